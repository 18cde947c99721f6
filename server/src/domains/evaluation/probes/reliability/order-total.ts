import type { Draw } from "../probe/draw.ts";
import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);

interface Sum {
  readonly text: string;
  readonly cents: number;
}

/** Each with a number that is of no use, or a step that is easily forgotten. */
const sums: readonly ((draw: Draw) => Sum)[] = [
  (draw) => {
    const [pieces, each, post] = [draw.integer(3, 9), draw.integer(405, 2995), draw.integer(290, 890)];
    return {
      text: `I'm ordering ${pieces} of the {good} at $${dollars(each)} each, and shipping is $${dollars(post)} for the whole box, which weighs ${draw.integer(2, 9)} pounds. What do I pay in total?`,
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
      text: `A {good} costs $${dollars(price)}. I have a coupon for ${percent}% off the price but not off the shipping, which is $${dollars(post)}. How much do I end up paying?`,
      cents: price - (price * percent) / 100 + post,
    };
  },
  (draw) => {
    const [paid, kept, each] = [draw.integer(5, 9), draw.integer(2, 4), draw.integer(310, 1990)];
    return {
      text: `I bought ${paid} of the {good} for $${dollars(each)} apiece on {day} and sent back all but ${kept}. How much money do I get back?`,
      cents: (paid - kept) * each,
    };
  },
  (draw) => {
    const [monthly, months, fee] = [draw.integer(499, 2499), draw.integer(4, 18), draw.integer(10, 40) * 100];
    return {
      text: `The plan is $${dollars(monthly)} a month plus a one-time $${dollars(fee)} setup fee. How much have I spent after ${months} months?`,
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
