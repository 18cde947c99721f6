import { randomBytes } from "node:crypto";
import type { Act } from "../../../platform/act.ts";
import type { Trace } from "../plan/proposed.ts";
import type { PlannedCall } from "./plan-calls.ts";

export interface CallRow {
  readonly number: number;
  readonly category: string;
  /** Drawn for this call and unknown to whoever wrote the traces: an answer smuggled in through them cannot carry it. */
  readonly case_number: string;
  readonly traces: readonly Trace[];
  readonly state: "planned" | "sent" | "answered" | "failed";
  readonly reply: string | null;
  readonly is_whole: boolean;
  readonly failure: string | null;
}

const LONGEST_REPLY = 40_000;
const LONGEST_FAILURE = 500;

/** Begins with a letter, so that no model answers with a number. */
const newCaseNumber = (): string => `c${randomBytes(4).toString("hex")}`;

/** In the transaction that writes down what the pilot saw: a worker that takes over asks the same. */
export async function insertCalls(act: Act, jobId: string, calls: readonly PlannedCall[]): Promise<void> {
  for (const [number, { category, traces }] of calls.entries()) {
    await act.tx.run(
      `insert into evolution_proposer_calls (job_id, number, team_id, category, case_number, traces)
       values ($1, $2, $3, $4, $5, $6)`,
      [jobId, number, act.who.teamId, category, newCaseNumber(), JSON.stringify(traces)],
    );
  }
}

export function callsOf(act: Act, jobId: string): Promise<CallRow[]> {
  return act.tx.query<CallRow>(
    `select number, category, case_number, traces, state, reply, is_whole, failure from evolution_proposer_calls
     where job_id = $1 and team_id = $2 order by number`,
    [jobId, act.who.teamId],
  );
}

export interface Sending {
  readonly jobId: string;
  readonly worker: number | null;
  readonly number: number;
  /** The most that the call can take. */
  readonly tokens: number;
}

/** Counts the call and its tokens before it is sent. False when the job is no longer this worker's, or no longer runs. */
export async function reserveCall(act: Act, { jobId, worker, number, tokens }: Sending): Promise<boolean> {
  const [job] = await act.tx.query(
    `update evolution_jobs set proposer_requests = proposer_requests + 1, proposer_tokens = proposer_tokens + $4
     where id = $1 and team_id = $2 and worker = $3 and status = 'running' returning id`,
    [jobId, act.who.teamId, worker, tokens],
  );
  if (!job) return false;
  await act.tx.run(
    `update evolution_proposer_calls set state = 'sent', attempts = attempts + 1
     where job_id = $1 and team_id = $2 and number = $3`,
    [jobId, act.who.teamId, number],
  );
  return true;
}

export interface CallResult {
  readonly reply: string | null;
  readonly isWhole: boolean;
  readonly failure: string | null;
  readonly model: string | null;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** Keeps the answer and puts what it took in the place of what was reserved. One that is there already stays. */
export async function keepCall(act: Act, sent: Sending, result: CallResult): Promise<void> {
  const { reply, isWhole, failure, model, tokensIn, tokensOut } = result;
  const [kept] = await act.tx.query(
    `update evolution_proposer_calls set state = $4, reply = $5, is_whole = $6, failure = $7, model = $8, tokens_in = $9,
       tokens_out = $10 where job_id = $1 and team_id = $2 and number = $3 and state = 'sent' returning number`,
    [
      ...[sent.jobId, act.who.teamId, sent.number, reply === null ? "failed" : "answered"],
      ...[reply && storable(reply), isWhole && (reply ?? "").length <= LONGEST_REPLY],
      ...[failure && storable(failure).slice(0, LONGEST_FAILURE), model && storable(model).slice(0, 255)],
      ...[tokensIn, tokensOut],
    ],
  );
  if (!kept) return;
  await act.tx.run(
    "update evolution_jobs set proposer_tokens = proposer_tokens - $3 + $4 where id = $1 and team_id = $2",
    [sent.jobId, act.who.teamId, sent.tokens, tokensIn + tokensOut],
  );
}

/** PostgreSQL keeps no U+0000 and no half of a pair; an answer with such is refused for them all the same. */
const storable = (text: string): string => text.slice(0, LONGEST_REPLY).toWellFormed().replaceAll("\0", "\uFFFD");
