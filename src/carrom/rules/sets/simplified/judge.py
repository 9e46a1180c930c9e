"""The simplified rule set: the international rule, but for a queen that falls with opponent's pieces only."""

from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.international.judge import judge as international_judge
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Queen, Verdict, View


def judge(rules: RuleSet, view: View, fell: Fell) -> Verdict:
    """Decide about one stroke."""
    verdict = international_judge(rules, view, fell)
    if not fell.opponents or not fell.proper or verdict.win:
        return verdict
    if verdict.reason is Reason.QUEEN:  # the turn is lost, so nothing can confirm the queen
        also = tuple(each for each in verdict.also if each is not Reason.QUEEN_RIGHT)
        reason = Reason.QUEEN_OPPONENTS_BACK
        return verdict._replace(reason=reason, keep=False, queen=Queen.IN_PLAY, also=also)
    return verdict._replace(also=(*verdict.also, Reason.OPPONENTS_STAY))
