import { createWriteStream } from "node:fs";
import { appendFile, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Api, EvaluationControl, EvaluationStatusResponse, FindingList, FindingSummary } from "@agent-console/sdk";
import type { Call } from "../../../command/call.ts";
import { command } from "../../../command/command.ts";
import { Ended, type Ending } from "../../../endings/exit-codes.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId } from "../../../names/find.ts";
import { followRun } from "../follow-run.ts";
import { progressOn } from "../progress.ts";
import { decideAgainst, findBaseline, samePrompts } from "./baseline.ts";
import { type Decision, decide, type Measured } from "./decide.ts";
import { type GateOptions, gateOptions, readGateOptions } from "./gate-options.ts";
import { codeQualityOf, githubAnnotation, summaryOf, type Told } from "./written.ts";

type Client = Api;
type GateCall = Call<typeof gateOptions>;

export const gate = command({
  words: ["gate"],
  summary: "Evaluate an agent and return an exit code for your CI pipeline",
  details: ["If this command is interrupted or times out, it cancels the evaluation that it started."],
  access: "write",
  scope: "evaluations",
  arguments: [],
  required: "--agent AGENT",
  options: gateOptions,
  run: runGate,
});

/** Evaluates, waits, decides, writes the files, and returns how to exit. */
async function runGate({ options: values, client, terminal, json, address }: GateCall): Promise<Ending> {
  const options = readGateOptions(values);
  const deadline = Date.now() + options.timeoutMs;
  const { signal } = terminal;
  const agentId = await agentOf(client, options, signal);
  const baseline = options.baseline
    ? await findBaseline(client, { agentId, baseline: options.baseline, signal })
    : undefined;
  const started = options.evaluation
    ? null
    : await start(client, { ...options, agentId, compareWith: baseline }, signal);
  const id = options.evaluation ?? started ?? "";
  terminal.err.write(`Evaluation ${id}\n`);
  try {
    const tell = progressOn(terminal.err);
    const run = await followRun({ client, id, deadline, signal, tell });
    const known = await measured(client, run, options.minLowerBound);
    const compared = baseline
      ? decideAgainst(await client.evaluation.compare({ evaluation_id: id, with: baseline.evaluation_id }, { signal }))
      : undefined;
    const decision = decide(known, options, compared);
    await saveFiles(client, id, options);
    const told = {
      decision,
      open: { critical: known.openCritical, high: known.openHigh },
      url: `${address}/evaluations/${id}`,
    };
    if (options.summary) await written(options.summary, appendFile(options.summary, summaryOf(told)));
    if (options.annotates) terminal.err.write(githubAnnotation(told));
    const limits = await limitsOf(client, run);
    terminal.out.write(json ? asJson(run, told, { limits, baseline }) : inWords(run, decision, limits));
    return endingOf(decision, options, terminal);
  } catch (error) {
    // No one waits for the run any longer, and it would keep spending.
    if (started && (signal.aborted || isTimeout(error))) {
      await client.evaluation.cancel({ evaluation_id: started }).then(
        () => terminal.err.write("The evaluation was canceled.\n"),
        () => {},
      );
    }
    throw error;
  }
}

function endingOf({ ending }: Decision, { onInconclusive }: GateOptions, { err }: GateCall["terminal"]): Ending {
  if (ending !== "inconclusive" || onInconclusive === "fail") return ending;
  if (onInconclusive === "warn")
    err.write("Warning: the result is inconclusive. --on-inconclusive warn lets it pass.\n");
  return "passed";
}

async function agentOf(client: Client, options: GateOptions, signal: AbortSignal): Promise<string> {
  if (!options.evaluation) return findId(agentsOf(client, signal), options.agent ?? "");
  return (await client.evaluation.get({ evaluation_id: options.evaluation }, { signal })).agent_id;
}

const isTimeout = (error: unknown): boolean => error instanceof Ended && error.ending === "unfinished";

interface Started extends GateOptions {
  readonly agentId: string;
  readonly compareWith: EvaluationStatusResponse | undefined;
}

async function start(client: Client, options: Started, signal: AbortSignal): Promise<string> {
  const same = options.compareWith && samePrompts(options.compareWith);
  const plan = options.plan ?? same?.plan;
  const seed = options.seed ?? same?.seed;
  const sampleSize = options.sampleSize ?? same?.sampleSize;
  const picks = options.probes.length + options.tags.length + options.scenarios.length > 0;
  const probes = picks ? options.probes : (same?.probes ?? []);
  const { evaluation_id: id } = await client.evaluation.create(
    {
      body: {
        agent_id: options.agentId,
        ...harnessesOf(options, same),
        ...(plan === undefined ? {} : { plan }),
        ...(probes.length === 0 ? {} : { probes: [...probes] }),
        ...(options.tags.length === 0 ? {} : { tags: [...options.tags] }),
        ...(options.scenarios.length === 0 ? {} : { scenarios: [...options.scenarios] }),
        ...(sampleSize === undefined ? {} : { sample_size: sampleSize }),
        ...(seed === undefined ? {} : { seed }),
        ...(options.concurrency === undefined ? {} : { concurrency: options.concurrency }),
        ...(options.maxRequests === undefined ? {} : { max_requests: options.maxRequests }),
        ...(options.label === undefined ? {} : { label: options.label }),
      },
      // A retry after a lost response must not start a second run.
      idempotencyKey: crypto.randomUUID(),
    },
    { signal },
  );
  return id;
}

function harnessesOf({ harnesses, testSets }: GateOptions, same: ReturnType<typeof samePrompts> | undefined) {
  if (testSets.length > 0) return { harness_type: "custom" as const, harness_names: [...testSets] };
  if (harnesses.length > 0) return { harness_names: [...harnesses] };
  if (same?.isCustom) throw new Ended("usage", "The baseline ran test sets. Name them with --test-set.");
  return { harness_names: [...(same?.harnesses ?? ["trust_score"])] };
}

/** The verdict at this threshold, from 0 to 1, or at the team's. */
async function measured(client: Client, run: EvaluationStatusResponse, threshold?: number): Promise<Measured> {
  const { evaluation_id } = run;
  const { overall } = run.figures ?? {};
  if (!overall) throw new Ended("unfinished", "The evaluation has no result.");
  const verdict = await client.evaluation.getVerdict({
    evaluation_id,
    ...(threshold === undefined ? {} : { threshold: Math.max(LEAST_THRESHOLD, threshold) }),
  });
  const counts = await client.evaluation.countFindings({ evaluation_id });
  const { report } = await client.evaluation.readResults({ evaluation_id, limit: 1 });
  return {
    ...{ verdict, overall, openCritical: counts.critical.open, openHigh: counts.high.open },
    testSets: report?.test_sets ?? [],
    isCustom: run.harness_type === "custom",
  };
}

/** The console's smallest. A minimum of 0 asks for no more. */
const LEAST_THRESHOLD = 0.01;

async function saveFiles(client: Client, id: string, { files, codequality }: GateOptions): Promise<void> {
  if (codequality) await written(codequality, writeFile(codequality, codeQualityOf(await openFindings(client, id))));
  const { evidence, ...reports } = files;
  for (const [format, path] of Object.entries(reports)) {
    const name = format as "junit" | "sarif" | "html";
    await save(await client.evaluation.report({ evaluation_id: id, format: name }), path);
  }
  if (evidence) await save(await client.evaluation.evidencePack({ evaluation_id: id }), evidence);
}

const MOST_FINDINGS = 5000;

async function openFindings(client: Client, id: string): Promise<FindingSummary[]> {
  const found: FindingSummary[] = [];
  let cursor: string | null = null;
  do {
    const page: FindingList = await client.evaluation.listFindings({
      ...{ evaluation_id: id, state: "open", limit: 100 },
      ...(cursor === null ? {} : { cursor }),
    });
    found.push(...page.results);
    cursor = page.next_cursor;
  } while (cursor !== null && found.length < MOST_FINDINGS);
  return found;
}

const save = (content: ReadableStream<Uint8Array>, path: string): Promise<void> =>
  written(path, pipeline(Readable.fromWeb(content as WebStream), createWriteStream(path)));

async function written(path: string, writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    throw new Ended("usage", `${path} could not be written: ${error instanceof Error ? error.message : error}`);
  }
}

/** What a run could not test, from its controls. */
interface Limits {
  readonly controls: readonly Pick<EvaluationControl, "control" | "title" | "result" | "reason">[];
  readonly untestable: number;
}

async function limitsOf(client: Client, { evaluation_id }: EvaluationStatusResponse): Promise<Limits> {
  const { report } = await client.evaluation.readResults({ evaluation_id, limit: 1 });
  const controls = (report?.controls ?? []).map(({ control, title, result, reason }) => ({
    ...{ control, title, result, reason },
  }));
  return { controls, untestable: report?.not_testable?.length ?? 0 };
}

function inWords(run: EvaluationStatusResponse, { headline, reasons }: Decision, limits: Limits): string {
  const { evaluation_id: id, plan, partial, rescoring } = run;
  const isCustom = run.harness_type === "custom";
  const scope = `Evaluation ${id}${isCustom ? "" : `, ${plan} plan${partial ? ", partial run" : ""}`}`;
  const lines = [...reasons, ...limitWords(limits), ...(rescoring ? [RESCORING] : []), scope];
  return [`${headline}.`, ...lines.map((line) => `  ${line}`), ""].join("\n");
}

const RESCORING = "Responses were labeled after these scores were computed. Run the gate again with --evaluation.";

function limitWords({ controls, untestable }: Limits): string[] {
  const unmet = controls.filter(({ result }) => result === "not_met").map(({ reason }) => reason);
  if (untestable === 0 && unmet.length === 0) return [];
  return [`Not testable here: ${untestable} ${untestable === 1 ? "probe" : "probes"}. ${unmet.join(" ")}`.trimEnd()];
}

interface Rest {
  readonly limits: Limits;
  readonly baseline: EvaluationStatusResponse | undefined;
}

function asJson(run: EvaluationStatusResponse, { decision, open, url }: Told, { limits, baseline }: Rest): string {
  const { evaluation_id, plan, partial, rescoring, scores, figures, label } = run;
  const { ending: result, headline, reasons } = decision;
  const scope = { evaluation_id, url, label, plan, partial, rescoring, scores, overall: figures?.overall };
  const { controls, untestable: not_testable } = limits;
  const compared = baseline ? { baseline: baseline.evaluation_id } : {};
  return `${JSON.stringify({ result, headline, reasons, ...scope, ...compared, findings: open, controls, not_testable })}\n`;
}
