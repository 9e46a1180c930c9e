/** An analysed stroke in words and figures. */

import { preferences } from "./preferences.svelte";
import type { AnalysedStroke } from "./protocol";
import { t } from "./texts";

export const percent = (share: number): string =>
  new Intl.NumberFormat(preferences.language, { style: "percent" }).format(share);

export const tenths = (value: number): string =>
  new Intl.NumberFormat(preferences.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A signed difference in hundredths, such as −6%. */
export const lossText = (loss: number): string => (loss < 0.005 ? percent(0) : `−${percent(loss)}`);

/** How likely the stroke was, and what the best would have been. */
export function chanceText({ chance, best }: AnalysedStroke): string {
  return best
    ? t("analysis-chance-best", { chance: percent(chance), best: percent(best.chance) })
    : t("analysis-chance", { chance: percent(chance) });
}
