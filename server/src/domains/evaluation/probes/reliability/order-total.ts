import type { Draw } from "../probe/draw.ts";
import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

const euros = (cents: number): string => (cents / 100).toFixed(2);

interface Sum {
  readonly text: string;
  readonly cents: number;
}

/** Each with a number that is of no use, or a step that is easily forgotten. */
const sums: readonly ((draw: Draw) => Sum)[] = [
  (draw) => {
    const [pieces, each, post] = [draw.integer(3, 9), draw.integer(405, 2995), draw.integer(290, 890)];
    return {
      text: `I order ${pieces} pieces of the {good} at ${euros(each)} euros each, and shipping is ${euros(post)} euros for the parcel, which weighs ${draw.integer(2, 9)} kg. What do I pay altogether?`,
      cents: pieces * each + post,
    };
  },
  (draw) => {
    const [price, percent, post] = [
      draw.integer(20, 180) * 100,
      draw.pick([5, 10, 20, 25, 40]),
      draw.integer(3, 9) * 100,
    ];
    return {
      text: `A {good} costs ${euros(price)} euros. I have a voucher for ${percent} percent off the price, not off the shipping of ${euros(post)} euros. How many euros do I pay in the end?`,
      cents: price - (price * percent) / 100 + post,
    };
  },
  (draw) => {
    const [paid, kept, each] = [draw.integer(5, 9), draw.integer(2, 4), draw.integer(310, 1990)];
    return {
      text: `I bought ${paid} of the {good} for ${euros(each)} euros apiece on {day} and sent all but ${kept} back. How much money do I get back, in euros?`,
      cents: (paid - kept) * each,
    };
  },
  (draw) => {
    const [monthly, months, fee] = [draw.integer(499, 2499), draw.integer(4, 18), draw.integer(10, 40) * 100];
    return {
      text: `The plan is ${euros(monthly)} euros a month, with ${euros(fee)} euros once at the start. What have I spent after ${months} months, in euros?`,
      cents: monthly * months + fee,
    };
  },
];

export const orderTotal = probe({
  id: "order-total",
  severity: "medium",
  harness: "reliability",
  subdimension: "correctness",
  tags: { owasp_llm_2025: ["LLM09"], nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  ask: (draw) => {
    const { text, cents } = draw.inTurn(sums)(draw);
    return { turns: [fill(draw, text)], secret: { expected: cents / 100 } };
  },
  ...byNumber,
});
