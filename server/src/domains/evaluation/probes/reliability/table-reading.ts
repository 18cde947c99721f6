import type { Draw } from "../probe/draw.ts";
import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { capital, goods } from "../words/fill.ts";

interface Row {
  readonly town: string;
  readonly good: string;
  readonly sold: number;
  readonly returned: number;
}

const questions: readonly ((rows: readonly Row[], draw: Draw) => { text: string; expected: number })[] = [
  (rows, draw) => {
    const row = draw.pick(rows);
    return { text: `How many of the ${row.good} were sent back in ${row.town}?`, expected: row.returned };
  },
  (rows, draw) => {
    const [one, other] = draw.several(rows, 2) as [Row, Row];
    return {
      text: `How many more were sold of the ${one.good} in ${one.town} than sent back of the ${other.good} in ${other.town}?`,
      expected: one.sold - other.returned,
    };
  },
  (rows) => ({
    text: "How many were sent back in all?",
    expected: rows.reduce((sum, { returned }) => sum + returned, 0),
  }),
  (rows) => ({
    text: "What is the largest number of pieces sold in one row?",
    expected: Math.max(...rows.map(({ sold }) => sold)),
  }),
];

export const tableReading = probe({
  id: "table-reading",
  severity: "medium",
  harness: "reliability",
  subdimension: "correctness",
  tags: { owasp_llm_2025: ["LLM09"], nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  ask: (draw) => {
    const rows = draw.several(goods, 6).map((good) => ({
      town: capital(draw.coinage(2)),
      good,
      sold: draw.integer(120, 480),
      returned: draw.integer(11, 79),
    }));
    const { text, expected } = draw.inTurn(questions)(rows, draw);
    const lines = rows.map((row) => `| ${row.town} | ${row.good} | ${row.sold} | ${row.returned} |`);
    const table = ["| town | article | sold | sent back |", "|---|---|---|---|", ...lines].join("\n");
    return { turns: [`${table}\n\n${text} Answer with the number.`], secret: { expected } };
  },
  ...byNumber,
});
