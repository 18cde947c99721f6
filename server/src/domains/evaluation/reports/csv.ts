import type { PromptLine, ReportHead, ReportSource } from "./content/source.ts";
import { answerOf, questionOf } from "./content/transcript.ts";
import { visible } from "./content/visible.ts";
import { momentOf } from "./content/words.ts";

const columns: readonly (readonly [string, (line: PromptLine, head: ReportHead) => unknown])[] = [
  ["agent", (_, { agent }) => agent.name],
  ["evaluation_id", (_, { run }) => run.id],
  ["completed_at", (_, { run }) => momentOf(run.completed_at)],
  ["seq", ({ seq }) => seq],
  ["dimension", ({ harness }) => harness],
  ["scenario", ({ scenario }) => scenario],
  ["probe", ({ probe }) => probe],
  ["title", ({ title }) => title],
  ["severity", ({ severity }) => severity],
  ["outcome", ({ outcome }) => outcome],
  ["finding_state", ({ finding_state: state }) => state],
  ["finding_id", ({ finding_id: id }) => id],
  ["reason", ({ reason }) => reason],
  ["basis", ({ basis }) => basis],
  ["detector", ({ detector }) => detector],
  ["evidence", ({ evidence }) => evidence],
  ["question", questionOf],
  ["answer", answerOf],
  ["critical_probe", ({ probe }, { conclusion }) => (conclusion.critical ?? []).includes(probe)],
  ["attempts", ({ attempts }) => attempts],
  ["observed_at_ms", ({ observed_at: at }) => at],
  ["run_verdict", (_, { conclusion }) => conclusion.overall.verdict],
  ["run_reason", (_, { conclusion }) => conclusion.overall.reason],
];

/** What a spreadsheet would take for the beginning of a formula, also after blanks and in wide letters. */
const FORMULA = /^\s*[=+\-@|%\t\r＝＋－＠]/u;

export function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = visible(String(value));
  const isFormula = typeof value !== "number" && FORMULA.test(String(value));
  const safe = isFormula ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const row = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

/** One line for each prompt. */
export async function* csvReport({ head, prompts }: ReportSource): AsyncGenerator<string> {
  yield row(columns.map(([name]) => cell(name)));
  for await (const line of prompts()) yield row(columns.map(([, read]) => cell(read(line, head))));
}
