import { csvRow } from "./content/csv-cell.ts";
import type { PromptLine, ReportHead, ReportSource } from "./content/source.ts";
import { answerOf, questionOf } from "./content/transcript.ts";
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

/** One line for each prompt. */
export async function* csvReport({ head, prompts }: ReportSource): AsyncGenerator<string> {
  yield csvRow(columns.map(([name]) => name));
  for await (const line of prompts()) yield csvRow(columns.map(([, read]) => read(line, head)));
}
