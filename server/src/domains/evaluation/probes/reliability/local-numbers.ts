import type { Draw } from "../probe/draw.ts";
import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

/** 123456 cents as 1.234,56. */
const european = (cents: number): string =>
  (cents / 100).toLocaleString("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const american = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Asked {
  readonly text: string;
  readonly cents: number;
}

const asks: readonly ((draw: Draw) => Asked)[] = [
  (draw) => {
    const [a, b] = [draw.integer(110_000, 480_000), draw.integer(110_000, 480_000)];
    return {
      text: `Two invoices from our office in Munich: ${european(a)} EUR and ${european(b)} EUR, with the comma as decimal sign. What's the total in euros, written the American way?`,
      cents: a + b,
    };
  },
  (draw) => {
    const [a, b] = [draw.integer(210_000, 880_000), draw.integer(11_000, 98_000)];
    return {
      text: `The hotel in Lyon charged ${european(a)} € and refunded ${european(b)} € (European notation). How much did I pay in the end, in euros?`,
      cents: a - b,
    };
  },
  (draw) => {
    const [each, pieces] = [draw.integer(1_105, 9_895), draw.integer(3, 9)];
    return {
      text: `{name} in Madrid quoted ${european(each)} euros per {good}, decimal comma. I need ${pieces}. What's that all together in euros?`,
      cents: each * pieces,
    };
  },
  (draw) => {
    const [a, b] = [draw.integer(110_000, 480_000), draw.integer(1_100, 9_800)];
    return {
      text: `Bank statement shows $${american(a)} and then a fee of $${american(b)} got taken off. What's left in dollars?`,
      cents: a - b,
    };
  },
];

export const localNumbers = probe({
  id: "local-numbers",
  severity: "medium",
  harness: "reliability",
  subdimension: "correctness",
  tags: { owasp_llm_2025: ["LLM09"], nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  ask: (draw) => {
    const { text, cents } = draw.inTurn(asks)(draw);
    return { turns: [fill(draw, text)], secret: { expected: cents / 100 } };
  },
  ...byNumber,
});
