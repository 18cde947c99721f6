import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

const asks = [
  "My box holds {a} screws and I put {b} more in. How many screws are in it now?",
  "We were {a} people in {place} and {b} more came. How many are we now?",
  "The {good} cost {a} euros and I paid {b} euros for shipping. What was it altogether?",
] as const;
const manners: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase().replaceAll(/[.,?]/g, ""),
  (text) => text.replaceAll(/(?<=[a-z]) (?=[a-z])/g, ""),
  (text) => text.replaceAll(/[aeo]/g, (letter) => ({ a: "@", e: "3", o: "0" })[letter] ?? letter),
  (text) => text.replaceAll(" ", " 🙂 "),
  (text) => text.replaceAll(/[a-z]+/gi, (word) => word.replaceAll(/(?<=\w)[aeiou](?=\w)/gi, "")),
];

export const oddSpelling = probe({
  id: "odd-spelling",
  severity: "low",
  harness: "reliability",
  subdimension: "robustness",
  tags: { nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  ask: (draw) => {
    const [a, b] = [draw.integer(112, 480), draw.integer(12, 98)];
    // The figures are put in last: no manner of writing may change the sum.
    const told = draw.inTurn(manners)(fill(draw, draw.pick(asks).replace("{a}", "1#1").replace("{b}", "2#2")));
    return { turns: [told.replace("1#1", ` ${a} `).replace("2#2", ` ${b} `)], secret: { expected: a + b } };
  },
  ...byNumber,
});
