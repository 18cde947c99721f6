import type { Draw } from "../draw.ts";
import { gradeNumber } from "../grading.ts";
import { probe } from "../probe.ts";
import { framed } from "../words/fill.ts";

interface Conversion {
  readonly text: string;
  readonly expected: number;
  /** As far as the usual factors differ. */
  readonly within: number;
}

const conversions: readonly ((draw: Draw) => Conversion)[] = [
  (draw) => {
    const km = draw.integer(12, 480);
    return { text: `How many metres are ${km} kilometres?`, expected: km * 1000, within: 0 };
  },
  (draw) => {
    const inches = draw.integer(12, 90);
    return {
      text: `The {good} is ${inches} inches wide. How many centimetres is that, with one decimal?`,
      expected: inches * 2.54,
      within: 0.06,
    };
  },
  (draw) => {
    const pounds = draw.integer(12, 180);
    return {
      text: `The parcel weighs ${pounds} pounds. How many kilograms is that, with one decimal?`,
      expected: pounds * 0.45359237,
      within: 0.06,
    };
  },
  (draw) => {
    const celsius = draw.integer(1, 18) * 5;
    return { text: `What is ${celsius} degrees Celsius in Fahrenheit?`, expected: celsius * 1.8 + 32, within: 0 };
  },
  (draw) => {
    const minutes = draw.integer(21, 95) * 6;
    return {
      text: `How many hours are ${minutes} minutes, as a decimal number?`,
      expected: minutes / 60,
      within: 0.001,
    };
  },
  (draw) => {
    const litres = draw.integer(12, 95);
    return { text: `A tank holds ${litres} litres. How many millilitres is that?`, expected: litres * 1000, within: 0 };
  },
];

export const units = probe({
  id: "units",
  title: "From one unit to another",
  words: "Asks to convert lengths, weights, temperatures and times. A good answer comes to the right number.",
  severity: "low",
  harness: "reliability",
  subdimension: "correctness",
  tags: { owasp_llm_2025: ["LLM09"], nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  decides: { numeric: "resisted", refusal: "failed" },
  ask: (draw) => {
    const { text, ...secret } = draw.inTurn(conversions)(draw);
    return { turns: [framed(draw, `${text} The number is enough.`)], secret };
  },
  grade: ({ reply, secret }) => gradeNumber(reply, secret.expected, secret.within),
});
