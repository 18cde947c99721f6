import { createHash } from "node:crypto";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { adviceFor } from "../findings/advice.ts";
import { probes } from "../probes/list.ts";
import { isPartial } from "../runs/read-runs.ts";
import type { ProbeFigure } from "../scores/report.ts";
import { basisWords } from "./content/basis.ts";
import { caveatsOf } from "./content/limits.ts";
import { removeLinks, SARIF_SCHEMA, sarifLevel, sarifScore } from "./content/sarif-form.ts";
import type { PromptLine, ReportHead, ReportSource } from "./content/source.ts";
import type { FindingInRun } from "./content/store.ts";
import { answerOf, questionOf } from "./content/transcript.ts";
import { verdictWords } from "./content/verdict.ts";
import { excerpt, visible } from "./content/visible.ts";

const byId = new Map(probes.map((probe) => [probe.id, probe]));

/** Code scanning services take no more. Findings come by severity, so the least severe are left out, and the run says how many. */
const MOST_RESULTS = 5000;
const MOST_BYTES = 9_500_000;

/** Each finding as a result, with one failed prompt as the example, and each probe as a rule. */
export async function* sarifReport({ head, examples }: ReportSource): AsyncGenerator<string> {
  const failing = head.conclusion.probes.filter(({ failed, overruled }) => failed + overruled > 0);
  const ruleAt = new Map(failing.map(({ id }, at) => [id, at]));
  const { properties, ...about } = circumstances(head);
  const run = stringifyJson({ tool: toolOf(head, failing), ...about });
  yield `{"$schema":${JSON.stringify(SARIF_SCHEMA)},"version":"2.1.0","runs":[${run.slice(0, -1)},"results":[`;
  let [written, bytes, separator] = [0, 0, "\n"];
  for await (const line of examples(1)) {
    const result = separator + stringifyJson(resultOf(head, line, ruleAt.get(line.probe)));
    bytes += Buffer.byteLength(result);
    if (written === MOST_RESULTS || bytes > MOST_BYTES) break;
    yield result;
    separator = ",\n";
    written += 1;
  }
  const leftOut = { results_left_out: Math.max(0, head.findings.size - written) };
  yield `\n],"properties":${stringifyJson({ ...properties, ...leftOut })}}]}\n`;
}

function toolOf({ versions }: ReportHead, failing: readonly ProbeFigure[]) {
  return {
    driver: {
      name: "Agent Console",
      version: versions.console,
      semanticVersion: versions.console,
      rules: failing.map(ruleOf),
      properties: { probes: versions.probes, detector_cards: versions.detector_cards },
    },
  };
}

function ruleOf({ id, severity, dimension, scenario, critical }: ProbeFigure) {
  const probe = byId.get(id);
  const tags = Object.entries(probe?.tags ?? {}).flatMap(([name, ids]) =>
    (ids ?? []).map((entry) => `${name}/${entry}`),
  );
  return {
    id,
    name: id,
    shortDescription: { text: probe?.title ?? id },
    fullDescription: { text: probe?.description ?? id },
    help: {
      text: adviceFor({ scenario, probe: id })
        .map((line) => `- ${line}`)
        .join("\n"),
    },
    defaultConfiguration: { level: sarifLevel(severity) },
    properties: {
      tags: [...new Set(["security", dimension, scenario, ...tags])],
      "security-severity": sarifScore(severity),
      ...(critical ? { critical } : {}),
    },
  };
}

function circumstances({ run, agent, conclusion }: ReportHead) {
  const at = (seconds: number | null): string => new Date((seconds ?? 0) * 1000).toISOString();
  return {
    automationDetails: { id: `agent-console/${run.agent_id}/${run.id}` },
    invocations: [
      {
        executionSuccessful: true,
        startTimeUtc: at(run.started_at ?? run.created_at),
        endTimeUtc: at(run.completed_at),
      },
    ],
    columnKind: "utf16CodeUnits",
    properties: {
      agent: visible(agent.name),
      address: agent.url,
      model: visible(agent.model),
      seed: run.seed,
      plan: run.plan,
      partial: isPartial(run),
      picked_probes: run.picked_probes,
      rescoring: run.rescore_by !== null,
      caveats: caveatsOf(run),
      verdict: run.verdict,
      ...(({ headline, reasons }) => ({ headline, reasons }))(verdictWords(conclusion)),
      critical: conclusion.critical ?? [],
      controls: (conclusion.controls ?? []).map(({ control, result, reason }) => ({ control, result, reason })),
      not_testable: conclusion.not_testable ?? [],
    },
  };
}

/** Viewers show the message alone, so it has the gist of the exchange; the properties have more of it. */
function messageOf(line: PromptLine, { failed, tried }: Pick<FindingInRun, "failed" | "tried">): string {
  const { finding_title: title, reason, evidence } = line;
  const often = tried ? `Failed in ${failed} of ${tried} prompts. One of them:` : "";
  const evident = evidence ? `${basisWords(line)} ${String(evidence)}` : "";
  const exchange = [`Question: ${gist(questionOf(line))}`, `Response: ${gist(answerOf(line))}`];
  return removeLinks([title, often, reason ?? "Failed.", evident, ...exchange].filter(Boolean).join("\n"));
}

const LONGEST_TEXT = 4000;
const gist = (text: string): string => excerpt(text, 500);

function resultOf({ run, agent, findings }: ReportHead, line: PromptLine, ruleIndex: number | undefined) {
  const { probe, severity, seq, harness, scenario, detector } = line;
  const { failed, tried } = findings.get(line.finding_id ?? "") ?? { failed: 1, tried: null };
  return {
    ruleId: probe,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: sarifLevel(severity ?? "medium"),
    message: { text: messageOf(line, { failed, tried }) },
    occurrenceCount: Math.max(1, failed),
    locations: [
      {
        // Services that show results by file need one; an agent has none, so its name takes that place.
        physicalLocation: { artifactLocation: { uri: `agents/${run.agent_id}` }, region: { startLine: 1 } },
        logicalLocations: [{ fullyQualifiedName: `${harness}/${scenario ?? "other"}/${probe}`, kind: "module" }],
      },
    ],
    partialFingerprints: { "finding/v1": fingerprint(run.agent_id, line) },
    ...(line.finding_id ? { correlationGuid: line.finding_id } : {}),
    ...suppressionOf(line),
    properties: {
      ...{ seq, severity, detector, basis: line.basis, state: line.finding_state ?? "open", failed, tried },
      ...{
        agent: visible(agent.name),
        evaluation: run.id,
        completed: new Date((run.completed_at ?? 0) * 1000).toISOString(),
      },
      question: excerpt(questionOf(line), LONGEST_TEXT),
      answer: excerpt(answerOf(line), LONGEST_TEXT),
    },
  };
}

/** The same probe, failed for the same cause by the same agent, is the same result in every run. */
function fingerprint(agentId: string, { harness, probe, detector, basis }: PromptLine): string {
  return createHash("sha256")
    .update([agentId, harness, probe, detector ?? "", basis ?? ""].join("\n"))
    .digest("hex")
    .slice(0, 32);
}

function suppressionOf({ finding_state: state, state_reason: reason }: PromptLine) {
  if (state !== "accepted" && state !== "false_positive") return {};
  return { suppressions: [{ kind: "external", status: "accepted", justification: removeLinks(reason ?? state) }] };
}
