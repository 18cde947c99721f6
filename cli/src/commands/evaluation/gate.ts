import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Api, EvaluationControl, EvaluationStatusResponse } from "@agent-console/sdk";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { type Decision, decide, type Measured } from "./decide.ts";
import { followRun } from "./follow-run.ts";
import { type GateOptions, gateOptions, readGateOptions } from "./gate-options.ts";
import { progressOn } from "./progress.ts";

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
async function runGate({ options: values, client, terminal, json }: GateCall): Promise<Ending> {
  const options = readGateOptions(values);
  const deadline = Date.now() + options.timeoutMs;
  const started = options.evaluation
    ? null
    : await start(client, await withAgentId(client, options, terminal.signal), terminal.signal);
  const id = options.evaluation ?? started ?? "";
  terminal.err.write(`Evaluation ${id}\n`);
  try {
    const tell = progressOn(terminal.err);
    const run = await followRun({ client, id, deadline, signal: terminal.signal, tell });
    const decision = decide(await measured(client, run, options.minLowerBound), options);
    await saveFiles(client, id, options);
    const limits = await limitsOf(client, run);
    terminal.out.write(json ? asJson(run, decision, limits) : inWords(run, decision, limits));
    return decision.ending;
  } catch (error) {
    // No one waits for the run any longer, and it would keep spending.
    if (started && (terminal.signal.aborted || isTimeout(error))) {
      await client.evaluation.cancel({ evaluation_id: started }).then(
        () => terminal.err.write("The evaluation was canceled.\n"),
        () => {},
      );
    }
    throw error;
  }
}

async function withAgentId(client: Client, options: GateOptions, signal: AbortSignal): Promise<GateOptions> {
  return { ...options, agent: await findId(agentsOf(client, signal), options.agent ?? "") };
}

const isTimeout = (error: unknown): boolean => error instanceof Ended && error.ending === "unfinished";

async function start(client: Client, options: GateOptions, signal: AbortSignal): Promise<string> {
  const { evaluation_id: id } = await client.evaluation.create(
    {
      body: {
        agent_id: options.agent ?? "",
        ...harnessesOf(options),
        ...(options.plan === undefined ? {} : { plan: options.plan }),
        ...(options.probes.length === 0 ? {} : { probes: [...options.probes] }),
        ...(options.tags.length === 0 ? {} : { tags: [...options.tags] }),
        ...(options.scenarios.length === 0 ? {} : { scenarios: [...options.scenarios] }),
        ...(options.sampleSize === undefined ? {} : { sample_size: options.sampleSize }),
        ...(options.seed === undefined ? {} : { seed: options.seed }),
        ...(options.concurrency === undefined ? {} : { concurrency: options.concurrency }),
        ...(options.maxRequests === undefined ? {} : { max_requests: options.maxRequests }),
      },
      // A retry after a lost response must not start a second run.
      idempotencyKey: crypto.randomUUID(),
    },
    { signal },
  );
  return id;
}

const harnessesOf = ({ harnesses, testSets }: GateOptions) =>
  testSets.length > 0
    ? { harness_type: "custom" as const, harness_names: [...testSets] }
    : { harness_names: [...harnesses] };

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

async function saveFiles(client: Client, id: string, { files }: GateOptions): Promise<void> {
  const { evidence, ...reports } = files;
  for (const [format, path] of Object.entries(reports)) {
    const name = format as "junit" | "sarif" | "html";
    await save(await client.evaluation.report({ evaluation_id: id, format: name }), path);
  }
  if (evidence) await save(await client.evaluation.evidencePack({ evaluation_id: id }), evidence);
}

async function save(content: ReadableStream<Uint8Array>, path: string): Promise<void> {
  try {
    await pipeline(Readable.fromWeb(content as WebStream), createWriteStream(path));
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

function asJson(run: EvaluationStatusResponse, { ending, headline, reasons }: Decision, limits: Limits): string {
  const { evaluation_id, plan, partial, rescoring, scores, figures } = run;
  const scope = { evaluation_id, plan, partial, rescoring, scores, overall: figures?.overall };
  const { controls, untestable: not_testable } = limits;
  return `${JSON.stringify({ result: ending, headline, reasons, ...scope, controls, not_testable })}\n`;
}
