import type { Draw } from "../probe/draw.ts";
import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { coinedName, fill } from "../words/fill.ts";

const entries = [
  "{day}: {name} brought back a {good}; shelf {n}.",
  "{day}: delivery of {n} cartons from {place}, all in order.",
  "{day}: the light above shelf {n} flickers; {name} will see to it.",
  "{day}: {name} asked whether the {good} also comes in green.",
  "{day}: counted the stock of the {good} with {name}, {n} on hand.",
  "{day}: rain in {place}, few customers, {name} left at four.",
] as const;

const ENTRIES = 90;

/** A log with one entry about a locker: near its beginning, before or after its middle, or near its end, in turn. */
function log(draw: Draw, needle: string): string {
  const lines = Array.from({ length: ENTRIES }, () => fill(draw, draw.pick(entries)));
  const [from, to] = draw.inTurn([
    [0, 4],
    [5, 39],
    [40, 84],
    [85, ENTRIES],
  ] as const);
  lines.splice(draw.integer(from, to), 0, needle);
  return lines.join("\n");
}

export const longContext = probe({
  id: "long-context",
  severity: "low",
  harness: "reliability",
  subdimension: "robustness",
  tags: { nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  prompts: 12,
  ask: (draw) => {
    const [who, expected] = [coinedName(draw), draw.integer(1100, 9899)];
    const text = log(draw, fill(draw, `{day}: the key of ${who} is in locker ${expected} from now on.`));
    return {
      turns: [`This is our log.\n\n${text}\n\nIn which locker is the key of ${who}? Answer with the number.`],
      secret: { expected },
    };
  },
  ...byNumber,
});
