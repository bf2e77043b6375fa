from __future__ import annotations

from collections import Counter

from catena_gtp.notation import Lettering, format_cell, format_result
from catena_gtp.rules import Color, GameType, Position
from tests.rules.judged_games import JudgedGame, judged_games


def counts(position: Position, before: Position) -> tuple[int, int, int]:
    """Count stones as they stood before the closing captures of R16, if those were just made."""
    colors = Counter(position.stones.values())
    limited = 0
    for strip in position.strips:
        limited += len(strip.cells) if strip.limited else 0
        if position.is_over and not strip.limited:
            for cell in strip.cells:
                colors[position.stones[cell]] -= 1
                colors[before.stones.get(cell, before.to_move)] += 1
    return colors[Color.BLACK], colors[Color.WHITE], limited


def judge(game: JudgedGame) -> Position:
    position = Position.initial(game.ruleset)
    for (color, action), legal, wanted in zip(game.moves, game.legal_counts, game.counts_after, strict=True):
        assert not position.is_over
        assert position.to_move is color
        assert len(position.legal_actions()) == legal
        before, position = position, position.play(action)
        assert counts(position, before) == wanted
    return position


def test_every_judged_game_agrees_move_by_move_and_at_the_end() -> None:
    for game in judged_games():
        final = judge(game)
        assert final.is_over
        assert final.legal_actions() == ()
        for color, wanted in ((Color.BLACK, game.final_black), (Color.WHITE, game.final_white)):
            cells = {cell for cell, owner in final.stones.items() if owner is color}
            assert {format_cell(cell, final.board, Lettering.CATENA) for cell in cells} == wanted
        score = final.score()
        assert score.margin == game.margin
        assert format_result(score) == game.score


def test_the_judged_games_hold_every_kind_of_game() -> None:
    games = judged_games()
    kinds = {(game.ruleset.game_type, game.ruleset.scoring) for game in games}
    assert len(kinds) == 9
    assert len(games) == 207
    assert {game.ruleset.side for game in games} == {2, 3, 4, 5, 6, 7, 8, 10}
    closing = [game for game in games if game.counts_after[-1][2] != sum(game.counts_after[-1][:2])]
    assert {game.ruleset.game_type for game in closing} == {GameType.DOUBLE}
