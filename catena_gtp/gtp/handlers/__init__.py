"""What each command does, by theme; each module ends with its part of the command table."""
