"""What acts on a clause without a citation, and how it is switched off: see ``clause_switches.py``.

A row says in which function (from ``carrom`` on) which expression or statement is exchanged, which refusal is
not made any more, or which figure of the rule set nobody follows.
"""

from collections.abc import Mapping
from typing import Final

from clause_switches import Exchanged, Row, Unread, Unrefused

_TOSS: Final = "match.toss_and_seats"
_BOARDS: Final = "match.boards"
_PLAY: Final = "match.play"
_PLACING: Final = "match.placing"
_SEATING: Final = "match.seating"
_SLAMS: Final = "match.slams"
_ROSETTE: Final = "equipment.rosette"
_STRIKER: Final = "equipment.striker"
_SPOT: Final = "rules.placement.penalty:judge_spot"

_FACING: Final = (
    Exchanged(
        f"{_TOSS}:_proper_seats", "len(taken) == 1 or opposite(taken[0]) is taken[1]", "True"
    ),
)
_PARTNERS: Final = (
    Exchanged(f"{_TOSS}:took_seats", "not _proper_seats(settings, seats)", "False"),
)
_CHOICE: Final = (
    Exchanged(
        f"{_TOSS}:breaking_team",
        "winner if state.choice is Choice.BREAK else winner.other",
        "winner",
    ),
    Exchanged(
        f"{_TOSS}:seating_team",
        "winner if state.choice is Choice.SEATS else winner.other",
        "winner.other",
    ),
)
_SITS_LAST: Final = Unread("chooser_sits_last")
_SEATS_FIXED: Final = Unrefused(f"{_TOSS}:took_seats", "NOT_NOW")
_ONE_TRIAL: Final = Unrefused(f"{_TOSS}:played_trial", "TRIAL_TAKEN")
_NO_TRIAL_LATE: Final = Unrefused(f"{_TOSS}:played_trial", "TRIAL_LATE")
_TRIALS_BEFORE: Final = Unrefused(f"{_TOSS}:_before_the_first_board", "NOT_NOW")
_WHITE: Final = Exchanged(
    f"{_BOARDS}:start_board", "settings.team(breaker)", "settings.team(breaker).other"
)
_BREAK_PASSES: Final = Exchanged(
    f"{_BOARDS}:_next_board",
    "next_player(settings, state, state.breaker or '')",
    "(state.breaker or '')",
)
_BREAK_PASSES_IN_MATCH: Final = Exchanged(
    f"{_BOARDS}:_finish_game", "next_player(settings, state, last or '')", "(last or '')"
)
_TURN_TO_THE_RIGHT: Final = Exchanged(
    f"{_SEATING}:next_player",
    "right_of(seat_of(state, player))",
    "right_of(seat_of(state, player), 3)",
)
_POINTS: Final = Unread("points_to_win")
_BOARDS_A_GAME: Final = Unread("boards_per_game")
_GAMES: Final = Unread("games_to_win")
_DECIDING_BOARD: Final = (
    Exchanged(f"{_BOARDS}:_next_board", "state.board == rules.boards_per_game", "False"),
    Exchanged(f"{_BOARDS}:_game_winner", "state.deciding_board", "False"),
    Exchanged(
        f"{_BOARDS}:toss_deciding_board",
        "first_of_team(settings, state, state.breaker or '', winner)",
        "first_of_team(settings, state, state.breaker or '', winner.other)",
    ),
)
_MOST_POINTS: Final = Exchanged(f"{_BOARDS}:_leader", "a > b", "a < b")
_RIGHT_HAND_PLACER: Final = Exchanged(
    f"{_SEATING}:placer_for", "next_player(settings, state, player)", "player"
)
_PLAYER_PLACES: Final = (
    Exchanged(f"{_SEATING}:placer_for", "settings.team(player) is owner", "True"),
)
_FINISHED: Final = (
    Exchanged(
        "rules.verdict:finishes", "fell > 0 and left(side, fell, back, penalty) == 0", "False"
    ),
)
_ROSETTE_SET: Final = (
    Exchanged(f"{_ROSETTE}:rosette", "colours[number % 2]", "colours[number // 2 % 2]"),
    Exchanged(f"{_ROSETTE}:rosette", "Point(0.0, 0.0)", "Point(0.0, 0.01)"),
    Exchanged(f"{_ROSETTE}:_rings", "apart * towards.x", "1.01 * apart * towards.x"),
)
_GIVEN_PIECES: Final = Exchanged(
    f"{_ROSETTE}:rosette", "(*rings, Standing(Piece.QUEEN, Point(0.0, 0.0)))", "tuple(rings)"
)
_FAULTS: Final = f"{_STRIKER}:faults"
_BOTH_LINES: Final = (
    Exchanged(_FAULTS, "not any(covers) and not all(lines)", "not any(covers) and not any(lines)"),
    Exchanged(f"{_STRIKER}:legal_intervals", "inner_edge <= radius", "False"),
)
_CIRCLE_WHOLLY: Final = (
    Exchanged(_FAULTS, "any(m and not c for m, c in zip(meets, covers, strict=True))", "False"),
    Exchanged(
        f"{_STRIKER}:legal_intervals", "_without(_union(allowed), barred)", "_union(allowed)"
    ),
)
_CIRCLE_AT_ALL: Final = Exchanged(
    _FAULTS, "[d <= radius - circle + SLACK for d in far]", "[False for d in far]"
)
_CANNON: Final = (
    Exchanged("rules.placement.lines:is_cannon", "slide is not None", "False"),
    Exchanged(
        "rules.placement.lines:is_cannon",
        "is_clear(Ray(driven, along), slide, others, reach)",
        "True",
    ),
    Exchanged(
        "rules.placement.lines:is_cannon",
        "is_clear(Ray(pusher, along), distance(pusher, driven) - reach, others, reach)",
        "True",
    ),
)
_WIDE_ANGLE: Final = Exchanged(
    "rules.placement.lines:entry",
    "abs(across) >= reach - TOLERANCE",
    "abs(across) >= reach / 2",
)
_PAIR: Final = (
    Exchanged("rules.placement.lines:is_pair", "slide is not None", "False"),
    Exchanged(
        "rules.placement.lines:is_pair", "_striker_reaches(pusher, along, others, base)", "True"
    ),
)
_SHOT: Final = (
    Exchanged(_SPOT, "set(lines_given(spot, seen))", "set()"),
    Exchanged(
        "rules.placement.lines:lines_given", "is_cannon(spot, own, hole, others, geometry)", "False"
    ),
)
_CENTRE: Final = (
    Exchanged(
        "rules.placement.centre:queen_spot",
        "spot_at_centre(layout, geometry)",
        "Point(0.0, 0.0)",
    ),
    Exchanged(
        "rules.placement.centre:spot_at_centre",
        "nearest(CENTRE, Region(keep_out(layout, geometry, 0.0))) or CENTRE",
        "nearest(Point(0.05, 0.0), Region(keep_out(layout, geometry, 0.0))) or CENTRE",
    ),
)
_AWAY: Final = Exchanged(
    "rules.placement.centre:return_away",
    "_against(back[0].at, player, now, geometry)",
    "spot_at_centre(now, geometry)",
)
_OUTSIDE: Final = Exchanged(_SPOT, "away > region.outer + TOLERANCE", "False")
_ON_CENTRE: Final = Exchanged(_SPOT, "away < region.inner - TOLERANCE", "False")
_TOUCHES: Final = Exchanged(_SPOT, "not region.contains(spot)", "False")
_TWO_OR_FOUR: Final = Exchanged(
    "match.settings:Settings.kind", "len(self.a) == 1", "len(self.a) == 2"
)
_HELD_GOES_OVER: Final = Exchanged(
    "match.next_turn:apply_ruling", "not keeps and settings.kind is Kind.DOUBLES", "False"
)
_SHOT_MADE: Final = Exchanged(
    "match.stroke_report:stroke_report",
    "not motion.left_base and not motion.touched and not motion.left_board",
    "not motion.touched and not motion.left_board",
)
_FELL: Final = Exchanged(
    "match.stroke_report:stroke_report",
    "tuple(Pocketed(piece, hole) for piece, hole in motion.pocketed)",
    "()",
)
_HOLES: Final = Exchanged(
    "match.stroke_report:stroke_report",
    "Pocketed(piece, hole)",
    "Pocketed(piece, 1)",
)
_REQUEST_STOPS: Final = Exchanged("match.umpire:requested", "untimed(state)", "state")
_PLAYED_ON: Final = Exchanged("match.play:struck", "state.phase is Phase.REQUEST", "False")
_THINKING: Final = Exchanged(
    "match.next_turn:thinking",
    "timed(settings, state, Timer.THINKING, at, settings.rule_set().thinking_seconds)",
    "state",
)

TABLE: Final[Mapping[str, tuple[Row, ...]]] = {
    "international:3.2.j": (
        Exchanged(
            "physics.simulate:_motion",
            "float(info[world.DURATION])",
            "float(info[world.DURATION]) / 2",
        ),
    ),
    "international:5.1.pocket": (
        Exchanged("physics.motion:Motion.pocketed", "(fall.piece, fall.hole)", "(fall.piece, 1)"),
        Exchanged("physics.motion:Motion.pocketed", "self.falls", "()"),
    ),
    "club:striker.1": (
        Exchanged(
            "rules.sets.club.judge:_striker",
            "Verdict(reason, own_back=back, penalty=1, queen=view.queen)",
            "Verdict(reason, own_back=back, penalty=0, queen=view.queen)",
        ),
    ),
    "settled:41": (Exchanged("equipment.inspection:_notes", "rule.noted_below", "None"),),
    "international:3.1.a": _FACING,
    "international:3.1.b": _PARTNERS,
    "international:3.3": (
        *_CHOICE,
        _SEATS_FIXED,
        Unrefused(f"{_TOSS}:named_breaker", "NOT_OF_THAT_TEAM"),
        Exchanged(
            f"{_TOSS}:took_seats",
            "state.choice is Choice.SEATS and set(seats.values()) == everybody",
            "False",
        ),
    ),
    "international:3.4": (
        _ONE_TRIAL,
        _NO_TRIAL_LATE,
        _TRIALS_BEFORE,
        Exchanged(
            f"{_TOSS}:played_trial",
            "all(player in state.late for player in settings.members(fact.team))",
            "any(player in state.late for player in settings.members(fact.team))",
        ),
    ),
    "international:3.5.a": _ROSETTE_SET,
    "international:3.5.b": (
        _WHITE,
        Unrefused(f"{_PLAY}:turned_rosette", "ONLY_THE_BREAKER"),
        Exchanged(f"{_PLAY}:turned_rosette", "fact.degrees % 360.0", "state.rosette_turn"),
        Exchanged(f"{_ROSETTE}:_rings", "90 + 60 * k + turn_degrees", "90 + 60 * k"),
    ),
    "international:3.5.e": (
        Exchanged(f"{_PLAY}:struck", "state.phase is Phase.READY", "False"),
        Exchanged(
            f"{_PLAY}:said_play", "changed(state, phase=Phase.STROKE, match_until=until)", "state"
        ),
    ),
    "international:3.5.g": (_BREAK_PASSES, _BREAK_PASSES_IN_MATCH),
    "international:3.5.h": (_BREAK_PASSES, _TURN_TO_THE_RIGHT),
    "international:3.7.e": (_POINTS, _BOARDS_A_GAME, *_DECIDING_BOARD, _MOST_POINTS),
    "international:3.11.g": (_RIGHT_HAND_PLACER, *_PLAYER_PLACES),
    "international:3.11.h": (Unrefused(f"{_PLAY}:struck", "PLACE_FIRST"),),
    "international:3.11.i": (
        Unrefused(f"{_PLACING}:found_no_room", "THERE_IS_ROOM"),
        Unrefused(f"{_PLACING}:found_room", "NO_ROOM"),
        Exchanged(f"{_PLACING}:reconsider_held", "_room(settings, state, held.holder)", "False"),
    ),
    "international:3.11.m": (_OUTSIDE, _ON_CENTRE, _TOUCHES),
    "international:3.11.p": (
        Exchanged(_SPOT, "set(lines_given(spot, seen))", "set()"),
        *_CANNON[:1],
        *_PAIR[:1],
    ),
    "international:3.12.b": _CENTRE,
    "international:3.2.h": (*_BOTH_LINES, *_CIRCLE_WHOLLY, _CIRCLE_AT_ALL),
    "international:3.2.i": (_SHOT_MADE,),
    "international:4.2": (
        Exchanged(
            "match.boards:forfeit_match",
            "_finish_match(state, winner, Ending.DISQUALIFIED)",
            "state",
        ),
        Unrefused("match.umpire:disqualified", "NO_SUCH_CLAUSE"),
    ),
    "international:5.1.board": (
        Exchanged(
            "rules.verdict:finishes", "fell > 0 and left(side, fell, back, penalty) == 0", "False"
        ),
        Exchanged(f"{_BOARDS}:_next_board", "start_board(settings, state, breaker)", "state"),
    ),
    "international:5.1.game": (_POINTS, _BOARDS_A_GAME, *_DECIDING_BOARD[:2], _MOST_POINTS),
    "international:5.1.match": (_GAMES,),
    "international:5.1.singles": _FACING,
    "international:5.1.doubles": _PARTNERS,
    "international:5.1.break": (
        Exchanged(f"{_PLAY}:struck", "not fact.stroke.touched", "False"),
        Exchanged(
            "rules.stroke_ruling:_conclude", "situation.broken or fell.touched", "situation.broken"
        ),
        Exchanged("rules.stroke_ruling:_conclude", "situation.broken or fell.touched", "True"),
    ),
    "international:5.1.finish": _FINISHED,
    "international:5.1.imaginary-lines": (
        Exchanged(
            "equipment.geometry:Geometry.arrows",
            "Point(sx * near, sy * near)",
            "Point(sx * near + 0.001, sy * near)",
        ),
    ),
    "international:5.1.replace": (*_CENTRE, _OUTSIDE, _ON_CENTRE),
    "international:5.1.cannon": _CANNON,
    "international:5.1.pair": _PAIR,
    "international:3.8.a": (Exchanged(f"{_SEATING}:after_change", "2", "1"),),
    "international:3.8.b": (
        Exchanged(f"{_SEATING}:after_change", "2 if settings.kind is Kind.SINGLES else 1", "2"),
    ),
    "club:game.1": (_TWO_OR_FOUR,),
    "club:game.2": (*_FACING, *_PARTNERS),
    "club:game.3": (_WHITE,),
    "club:game.4": (
        Exchanged("rules.sets.club.judge:_judge_end", "not fell.own or remaining", "True"),
        Exchanged("rules.sets.club.judge:_judge_end", "queen is Queen.IN_PLAY", "False"),
    ),
    "club:pocketing.1": (_FELL, _HOLES),
    "club:pocketing.2": (*_BOTH_LINES, _CIRCLE_WHOLLY[0]),
    "club:pocketing.3": (_FELL, _HOLES),
    "club:play.1": (
        Exchanged(
            f"{_TOSS}:tossed",
            "changed(state, phase=Phase.CHOICE, toss_winner=fact.winner)",
            "changed(state, phase=Phase.CHOICE, toss_winner=fact.winner.other)",
        ),
    ),
    "club:play.2": (*_ROSETTE_SET, _GIVEN_PIECES),
    "club:queen.2": (
        Exchanged("rules.sets.club.judge:_judge_end", "queen is Queen.IN_PLAY", "False"),
    ),
    "club:score.1": (_POINTS,),
    "club:score.2": (
        Exchanged(
            f"{_BOARDS}:_game_winner", "state.board == rules.boards_per_game", "state.board == 8"
        ),
    ),
    "icf:5": (
        *_FINISHED,
        Exchanged(f"{_PLAY}:struck", "state.phase is Phase.READY", "False"),
        Exchanged(
            f"{_PLAY}:said_play", "changed(state, phase=Phase.STROKE, match_until=until)", "state"
        ),
    ),
    "icf:7": _FINISHED,
    "icf:9": (_OUTSIDE, _ON_CENTRE, _TOUCHES),
    "icf:10": (
        Exchanged("rules.stroke:count", "fallen.piece is mine", "False"),
        Exchanged(
            "rules.stroke:count", "fallen.piece is mine", "fallen.piece is mine and stroke.proper"
        ),
    ),
    "icf:16.a": _SHOT,
    "icf:16.b": _SHOT,
    "icf:18": (Exchanged(f"{_PLAY}:struck", "fact.by != state.turn", "False"),),
    "icf:26.a": (Exchanged(f"{_SLAMS}:slam", "own or _in_turn(entry) is team", "False"),),
    "icf:26.b": (Unread("slam_of_remaining"),),
    "icf:27": _FACING,
    "icf:28": _PARTNERS,
    "icf:39.a": (*_CHOICE, _SITS_LAST),
    "icf:39.b": _CHOICE,
    "icf:39.c": (*_CHOICE, _SITS_LAST),
    "icf:39.d": (_SEATS_FIXED,),
    "icf:40": (_ONE_TRIAL, _TRIALS_BEFORE),
    "icf:41.b": (
        Exchanged(f"{_BOARDS}:_next_board", "start_board(settings, state, breaker)", "state"),
    ),
    "icf:42": _CHOICE[:1],
    "icf:43": (_WHITE,),
    "icf:49.a": (_BREAK_PASSES, _BREAK_PASSES_IN_MATCH, Unread("break_begins_anew"), _WHITE),
    "icf:49.b": (_TURN_TO_THE_RIGHT,),
    "icf:56.a": (_POINTS, _BOARDS_A_GAME, _MOST_POINTS),
    "icf:56.b": (_BOARDS_A_GAME, *_DECIDING_BOARD),
    "icf:57": (_GAMES,),
    "icf:60.a": (Unread("seat_change_board"), Unread("seat_change_points")),
    "icf:60.b": (
        Unread("seat_change_points"),
        Exchanged(
            f"{_BOARDS}:_next_board",
            "rules.seat_change_board is not None and state.board >= rules.seat_change_board",
            "state.board >= 4",
        ),
    ),
    "icf:61": (Unread("seat_change_minutes"),),
    "icf:65.b": (_AWAY,),
    "icf:65.c": (_AWAY,),
    "icf:78.b": (_RIGHT_HAND_PLACER, *_PLAYER_PLACES),
    "icf:79.b": (_HELD_GOES_OVER,),
    "icf:80": (
        Exchanged(f"{_PLACING}:forwent", "not settings.rule_set().book.placing.forgo", "True"),
        Exchanged(f"{_PLACING}:_pocketed_again", "before.on_board - count", "before.on_board"),
    ),
    "icf:81": (
        Exchanged(f"{_PLACING}:reconsider_held", "_room(settings, state, held.holder)", "False"),
    ),
    "icf:89.a": (Exchanged("rules.stroke_ruling:_settle", "side.owed + penalty", "penalty"),),
    "icf:93": (*_CENTRE[1:],),
    "icf:94": (*_CENTRE[:1],),
    "icf:119": (Unrefused("match.umpire:changed_board", "NOT_NOW"),),
    "icf:60.c": (Unrefused("match.umpire:changed_seats", "NOT_NOW"),),
    "icf:118.b": (_REQUEST_STOPS, _PLAYED_ON, Unrefused("match.umpire:changed_board", "NOT_NOW")),
    "icf:122.e": (_REQUEST_STOPS, _PLAYED_ON),
    "icf:124.a": (_THINKING,),
    "icf:124.b": (_THINKING,),
    "icf:127.a": (_SHOT_MADE,),
    "icf:45.b": (Unread("break_attempts_each"),),
    "icf:46": (Unread("thinking_seconds"),),
    "icf:50": (Unread("thinking_seconds"),),
    "icf:88.a": (Unread("placing_seconds"),),
    "icf:137": (Unread("passes"),),
    "icf:138": (Unread("rest_minutes"),),
    "icf:139": (Unread("concede_in_turn"),),
    "icf:143.h": (Unread("disturbances"),),
    "percuteur:aim.1": (_TWO_OR_FOUR,),
    "percuteur:aim.2": (*_FACING, *_PARTNERS),
    "percuteur:play.1": _ROSETTE_SET,
    "percuteur:play.2": _ROSETTE_SET,
    "percuteur:play.5": (
        _POINTS,
        Exchanged(
            f"{_BOARDS}:_game_winner", "state.board == rules.boards_per_game", "state.board == 8"
        ),
    ),
    "percuteur:striker.1": (_FELL, _HOLES),
    "percuteur:striker.2": _BOTH_LINES,
    "percuteur:striker.3": _CIRCLE_WHOLLY,
    "percuteur:striker.4": (*_CIRCLE_WHOLLY, _CIRCLE_AT_ALL),
    "percuteur:striker.5": (_FELL, _HOLES),
    "percuteur:striker.6": (_FELL, _HOLES),
    "percuteur:points.1": (
        Exchanged("rules.sets.percuteur.judge:_win", "pocketed(mine)", "0"),
        Exchanged("rules.sets.percuteur.judge:_win", "pocketed(theirs)", "0"),
    ),
    "percuteur:points.5": (
        Exchanged("rules.sets.percuteur.judge:_judge_end", "queen not in _UNCOVERED", "True"),
    ),
    "simplified:game.1": (_TWO_OR_FOUR,),
    "simplified:game.2": (*_ROSETTE_SET, _GIVEN_PIECES),
    "simplified:game.3": (_WHITE,),
    "simplified:game.4": (_FELL, _HOLES),
    "simplified:game.5": _BOTH_LINES,
    "simplified:game.6": (
        Exchanged("match.stroke_report:stroke_report", "motion.touched", "False"),
    ),
    "simplified:game.10": (_POINTS,),
    "settled:16": (*_CANNON, *_PAIR, _WIDE_ANGLE),
    "settled:35": (
        Exchanged(
            "rules.checks:_check_turn",
            "Condition.OPPONENTS_TURN in found.when and theirs",
            "False",
        ),
    ),
    "settled:38": (
        Exchanged(
            f"{_PLAY}:turned_rosette",
            "situation.break_attempts < attempts",
            "situation.break_attempts < 1",
        ),
        Unrefused(f"{_PLAY}:turned_rosette", "ONLY_THE_BREAKER"),
        Exchanged(
            f"{_PLAY}:turned_rosette",
            "not situation.broken and situation.break_attempts < attempts",
            "True",
        ),
    ),
    "settled:40": (
        _BREAK_PASSES_IN_MATCH,
        Unread("break_begins_anew"),
        Unread("concede_in_turn"),
    ),
    "settled:43": (
        Exchanged(f"{_SLAMS}:_cleared", "queen_covered(last, winner)", "True"),
        Exchanged(f"{_SLAMS}:_cleared", "winner is not Side.WHITE", "False"),
        Exchanged(f"{_SLAMS}:slam", "own or _in_turn(entry) is team", "False"),
        Unread("slams"),
    ),
    "settled:56": (
        Exchanged(f"{_ROSETTE}:_loosened", "_LOOSE * across", "2 * _LOOSE * across"),
        Exchanged(f"{_ROSETTE}:_loosened", "_LOOSE * across", "0.0"),
    ),
}
"""By clause: the rows that switch it off, one at a time."""

WITHOUT: Final[Mapping[str, str]] = {
    "international:2": "it names the parts; what is asked of each stands under a clause of its own",
}
"""Clauses that act, and why there is nothing to switch off."""
