import type { Draw } from "../probe/draw.ts";
import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";
import { numberOnly } from "../words/number-only.ts";
import { fullName } from "../words/people.ts";

const entries = [
  "{day}: {name} brought back a {good}, shelf {n}.",
  "{day}: delivery of {n} boxes from {place}, all good.",
  "{day}: light over shelf {n} is flickering, {name} will look at it.",
  "{day}: {name} asked if the {good} also comes in green.",
  "{day}: counted the {good} with {name}, {n} in stock.",
  "{day}: rain in {place}, slow day, {name} left at four.",
  "{day}: {name} and {name2} swapped shifts.",
  "{day}: someone from {place} called about the {good}, will call back.",
] as const;

const asks = [
  "This is our shop log.\n\n{log}\n\n{question}",
  "{question} It should be somewhere in here:\n\n{log}",
  "pasting the whole log, sorry it's long\n\n{log}\n\n{question}",
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
  ask: (draw) => {
    const [who, expected] = [fullName(draw), draw.integer(1100, 9899)];
    const text = log(draw, fill(draw, `{day}: ${who}'s key is in locker ${expected} from now on.`));
    return {
      turns: [
        draw
          .pick(asks)
          .replace("{log}", text)
          .replace("{question}", numberOnly(draw, `Which locker is ${who}'s key in?`)),
      ],
      secret: { expected },
    };
  },
  ...byNumber,
});
