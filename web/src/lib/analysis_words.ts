/** An analysed stroke in words and figures. */

import { preferences } from "./preferences.svelte";
import type { AnalysedStroke, Why } from "./protocol";
import { t } from "./texts";

export const percent = (share: number): string =>
  new Intl.NumberFormat(preferences.language, { style: "percent" }).format(share);

export const tenths = (value: number): string =>
  new Intl.NumberFormat(preferences.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A signed difference in hundredths, such as −6%. */
export const lossText = (loss: number): string => (loss < 0.005 ? percent(0) : `−${percent(loss)}`);

/** How likely the stroke keeps the turn, and the best one found. */
export function turnText({ chance, best }: AnalysedStroke): string {
  return best
    ? t("analysis-turn-best", { chance: percent(chance), best: percent(best.chance) })
    : t("analysis-turn", { chance: percent(chance) });
}

/** The same and what was given away, each with its name. */
export function verdictText({ chance, best, loss, why }: AnalysedStroke): string {
  if (!best) return t("analysis-verdict", { chance: percent(chance) });
  const figures = { chance: percent(chance), best: percent(best.chance), loss: lossText(loss) };
  return [t("analysis-verdict-best", figures), ...(why ? [whyText(why)] : [])].join(". ");
}

/** The same in whole sentences, beside the drawn paths. */
export function fullText({ chance, best, loss, why }: AnalysedStroke): string {
  if (!best) return t("analysis-played", { chance: percent(chance) });
  const figures = { chance: percent(chance), best: percent(best.chance), loss: lossText(loss) };
  return [t("analysis-better", figures), ...(why ? [whyText(why)] : [])].join(" ");
}

const whyText = (why: Why): string => t(`analysis-why-${why}`);
