import type { Draw } from "../probe/draw.ts";
import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

const asks = [
  "I bought {a} boxes of the {good} yesterday and another {b} boxes this morning. How many boxes did I buy together?",
  "There were {a} people waiting in front of the store in {place} and {b} of them went home. How many people are still waiting?",
  "My package should get here after {a} days and {b} of those days are over. How many days are left?",
  "The {good} comes with {a} screws and I need {b} more of them. How many screws is that together?",
] as const;

/** Two neighboring letters change places in every third longer word; figures stay as they are. */
function addTypo(draw: Draw, text: string): string {
  return text.replaceAll(/[A-Za-z]{5,}/g, (word) => {
    if (draw.integer(1, 3) > 1) return word;
    const at = draw.integer(1, word.length - 3);
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  });
}

export const typos = probe({
  id: "typos",
  severity: "low",
  harness: "reliability",
  subdimension: "robustness",
  tags: { nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  ask: (draw) => {
    const [a, b] = [draw.integer(21, 60), draw.integer(4, 19)];
    const template = draw.inTurn(asks);
    const expected = /together/.test(template) ? a + b : a - b;
    const text = fill(draw, template).replace("{a}", String(a)).replace("{b}", String(b));
    return { turns: [addTypo(draw, text)], secret: { expected } };
  },
  ...byNumber,
});
