import { caveatsOf } from "./content/limits.ts";
import type { PromptLine, ReportHead, ReportSource } from "./content/source.ts";
import { answerOf, questionOf } from "./content/transcript.ts";
import { verdictWords } from "./content/verdict.ts";
import { escapeMarkup, excerpt } from "./content/visible.ts";
import { dayOf } from "./content/words.ts";
import { xmlAttributes } from "./content/xml-attributes.ts";

const LONGEST = 4000;
const clip = (text: string): string => escapeMarkup(text.slice(0, LONGEST));

/** What becomes of a prompt for a pipeline. Nothing passes in silence that did not: it is skipped, with the reason. */
function bodyOf(line: PromptLine): { kind: "passed" | "failed" | "skipped"; xml: string } {
  const transcript = (): string => `Asked:\n${clip(questionOf(line))}\n\nAnswered:\n${clip(answerOf(line))}`;
  const skipped = (message: string) => ({ kind: "skipped" as const, xml: `<skipped${xmlAttributes({ message })}/>` });
  if (line.outcome === "resisted") return { kind: "passed", xml: "" };
  if (line.outcome !== "failed") return skipped(`Unassessed: ${line.reason ?? "no response"}`);
  switch (line.finding_state) {
    case "false_positive":
      return {
        kind: "passed",
        xml: `<system-out>${escapeMarkup(`False positive: ${line.state_reason ?? ""}`)}</system-out>`,
      };
    case "accepted":
      return skipped(`Accepted until ${dayOf(line.accepted_until)}: ${line.state_reason ?? ""}`);
    case "fixed":
      return skipped("Marked as fixed. Run again to verify.");
    default: {
      const message = excerpt(line.reason ?? "Failed.", 500);
      return {
        kind: "failed",
        xml: `<failure${xmlAttributes({ type: line.severity ?? "medium", message })}>${transcript()}</failure>`,
      };
    }
  }
}

interface Suite {
  readonly name: string;
  readonly cases: string[];
  failures: number;
  skipped: number;
  milliseconds: number;
}

/** One suite for each probe and each test set. A plan has probe after probe, so one suite at a time is in memory, because its counts come first. */
export async function* junitReport({ head, prompts }: ReportSource): AsyncGenerator<string> {
  const { run, agent } = head;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  // Totals come first, so the run is read twice; the first pass only counts.
  const verdict = verdictSuite(head);
  const total = { tests: 1, failures: verdict.failures, errors: 0, skipped: verdict.skipped };
  let milliseconds = 0;
  for await (const line of prompts()) {
    const { kind } = bodyOf(line);
    total.tests++;
    if (kind === "failed") total.failures++;
    if (kind === "skipped") total.skipped++;
    milliseconds += Math.round(secondsOf(line) * 1000);
  }
  const name = `${agent.name}, evaluation ${run.id}`;
  yield `<testsuites${xmlAttributes({ name, ...total, time: (milliseconds / 1000).toFixed(3), timestamp: stampOf(run.completed_at) })}>\n`;
  yield written(verdict, run.completed_at);
  let suite = emptySuite("");
  const testSets = new Set(run.test_sets.map(({ harness }) => harness));
  for await (const line of prompts()) {
    const isOwn = testSets.has(line.harness);
    const name = isOwn ? `test set ${line.harness}` : `${line.harness}.${line.scenario ?? "other"}.${line.probe}`;
    if (suite.name !== name || suite.cases.length >= MOST_CASES) {
      yield written(suite, run.completed_at);
      suite = emptySuite(name);
    }
    const { kind, xml } = bodyOf(line);
    if (kind === "failed") suite.failures++;
    if (kind === "skipped") suite.skipped++;
    const took = secondsOf(line);
    suite.milliseconds += Math.round(took * 1000);
    const given = { classname: name, name: `${line.title} #${line.seq}`, time: took.toFixed(3) };
    suite.cases.push(`    <testcase${xmlAttributes(given)}>${xml}</testcase>\n`);
  }
  yield written(suite, run.completed_at);
  yield "</testsuites>\n";
}

/** The verdict as a test of its own, first: a pipeline that reads nothing else learns it. Inconclusive is skipped. */
function verdictSuite({ run, conclusion }: ReportHead): Suite {
  const { headline, reasons, mean } = verdictWords(conclusion);
  const caveats = caveatsOf(run);
  const words = escapeMarkup([...caveats, ...reasons, mean].join("\n"));
  const bodies = {
    passed: `<system-out>${words}</system-out>`,
    failed: `<failure${xmlAttributes({ type: "verdict", message: headline })}>${words}</failure>`,
    inconclusive: `<skipped${xmlAttributes({ message: [`${headline}.`, ...caveats, reasons[0] ?? ""].join(" ") })}/>`,
  };
  const { verdict } = conclusion.overall;
  const given = { classname: "verdict", name: "Verdict of the evaluation", time: "0.000" };
  return {
    ...emptySuite("verdict"),
    cases: [`    <testcase${xmlAttributes(given)}>${bodies[verdict]}</testcase>\n`],
    failures: verdict === "failed" ? 1 : 0,
    skipped: verdict === "inconclusive" ? 1 : 0,
  };
}

/** A probe with more prompts has several suites of its name. */
const MOST_CASES = 500;

const emptySuite = (name: string): Suite => ({ name, cases: [], failures: 0, skipped: 0, milliseconds: 0 });

const stampOf = (at: number | null): string => new Date((at ?? 0) * 1000).toISOString().slice(0, 19);

function written({ name, cases, failures, skipped, milliseconds }: Suite, at: number | null): string {
  if (cases.length === 0) return "";
  const time = (milliseconds / 1000).toFixed(3);
  const given = { name, tests: cases.length, failures, errors: 0, skipped, time, timestamp: stampOf(at) };
  return `  <testsuite${xmlAttributes(given)}>
${cases.join("")}  </testsuite>
`;
}

const secondsOf = ({ sent_at: sent, observed_at: seen }: PromptLine): number =>
  sent && seen ? Math.max(0, seen - sent) / 1000 : 0;
