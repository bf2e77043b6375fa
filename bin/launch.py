"""Find this checkout's private environment and become the program that runs in it.

Every script in this folder comes through here. It knows where the environments are and when one may be
trusted; how one is made is told in environment.py, which is read only when that is needed. Any Python
since 2.7 can read this file, so that an old one gets an explanation instead of a syntax error, and a
warm start costs a few milliseconds: nothing beyond os, sys and built-in modules is imported.
"""

import binascii
import os
import sys

OLDEST_PYTHON = (3, 10)
NEWEST_KNOWN_PYTHON = (3, 14)
CHECKOUT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
WINDOWS = os.name == "nt"


def say(text):
    """Write a line for the person at the other end to stderr, if anyone still reads it."""
    try:
        os.write(2, ("catena-gtp: %s\n" % text).encode("utf-8", "replace"))
    except OSError:
        pass


def require_python():
    """Go on in a newer Python if this one is too old, or say what to install and exit 1."""
    if sys.version_info[:2] >= OLDEST_PYTHON:
        return
    newer = find_newer_python()
    if newer is None:
        say(
            "Python %d.%d or newer is needed, and this is Python %d.%d (%s)."
            % (OLDEST_PYTHON + sys.version_info[:2] + (sys.executable,))
        )
        say("No newer one is on the PATH. Install one (https://www.python.org/downloads/, or on Debian and")
        say("Ubuntu: apt install python3 python3-venv) and start with it: python3.12 bin/catena-gtp")
        sys.exit(1)
    become([newer] + sys.argv)


def find_newer_python():
    """Return the newest Python on the PATH that is new enough and does run, or None."""
    names = ["python3.%d" % minor for minor in range(NEWEST_KNOWN_PYTHON[1], OLDEST_PYTHON[1] - 1, -1)]
    names += ["python3", "python"]
    for name in names:
        for folder in os.environ.get("PATH", "").split(os.pathsep):
            candidate = os.path.join(folder, name + (".exe" if WINDOWS else ""))
            if os.access(candidate, os.X_OK) and runs_new_python(candidate):
                return candidate
    return None


def runs_new_python(candidate):
    """Tell whether a program is a Python that is new enough (version managers put up names that are not)."""
    import subprocess

    check = "import sys; sys.exit(sys.version_info[:2] < %r)" % (OLDEST_PYTHON,)
    with open(os.devnull, "r+b") as null:
        try:
            return subprocess.call([candidate, "-c", check], stdin=null, stdout=null, stderr=null) == 0
        except OSError:
            return False


def homes():
    """Return the folders that may hold this checkout's environments, the preferred one first."""
    chosen = os.environ.get("CATENA_GTP_ENV")
    if chosen:
        return [os.path.abspath(chosen)]
    return [os.path.join(CHECKOUT, ".catena-env"), user_home()]


def user_home():
    """Return the folder in the user's cache that serves a checkout which cannot be written to."""
    if WINDOWS:
        cache = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~\\AppData\\Local")
    elif sys.platform == "darwin":
        cache = os.path.expanduser("~/Library/Caches")
    else:
        cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    checkout = binascii.crc32(os.fsencode(CHECKOUT)) & 0xFFFFFFFF
    return os.path.join(cache, "catena-gtp", "env-%08x" % checkout)


def name_of(kind):
    """Return the start of the names of a kind's environments and mark: one for each sort of Python."""
    machine = os.environ.get("PROCESSOR_ARCHITECTURE", "") if WINDOWS else os.uname()[4]
    python = sys.implementation.cache_tag + getattr(sys, "abiflags", "")
    return "-".join([kind, python, sys.platform, machine])


def fingerprint(kind):
    """Return what an environment depends on; one made for anything else is not used.

    The settings of the tools, which close pyproject.toml, change nothing that is installed.
    """
    with open(os.path.join(CHECKOUT, "pyproject.toml"), "rb") as file:
        project = file.read().replace(b"\r\n", b"\n").split(b"\n[tool.", 1)[0]
    return b"\n".join([kind.encode(), os.fsencode(CHECKOUT), project])


def find_ready(kind):
    """Return the command that starts Python in a finished environment, or None where there is none.

    The mark of a finished environment holds its folder's name and, below, its fingerprint. It is written
    last of all, so what it names is complete. From here on to its end this process holds the environment,
    so that a newer one's set-up does not clear it away.
    """
    wanted = fingerprint(kind)
    for home in homes():
        try:
            with open(os.path.join(home, name_of(kind) + ".ready"), "rb") as file:
                folder, _, found = file.read().partition(b"\n")
        except OSError:
            continue
        environment = os.path.join(home, os.fsdecode(folder))
        python = python_in(environment)
        if found == wanted and os.path.exists(python) and hold(environment):
            return [python] + options_for(home)
    return None


def python_in(environment):
    """Return the path of an environment's Python."""
    return os.path.join(environment, "Scripts\\python.exe" if WINDOWS else "bin/python")


def options_for(home):
    """Return Python's options for environments of a home.

    Isolated: neither the folder it is started in nor PYTHON* variables can put another module in the way.
    Beside a checkout that cannot be written to, bytecode has its place with the environment.
    """
    options = ["-I"]
    if home == user_home():
        options += ["-X", "pycache_prefix=" + os.path.join(home, "bytecode")]
    return options


def hold(environment):
    """Share a lock on an environment until this process ends, or return False when it is being removed.

    The lock outlives execv. Windows needs none: there, what runs cannot be removed.
    """
    if WINDOWS:
        return True
    import fcntl

    try:
        descriptor = os.open(os.path.join(environment, "pyvenv.cfg"), os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return False
    except OSError:
        return True  # a file system without locks: nothing that it holds is ever removed
    os.set_inheritable(descriptor, True)
    return True


def ensure(kind):
    """Return the command that starts Python in the environment of a kind, which is made first if need be."""
    python = find_ready(kind)
    if python is None:
        import environment

        environment.make(kind)
        python = find_ready(kind)
    if python is None:
        say("the environment vanished as soon as it was made; is something else removing it?")
        sys.exit(1)
    return python


def become(command):
    """Go on as another program with the same streams; does not return."""
    if WINDOWS:
        attend(command)
    os.execv(command[0], command)


def attend(command):
    """Run a program with the same streams and leave with its exit status; an interrupt is its to answer."""
    import signal
    import subprocess

    process = subprocess.Popen(command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(process.wait())
