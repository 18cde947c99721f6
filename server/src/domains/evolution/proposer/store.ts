import { randomBytes } from "node:crypto";
import type { Act } from "../../../platform/act.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { Trace } from "../plan/proposed.ts";
import type { EvolutionProposerCallRow } from "../tables/rows.ts";
import type { PlannedCall } from "./plan-calls.ts";

/**
 * A call to the rule-writing agent. Its case number is random and unknown to the author of the traces, so that an answer
 * injected through them cannot contain it.
 */
export type CallRow = Refined<
  Pick<
    EvolutionProposerCallRow,
    "number" | "category" | "case_number" | "traces" | "state" | "reply" | "is_whole" | "failure"
  >,
  { readonly traces: readonly Trace[] }
>;

const LONGEST_REPLY = 40_000;
const LONGEST_FAILURE = 500;
const LONGEST_MODEL = 255;

/** Starts with a letter, so that no model returns it as a number. */
const newCaseNumber = (): string => `c${randomBytes(4).toString("hex")}`;

/** Written in the transaction that ends the pilot, so that a worker that takes over makes the same calls. */
export async function insertCalls(act: Act, jobId: string, calls: readonly PlannedCall[]): Promise<void> {
  for (const [number, { category, traces }] of calls.entries()) {
    await act.tx.run(sql`
      insert into evolution_proposer_calls (job_id, number, team_id, category, case_number, traces)
      values (${jobId}, ${number}, ${act.who.teamId}, ${category}, ${newCaseNumber()}, ${JSON.stringify(traces)})`);
  }
}

export function callsOf(act: Act, jobId: string): Promise<CallRow[]> {
  return act.tx.query(sql<CallRow>`
    select number, category, case_number, traces, state, reply, is_whole, failure
    from evolution_proposer_calls
    where job_id = ${jobId} and team_id = ${act.who.teamId}
    order by number`);
}

export interface CallKey {
  readonly jobId: string;
  readonly number: number;
}

export async function markSent(act: Act, { jobId, number }: CallKey): Promise<void> {
  await act.tx.run(sql`
    update evolution_proposer_calls
    set state = 'sent', attempts = attempts + 1
    where job_id = ${jobId} and team_id = ${act.who.teamId} and number = ${number}`);
}

export interface CallResult {
  readonly reply: string | null;
  readonly isWhole: boolean;
  readonly failure: string | null;
  readonly model: string | null;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

/** Stores the answer of a call. False when it has one already, which then stays. */
export async function writeCall(act: Act, { jobId, number }: CallKey, result: CallResult): Promise<boolean> {
  const { reply, isWhole, failure, model, tokensIn, tokensOut } = result;
  const updated = await act.tx.run(sql`
    update evolution_proposer_calls
    set
      state = ${reply === null ? "failed" : "answered"},
      reply = ${reply && storable(reply)},
      is_whole = ${isWhole && (reply ?? "").length <= LONGEST_REPLY},
      failure = ${failure && storable(failure).slice(0, LONGEST_FAILURE)},
      model = ${model && storable(model).slice(0, LONGEST_MODEL)},
      tokens_in = ${tokensIn},
      tokens_out = ${tokensOut}
    where job_id = ${jobId} and team_id = ${act.who.teamId} and number = ${number} and state = 'sent'`);
  return updated > 0;
}

/** PostgreSQL stores no U+0000 and no half of a surrogate pair. An answer that had one is refused all the same. */
const storable = (text: string): string => text.slice(0, LONGEST_REPLY).toWellFormed().replaceAll("\0", "\uFFFD");
