"""All strokes in all situations, and what must hold for the ruling on each.

``classes`` yields one of each kind (seconds), ``product`` every combination (``./do soak``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product as cross

from carrom.equipment.pieces import Piece
from carrom.rules import (
    Call,
    Pocketed,
    QueenState,
    RuleSet,
    Ruling,
    Side,
    SideState,
    Situation,
    Stroke,
    rule,
    rule_call,
)
from carrom.rules.book import Breach, Condition, Resting
from carrom.rules.checks import ReportError, check, check_call, check_situation
from carrom.rules.situation import paid_first

MOST = {"international": 12, "icf": 12, "simplified": 12, "club": 14, "percuteur": 14}
AT_ONCE = {"icf": 2}
"""Penalty pieces that one stroke can cost, where that is not one."""
QUEENS = (
    (QueenState.ON_BOARD, None),
    (QueenState.AWAITING_COVER, Side.WHITE),
    (QueenState.COVERED, Side.WHITE),
    (QueenState.COVERED, Side.BLACK),
)
OFF: tuple[tuple[Piece, ...], ...] = ((), (Piece.STRIKER,), (Piece.BLACK,), (Piece.QUEEN,))
STRIKERS = ("none", "last", "first", "follows")
RESTING: tuple[tuple[Piece, ...], ...] = (
    (Piece.WHITE,),
    (Piece.BLACK,),
    (Piece.QUEEN,),
    (Piece.WHITE, Piece.BLACK),
    (Piece.QUEEN, Piece.WHITE, Piece.WHITE),
)
"""What rests on something at a hole, or falls after the stroke."""


def stroke_of(
    own: int, opp: int, queen: bool, striker: str, proper: bool, off: tuple[Piece, ...], white: bool
) -> Stroke:
    mine, theirs = (Piece.WHITE, Piece.BLACK) if white else (Piece.BLACK, Piece.WHITE)
    fallen = [Pocketed(mine, 1)] * own + [Pocketed(theirs, 2)] * opp
    fallen += [Pocketed(Piece.QUEEN, 3)] * queen
    if striker == "first":
        fallen.insert(0, Pocketed(Piece.STRIKER, 1))
    elif striker != "none":
        fallen.append(Pocketed(Piece.STRIKER, 1 if striker == "follows" else 4))
    flipped = {Piece.BLACK: theirs}
    return Stroke(tuple(fallen), tuple(flipped.get(p, p) for p in off), True, proper)


def strokes(
    own: int, opp: int, queen: QueenState, offs: Sequence[tuple[Piece, ...]]
) -> Iterator[tuple[Stroke, Stroke]]:
    """Yield strokes by White, each with its mirror image by Black."""
    counts = cross(range(min(3, own) + 1), range(min(3, opp) + 1))
    for mine, theirs in counts:
        for falls in (False, True) if queen is QueenState.ON_BOARD else (False,):
            for striker, proper, off in cross(STRIKERS, (True, False), offs):
                if Piece.STRIKER in off and striker != "none":
                    continue
                if Piece.QUEEN in off and (falls or queen is not QueenState.ON_BOARD):
                    continue
                if Piece.BLACK in off and theirs == opp:
                    continue
                if striker == "follows" and not mine:
                    continue
                white = stroke_of(mine, theirs, falls, striker, proper, off, True)
                black = stroke_of(mine, theirs, falls, striker, proper, off, False)
                yield white, black


def situations(
    counts: Sequence[int],
    dues: Sequence[tuple[int, int]],
    tries: Sequence[int],
    points: Sequence[tuple[int, int]],
    held: Sequence[int] = (0,),
) -> Iterator[Situation]:
    for own, opp, (queen, by), entitled in cross(counts, counts, QUEENS, (True, False)):
        for (owed, opp_owed), left, (mine, theirs), kept in cross(dues, tries, points, held):
            if own + kept > 9:
                continue
            yield Situation(
                white=SideState(own, owed, kept, entitled, mine),
                black=SideState(opp, opp_owed, 0, True, theirs),
                queen=queen,
                queen_by=by,
                tries=left,
            )


def violation(rules: RuleSet, situation: Situation, white: Stroke, black: Stroke) -> str | None:
    """Return what does not hold for the ruling on this stroke, or None."""
    check(situation, white)
    ruling = rule(rules, situation, white)
    mirrored = rule(rules, situation.swapped(), black)
    if mirrored.next is not (None if ruling.next is None else ruling.next.other):
        return "swapping colours does not swap the turn"
    if mirrored.situation.swapped() != ruling.situation or mirrored.clauses != ruling.clauses:
        return "swapping colours does not swap the ruling"
    before = paid_first(situation)
    if ruling.result is not None:
        return _wrong_end(rules, ruling)
    for side, fell, back in (
        (Side.WHITE, Piece.WHITE, ruling.returned.white),
        (Side.BLACK, Piece.BLACK, ruling.returned.black),
    ):
        was, now = before.side(side), ruling.situation.side(side)
        gone = sum(p.piece is fell for p in white.pocketed)
        if now.on_board != was.on_board - gone + back or now.held != was.held:
            return f"{side} pieces are not conserved"
        if not 0 <= now.in_net <= 9 or now.owed < 0 or back < 0:
            return f"{side} has impossible counts"
        if now.owed and now.in_net:
            return f"{side} could have paid"
        if now.owed > was.owed + AT_ONCE.get(rules.name, 1):
            return f"{side} owes too many pieces more"
    if not ruling.situation.broken and not ruling.situation.break_attempts > before.break_attempts:
        return "an attempt at the break is not counted"
    return _wrong_course(ruling, white, before)


def _wrong_course(ruling: Ruling, stroke: Stroke, before: Situation) -> str | None:
    after = ruling.situation
    check_situation(after)
    if ruling.next is not after.to_play:
        return "the next player is not the one to play"
    fell = any(p.piece is Piece.QUEEN for p in stroke.pocketed)
    was_off = fell or before.queen is not QueenState.ON_BOARD
    back = was_off and after.queen is QueenState.ON_BOARD
    if ruling.returned.queen is not back:
        return "the queen is not conserved"
    if before.queen is QueenState.COVERED and after.queen_by is not before.queen_by:
        return "a covered queen changed hands"
    if after.tries < 1 or not ruling.clauses or not ruling.messages:
        return "the ruling says too little"
    if after.queen is QueenState.AWAITING_COVER and not after.side(after.to_play).entitled:
        return "a queen is awaited by a side without the right to it"
    return None


def _wrong_end(rules: RuleSet, ruling: Ruling) -> str | None:
    result = ruling.result
    assert result is not None
    if result.winner is None or ruling.next is not None:
        return "a finished board has one winner and nobody plays next"
    points = {Side.WHITE: result.white, Side.BLACK: result.black}
    if min(points.values()) < 0 or max(points.values()) > MOST[rules.name]:
        return "the points are out of range"
    if result.on_demand and not points[result.winner] <= MOST[rules.name] - result.on_demand:
        return "more can be asked for than a board can bring"
    if rules.name != "percuteur" and points[result.winner.other]:
        return "the loser scored"
    return None if ruling.clauses and ruling.messages else "the ruling says too little"


def classes(rules: RuleSet) -> Iterator[tuple[Situation, Stroke, Stroke]]:
    """Yield one of each kind: first, middle and last pieces, dues where they can be unpaid."""
    tries = (1, 3) if rules.name == "club" else (1,)
    free = situations((1, 2, 5), ((0, 0),), tries, ((0, 0),))
    bound = situations((1, 9), ((0, 0), (1, 2), (2, 1)), (1,), ((23, 24),))
    held = situations((1,), ((0, 0),), (1,), ((0, 0),), held=(1, 8))
    for group in (free, bound, held):
        for situation in group:
            on_board = situation.white.on_board, situation.black.on_board
            for white, black in strokes(*on_board, situation.queen, OFF):
                yield situation, white, black


def product(rules: RuleSet, own: int) -> Iterator[tuple[Situation, Stroke, Stroke]]:
    """Yield every combination in which the player has ``own`` pieces on the board."""
    tries = (1, 2, 3) if rules.name == "club" else (1,)
    dues = tuple(cross(range(3), range(3)))
    for situation in situations(range(1, 10), dues, tries, ((0, 0),)):
        if situation.white.on_board != own:
            continue
        for white, black in strokes(own, situation.black.on_board, situation.queen, OFF):
            yield situation, white, black


def unbroken(rules: RuleSet) -> Iterator[tuple[Situation, Stroke, Stroke]]:
    """Yield breaks: attempts that touch nothing, and ones that do."""
    for attempts, owed, opp_owed in cross(range(7), range(3), range(3)):
        situation = Situation(
            white=SideState(owed=owed),
            black=SideState(owed=opp_owed),
            broken=False,
            break_attempts=attempts,
        )
        for white, black in strokes(9, 9, QueenState.ON_BOARD, OFF):
            yield situation, white, black
        for striker, proper in cross(("none", "last"), (True, False)):
            both = (stroke_of(0, 0, False, striker, proper, (), w) for w in (True, False))
            white, black = (replace(stroke, touched=False) for stroke in both)
            yield situation, white, black


def calls(rules: RuleSet) -> Iterator[tuple[Situation, Call]]:
    """Yield every umpire's call by either side in situations of every kind."""
    boards = [
        Situation(broken=False),
        Situation(broken=False, break_attempts=1),
        *situations((1, 5, 8, 9), ((0, 0), (1, 2)), (1,), ((0, rules.queen_ceiling),)),
        *situations((5,), ((0, 0),), (2,), ((0, 0),), held=(1,)),
    ]
    for situation, (clause, found), by in cross(boards, rules.book.calls.items(), Side):
        yield situation, Call(clause, by)
        if found.late_differs:
            yield situation, Call(clause, by, noticed=False)
        if by is situation.to_play:
            yield situation, Call(clause, by, before_stroke=True)
            yield situation, Call(clause, by, partner=True)
        if found.resting is not Resting.NONE:
            for pieces in RESTING:
                yield situation, Call(clause, by, pieces)


def call_violation(rules: RuleSet, situation: Situation, call: Call) -> str | None:
    """Return what does not hold for the ruling on this call, or None; refusals are fine."""
    flipped = {Piece.WHITE: Piece.BLACK, Piece.BLACK: Piece.WHITE}
    pieces = tuple(flipped.get(piece, piece) for piece in call.pieces)
    mirrored = replace(call, by=call.by.other, pieces=pieces)
    try:
        check_call(rules, situation, call)
    except ReportError:
        return None
    ruling = rule_call(rules, situation, call)
    swapped = rule_call(rules, situation.swapped(), mirrored)
    if swapped.situation.swapped() != ruling.situation or swapped.clauses != ruling.clauses:
        return "swapping colours does not swap the ruling"
    if ruling.result is not None:
        void = ruling.result.winner is None or ruling.result.game_conceded
        return None if void else _wrong_end(rules, ruling)
    check_situation(ruling.situation)
    before = paid_first(situation)
    there = sum(before.side(side).on_board for side in Side)
    after = sum(ruling.situation.side(side).on_board for side in Side)
    gone = sum(piece in flipped for piece in call.pieces)
    rule = rules.book.calls[call.clause]
    if rule.resting is Resting.TAKEN_FOR_OWN:  # they fell before, and are counted otherwise now
        gone = 0
    gone += Condition.PIECE_LEFT_OUT in rule.when
    if after != there - gone + ruling.returned.white + ruling.returned.black:
        return "pieces are not conserved"
    queen_fell = Piece.QUEEN in call.pieces
    if queen_fell is (ruling.situation.queen is QueenState.ON_BOARD) is not ruling.returned.queen:
        return "the queen is not conserved"
    for side in Side:
        now = ruling.situation.side(side)
        if now.owed and now.in_net and rule.breach is not Breach.EARLY_BREAK:
            return f"{side} could have paid"
        if now.owed > before.side(side).owed + 1:
            return f"{side} owes more than one piece more"
    waiting = ruling.situation.queen is QueenState.AWAITING_COVER
    if waiting and ruling.situation.queen_by is not ruling.next:
        return "a queen is awaited by a side that does not play"
    return None if ruling.clauses and ruling.messages else "the ruling says too little"
