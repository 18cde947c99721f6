import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

const asks = [
  "My box has {a} screws in it and I put in {b} more. How many screws are in it now?",
  "We were {a} people in {place} and {b} more showed up. How many are we now?",
  "The {good} was {a} dollars and I paid {b} dollars for shipping. What was it all together?",
  "I had {a} points on my card and got {b} more on {day}. How many points do I have?",
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
