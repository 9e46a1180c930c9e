/** Rule sets as a server could tell of them. */

import type { RuleSetFeatures } from "../src/lib/protocol";

const said = (text: string): { en: string; fr: string } => ({ en: text, fr: `${text} (fr)` });

export function features(name: string, other: Partial<RuleSetFeatures> = {}): RuleSetFeatures {
  return {
    name,
    default: false,
    title: said(`The ${name} rules`),
    short: said(name.toUpperCase()),
    about: said("about"),
    more: said("more"),
    pieces: 9,
    points_to_win: 25,
    games_to_win: 1,
    boards_per_game: null,
    break_attempts: 1,
    break_attempts_each: false,
    thinking_seconds: 15,
    overtime_costs_piece: true,
    open_colours: false,
    several_tries: false,
    behind_line_matters: false,
    placed_at_centre: false,
    may_concede: true,
    may_concede_match: false,
    may_forgo: false,
    slams: true,
    striker_places: {},
    options: [],
    words: { en: "", fr: "" },
    neighbours: {},
    guide: {},
    ...other,
  };
}

export const PLAIN = features("plain", { default: true, break_attempts: 2 });
export const RICH = features("rich", {
  open_colours: true,
  several_tries: true,
  behind_line_matters: true,
  options: [
    {
      name: "splash",
      title: said("What does it cost?"),
      values: [
        { value: "piece", title: said("a piece") },
        { value: "nothing", title: said("nothing") },
      ],
    },
  ],
});
export const SMALL = features("small", { pieces: 4 });
