/** Where runs end that propose nothing: what a better search or a better decision would have to change. */
import { BENIGN_GROUP } from "../../server/src/domains/evolution/engine/decision/groups.ts";
import type { Played } from "./play.ts";

const ENDINGS = [
  "proposals",
  "nothing recommended",
  "no gain seen",
  "gain not shown",
  "harmless requests not shown to hold",
  "a dimension not shown to hold",
  "both",
  "a group got worse",
  "too few pairs",
] as const;

export type Ending = (typeof ENDINGS)[number];

const BY_FINISH: Readonly<Record<string, Ending>> = {
  superior: "proposals",
  nothing_to_propose: "nothing recommended",
  "inconclusive no_gain_seen": "no gain seen",
  "inferior worse": "no gain seen",
  "inconclusive gain_unproven": "gain not shown",
  "inconclusive gain_too_small": "gain not shown",
  "inferior group_worse": "a group got worse",
};

export function endingOf({ finish, unproven }: Pick<Played, "finish" | "unproven">): Ending {
  const known = BY_FINISH[finish];
  if (known) return known;
  if (finish !== "inconclusive group_unproven") return "too few pairs";
  if (!unproven.includes(BENIGN_GROUP)) return "a dimension not shown to hold";
  return unproven.length > 1 ? "both" : "harmless requests not shown to hold";
}

export const ENDINGS_HEAD = [
  `| bed | budget | runs | ${ENDINGS.join(" | ")} |`,
  `|---|${"---:|".repeat(ENDINGS.length + 2)}`,
];

export function endingsRow(bed: string, budget: number, runs: readonly Played[]): string {
  const endings = runs.map(endingOf);
  const counts = ENDINGS.map((ending) => endings.filter((one) => one === ending).length);
  return `| ${[bed, budget, runs.length, ...counts].join(" | ")} |`;
}
