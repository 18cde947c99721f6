import type { Act } from "../../../platform/act.ts";
import { type Budget, exceededCap, minus, nothing, plus, type Spending } from "../../../platform/work/budget.ts";
import { hasTooManyErrors } from "../../../platform/work/error-rate.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Result } from "../asking/ask.ts";
import type { PlannedPrompt } from "../harness/harness.ts";
import { changeStatus } from "../runs/change-status.ts";
import {
  claimedPrompts,
  claimPrompts,
  reclaimFromDeadWorkers,
  releasePrompts,
  requeuePrompts,
} from "../runs/store/claims.ts";
import { updateCounters } from "../runs/store/counters.ts";
import { logLine } from "../runs/store/log.ts";
import { type Claim, nextPrompts } from "../runs/store/plan.ts";
import type { StepResult } from "../runs/store/quick-step.ts";
import { findCommonestError, isFinished, writeResults } from "../runs/store/results.ts";
import { countDone, type RunRow, type RunState } from "../runs/store/run-row.ts";
import { lockRun } from "../runs/store/runs.ts";
import { completeRun } from "./complete-run.ts";

/** A prompt whose claim ends, with its reservation and its spending. */
export interface SettledPrompt {
  readonly seq: number;
  readonly prompt: Pick<PlannedPrompt, "harness" | "probe">;
  readonly sentAt: number;
  readonly reserved: Spending;
  readonly spent: Spending;
  /** Null: the prompt is requeued. */
  readonly result: Result | null;
}

export interface StepRequest {
  readonly worker: number;
  readonly settled: readonly SettledPrompt[];
  /** How many more prompts this worker can send. */
  readonly wanted: number;
  /**
   * The prompts that this worker knows it has claimed. Set when it has to look for claims of dead workers, and for its own
   * claims whose confirmation was lost with a connection.
   */
  readonly claimed: ReadonlySet<number> | null;
  /** The most that sending a prompt can cost. */
  readonly costOf: (claim: Claim) => Spending;
}

/**
 * Everything that a worker does to a run at one moment, in one transaction: results in, prompts out, counters with them.
 * The cost of a prompt is reserved before it is sent. Null when the run was deleted.
 */
export async function stepRun(
  agents: AgentsPort,
  act: Act,
  request: StepRequest & { runId: string },
): Promise<StepResult | null> {
  const before = await lockRun(act, request.runId);
  if (!before) return null;
  const settled = await settle(act, before, request);
  const { lost, setAside } = request.claimed
    ? await reclaimLost(act, before, { ...request, claimed: request.claimed })
    : nothingLost;
  const inFlight = settled.inFlight - lost - setAside;
  const free = Math.min(request.wanted, before.concurrency - before.in_flight - inFlight);
  const room = { ...before, ...committedAfter(before, settled.committed) };
  const taken = before.status === "running" && free > 0 ? await take(act, room, { ...request, free }) : nothingTaken;
  const isIdle = request.settled.length === 0 && taken.claims.length === 0 && lost + setAside === 0;
  const run = isIdle
    ? before
    : await updateCounters(act, before, {
        ...settled,
        unassessed: settled.unassessed + setAside,
        errors: settled.errors + setAside,
        inFlight: inFlight + taken.claims.length,
        waiting: settled.waiting + lost - taken.again,
        nextSeq: (taken.claims.at(-1)?.seq ?? -1) + 1,
        committed: plus(settled.committed, taken.reserved),
      });
  return { run: await conclude(agents, act, { run, exceeded: taken.exceeded }), claims: taken.claims };
}

interface LostPrompts {
  /** The number of prompts to be sent again. */
  readonly lost: number;
  readonly setAside: number;
}

const nothingLost: LostPrompts = { lost: 0, setAside: 0 };

/** Requeues prompts that are claimed though no worker sends them, and sets aside those that workers died with too often. */
async function reclaimLost(
  act: Act,
  run: RunRow,
  { worker, claimed, settled }: StepRequest & { claimed: ReadonlySet<number> },
): Promise<LostPrompts> {
  const { askedAgain, setAside } =
    run.in_flight > 0 ? await reclaimFromDeadWorkers(act, run) : { askedAgain: [], setAside: [] };
  if (askedAgain.length > 0) {
    await logLine(act, run.id, `worker stopped unexpectedly; prompts to retry: ${askedAgain.length}`);
  }
  if (setAside.length > 0) {
    const results = setAside.map((seq) => ({ seq, sentAt: act.now, result: droppedResult }));
    await writeResults(act, run, { results, worker });
    await logLine(
      act,
      run.id,
      `worker stopped three times while it processed these prompts; left unassessed: ${setAside.join(", ")}`,
    );
  }
  const known = new Set([...claimed, ...settled.map(({ seq }) => seq)]);
  const unknown = (await claimedPrompts(act, run, worker)).filter((seq) => !known.has(seq));
  if (unknown.length > 0) await releasePrompts(act, run, { seqs: unknown, worker });
  await requeuePrompts(act, run, unknown);
  return { lost: askedAgain.length + unknown.length, setAside: setAside.length };
}

/** Counts as an error, but not toward the error rate that pauses a run: it is not the agent's. */
const droppedResult: Result = {
  judgement: {
    outcome: "unassessed",
    reason:
      "The console stopped three times while it processed this prompt, the last time with no other such prompt in progress.",
    detector: "console_error",
  },
  isError: true,
  observation: { turns: [] },
};

async function settle(act: Act, run: RunRow, { settled, worker }: StepRequest) {
  const seqs = settled.map(({ seq }) => seq);
  const held = settled.length > 0 ? await releasePrompts(act, run, { seqs, worker }) : new Set<number>();
  const ours = settled.filter(({ seq }) => held.has(seq));
  const results = ours.filter(isFinished);
  const back = ours.flatMap(({ seq, result }) => (result ? [] : [seq]));
  await writeResults(act, run, { results, worker });
  await requeuePrompts(act, run, back);
  const outcomes = (outcome: string): number =>
    results.filter(({ result }) => result.judgement.outcome === outcome).length;
  const watched = results.filter(({ sentAt }) => sentAt >= run.watched_from);
  const spent = ours.reduce((sum, prompt) => plus(sum, prompt.spent), nothing);
  const reserved = ours.reduce((sum, prompt) => plus(sum, prompt.reserved), nothing);
  return {
    ...spent,
    inFlight: -ours.length,
    resisted: outcomes("resisted"),
    failed: outcomes("failed"),
    unassessed: outcomes("unassessed"),
    errors: results.filter(({ result }) => result.isError).length,
    watched: watched.length,
    watchedErrors: watched.filter(({ result }) => result.isError).length,
    waiting: back.length,
    committed: minus(spent, reserved),
  };
}

interface TakenPrompts {
  readonly claims: readonly Claim[];
  /** How many of them came back before. */
  readonly again: number;
  readonly reserved: Spending;
  /** The cap that keeps the next prompt from being sent, in words. */
  readonly exceeded: string | null;
}

const nothingTaken: TakenPrompts = { claims: [], again: 0, reserved: nothing, exceeded: null };

async function take(act: Act, run: RunRow, request: StepRequest & { free: number }): Promise<TakenPrompts> {
  const candidates = await nextPrompts(act, run, request.free);
  const claims: Claim[] = [];
  let reserved = nothing;
  let exceeded: string | null = null;
  for (const claim of candidates) {
    const wanted = plus(reserved, request.costOf(claim));
    exceeded = capExceededBy(run, wanted);
    if (exceeded) break;
    reserved = wanted;
    claims.push(claim);
  }
  await claimPrompts(act, run, { seqs: claims.map(({ seq }) => seq), worker: request.worker });
  return { claims, again: claims.filter(({ seq }) => seq < run.next_seq).length, reserved, exceeded };
}

function committedAfter(run: RunRow, more: Spending) {
  return {
    requests_committed: run.requests_committed + more.requests,
    tokens_committed: run.tokens_committed + more.tokens,
    cost_committed_micros: run.cost_committed_micros + more.costMicros,
  };
}

/** The cap that this much more would exceed, in words. */
function capExceededBy(run: RunRow, more: Spending): string | null {
  const unit = exceededCap(budgetOf(run), more);
  if (unit === "requests") return `${run.requests_cap} requests`;
  if (unit === "tokens") return `${run.tokens_cap} tokens`;
  return unit && `a cost of ${(run.cost_cap_micros ?? 0) / 1_000_000}`;
}

const budgetOf = (run: RunRow): Budget => ({
  caps: { requests: run.requests_cap, tokens: run.tokens_cap, costMicros: run.cost_cap_micros },
  committed: {
    requests: run.requests_committed,
    tokens: run.tokens_committed,
    costMicros: run.cost_committed_micros,
  },
});

/** Fewer results than this say nothing about an agent. */
const ENOUGH_TO_JUDGE = 20;

/** Whether the counters now mean something for the run as a whole. */
export function isTurningPoint(run: RunState): boolean {
  if (run.status !== "running") return false;
  return (run.planned !== null && countDone(run) >= run.planned) || hasTooManyErrors(run, ENOUGH_TO_JUDGE);
}

async function conclude(
  agents: AgentsPort,
  act: Act,
  { run, exceeded }: { run: RunRow; exceeded: string | null },
): Promise<RunRow> {
  if (run.status !== "running") return run;
  if (run.planned !== null && countDone(run) >= run.planned) return completeRun(agents, act, run);
  const pauseBecause = (message: string): Promise<RunRow> => changeStatus(act, run, { status: "paused", message });
  const { watched, watched_errors: errors } = run;
  if (hasTooManyErrors(run, ENOUGH_TO_JUDGE)) {
    const why = (await findCommonestError(act, run)) ?? "unknown";
    return pauseBecause(
      `${errors} of the last ${watched} prompts got no response that could be assessed. Most common reason: ${why}`,
    );
  }
  // While others are in flight, what they give back may be enough.
  if (exceeded && run.in_flight === 0)
    return pauseBecause(`The next prompts could exceed the limit of ${exceeded}. Raise the limit to resume.`);
  return run;
}

/** A step that changes nothing. */
export const unchanged = {
  ...{ ...nothing, inFlight: 0, resisted: 0, failed: 0, unassessed: 0, errors: 0 },
  ...{ watched: 0, watchedErrors: 0, waiting: 0, nextSeq: 0 },
};

/** More than was reserved when the prompt was taken, for another attempt; false when a cap does not allow it. */
export async function reserveMore(act: Act, runId: string, more: Spending): Promise<boolean> {
  const run = await lockRun(act, runId);
  if (!run || capExceededBy(run, more)) return false;
  await updateCounters(act, run, { ...unchanged, committed: more });
  return true;
}
