/**
 * Makes the outstanding calls to the rule-writing agent, and adds the rules that pass the checks to the arms of the search.
 * Failures are recorded and reported; the job continues with the rule library.
 */
import type { Logger } from "pino";
import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentLine, ChatResult, EvaluationPort } from "../../evaluation/port.ts";
import type { Gene } from "../genomes/genes/gene.ts";
import { JobImpossible } from "../jobs/job-impossible.ts";
import { prepare, promptsOf } from "../jobs/prepare.ts";
import type { JobRow, Manifest } from "../jobs/store/job-row.ts";
import { reserveProposerCall, settleProposerTokens, writeManifest } from "../jobs/store/progress.ts";
import type { CallVerdict, ProposerRecord } from "../plan/proposed.ts";
import { roomFor } from "../plan/room.ts";
import { adopt } from "./adopt.ts";
import { ANSWER_TOKENS, PROPOSER_SYSTEM_PROMPT, proposerMessage } from "./prompt.ts";
import { type CallKey, type CallResult, type CallRow, callsOf, markSent, writeCall } from "./store.ts";

export interface Reflecting {
  readonly evaluation: EvaluationPort;
  readonly inJob: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
  readonly open: (agentId: string) => Promise<AgentLine>;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

const lost = (): JobImpossible => new JobImpossible("lost", "Another worker has the run.");

/** The job with the arms for its search. A call with a stored answer is never repeated. */
export async function reflect(needs: Reflecting, job: JobRow): Promise<JobRow> {
  const { manifest } = job;
  const record = manifest?.proposer;
  if (!manifest || !record || record.state === "done") return job;
  const calls = await needs.inJob((act) => callsOf(act, job.id));
  const waiting = calls.filter(({ state }) => state === "planned" || state === "sent");
  if (waiting.length > 0) {
    const { base } = await preparedFor(needs, job);
    const line = await lineTo(needs, record.agent_id);
    await Promise.all(waiting.map((call) => askOne(needs, { job, record, line, base }, call)));
  }
  return needs.inJob((act) => writeArms(needs, act, { job, manifest, record }));
}

async function preparedFor(needs: Reflecting, job: JobRow) {
  const prepared = await needs.inJob((act) => prepare(needs, act, job));
  if (!prepared) throw new RangeError("a job that has begun has its problem");
  return prepared;
}

/** A rule-writing agent that was deleted meanwhile proposes nothing; its calls say so. */
async function lineTo({ open }: Reflecting, agentId: string): Promise<AgentLine | null> {
  return open(agentId).catch((error: unknown) => {
    if (error instanceof Fault && error.code === "AGENT_NOT_FOUND") return null;
    throw error;
  });
}

interface Asked {
  readonly job: JobRow;
  readonly record: ProposerRecord;
  readonly line: AgentLine | null;
  readonly base: readonly Gene[];
}

async function askOne(needs: Reflecting, { job, record, line, base }: Asked, call: CallRow): Promise<void> {
  const { category, traces, case_number: caseNumber, number } = call;
  const text = proposerMessage({ caseNumber, category, traces, genes: base, room: roomFor(base) });
  // No token is shorter than a byte, so a call cannot take more than this.
  const sending = Buffer.byteLength(PROPOSER_SYSTEM_PROMPT + text);
  const key = { jobId: job.id, number };
  const reserved = sending + ANSWER_TOKENS;
  if (!(await needs.inJob((act) => reserveCall(act, job, { ...key, reserved })))) throw lost();
  const words = { systemPrompt: PROPOSER_SYSTEM_PROMPT, text, model: record.model, maxTokens: ANSWER_TOKENS };
  const said: ChatResult = line
    ? await line.say(words, needs.signal)
    : { outcome: "failed", detail: "The rule-writing agent was deleted." };
  if (said.outcome === "failed") {
    needs.logger.warn({ evolution_id: job.id, category, detail: said.detail }, "the proposer gave no answer");
  }
  const result = resultOf(said, sending);
  await needs.inJob(async (act) => {
    const used = result.tokensIn + result.tokensOut;
    if (await writeCall(act, key, result)) await settleProposerTokens(act, job.id, { reserved, used });
  });
}

/** False when the job is no longer this worker's, or no longer runs. */
async function reserveCall(
  act: Act,
  job: JobRow,
  { reserved, ...key }: CallKey & { reserved: number },
): Promise<boolean> {
  if (!(await reserveProposerCall(act, job, reserved))) return false;
  await markSent(act, key);
  return true;
}

const BYTES_OF_A_TOKEN = 4;
const MOST_TOKENS = 10_000_000;

function resultOf(said: ChatResult, sentBytes: number): CallResult {
  if (said.outcome === "failed") {
    // The prompt was sent, and the other side may have counted it.
    const tokensIn = Math.ceil(sentBytes / BYTES_OF_A_TOKEN);
    return { reply: null, isWhole: false, failure: said.detail, model: null, tokensIn, tokensOut: 0 };
  }
  const { text, isWhole, model, usage } = said;
  const tokensIn = counted(usage?.promptTokens ?? sentBytes / BYTES_OF_A_TOKEN);
  const tokensOut = counted(usage?.completionTokens ?? Buffer.byteLength(text) / BYTES_OF_A_TOKEN);
  return { reply: text, isWhole, failure: null, model, tokensIn, tokensOut };
}

/** An endpoint may report any number. */
const counted = (tokens: number): number => Math.min(MOST_TOKENS, Math.max(0, Math.ceil(tokens)));

interface Found {
  readonly job: JobRow;
  readonly manifest: Manifest;
  readonly record: ProposerRecord;
}

async function writeArms(needs: Reflecting, act: Act, { job, manifest, record }: Found): Promise<JobRow> {
  const before = await prepare(needs, act, job);
  const calls = (await callsOf(act, job.id)).map(({ case_number, is_whole, ...call }) => ({
    ...call,
    ...{ caseNumber: case_number, isWhole: is_whole },
  }));
  const { agent_id: agentId, settings } = job;
  const prompts = promptsOf(needs.evaluation, { agentId, settings, own: before?.own ?? [] });
  const adopted = adopt({ genes: before?.base ?? [], prompts }, calls);
  const proposer: ProposerRecord = { ...record, state: "done", ...adopted };
  const after = await prepare(needs, act, { ...job, manifest: { ...manifest, proposer } });
  const row = await writeManifest(act, job, {
    manifest: { ...manifest, ...after?.manifest, proposer },
    notes: [...job.notes, ...adopted.calls.flatMap(noteOf)],
  });
  if (!row) throw lost();
  return row;
}

function noteOf({ category, outcome, refusals }: CallVerdict): string[] {
  if (refusals.length === 0) return [];
  if (outcome === "failed") return [`The rule-writing agent did not respond for ${category}: ${refusals.join(" ")}`];
  return [`Some rules that the rule-writing agent wrote for ${category} were rejected: ${refusals.join(", ")}.`];
}
