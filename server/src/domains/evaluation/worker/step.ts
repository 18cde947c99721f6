import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Result } from "../asking/ask.ts";
import { nothing, plus, type Spending } from "../budget/budget.ts";
import { changeStatus } from "../runs/change-status.ts";
import {
  type Claim,
  count,
  inHand,
  isFinished,
  letGo,
  lockRun,
  logLine,
  nextPlanned,
  putBack,
  takeFromDead,
  takeInHand,
  writeResults,
} from "../runs/journal.ts";
import { done, type RunRow, type RunState } from "../runs/row.ts";
import { completeRun } from "./complete-run.ts";

/** A prompt that leaves this worker's hands, with what was reserved for it and what of that was spent. */
export interface Settled {
  readonly seq: number;
  readonly sentAt: number;
  readonly reserved: Spending;
  readonly spent: Spending;
  /** Null: it goes back to be asked again. */
  readonly result: Result | null;
}

export interface StepRequest {
  readonly worker: number;
  readonly settled: readonly Settled[];
  /** How many more prompts this worker would ask. */
  readonly wanted: number;
  /**
   * What this worker knows to be in its hand. Given when it is to look around: for prompts that dead workers hold, and for
   * those that it was handed in an answer which never reached it.
   */
  readonly holding: ReadonlySet<number> | null;
  /** The most that asking a prompt may cost. */
  readonly costOf: (claim: Claim) => Spending;
}

export interface Stepped {
  readonly run: RunState;
  readonly claims: readonly Claim[];
}

/**
 * Everything that a worker does to a run at one moment, in one transaction: results in, prompts out, counters with them.
 * The prompts it hands out are paid for before they are sent. Null when the run is gone.
 */
export async function stepRun(
  agents: AgentsPort,
  act: Act,
  request: StepRequest & { runId: string },
): Promise<Stepped | null> {
  const before = await lockRun(act, request.runId);
  if (!before) return null;
  const settled = await settle(act, before, request);
  const { lost, setAside } = request.holding
    ? await takeBackLost(act, before, { ...request, holding: request.holding })
    : nothingLost;
  const inFlight = settled.inFlight - lost - setAside;
  const free = Math.min(request.wanted, before.concurrency - before.in_flight - inFlight);
  const room = { ...before, ...committedAfter(before, settled.committed) };
  const taken = before.status === "running" && free > 0 ? await take(act, room, { ...request, free }) : nothingTaken;
  const isIdle = request.settled.length === 0 && taken.claims.length === 0 && lost + setAside === 0;
  const run = isIdle
    ? before
    : await count(act, before, {
        ...settled,
        unassessed: settled.unassessed + setAside,
        errors: settled.errors + setAside,
        inFlight: inFlight + taken.claims.length,
        waiting: settled.waiting + lost - taken.again,
        nextSeq: (taken.claims.at(-1)?.seq ?? -1) + 1,
        committed: plus(settled.committed, taken.reserved),
      });
  return { run: await conclude(agents, act, { run, isShort: taken.isShort }), claims: taken.claims };
}

interface Lost {
  /** So many prompts are to be asked again. */
  readonly lost: number;
  readonly setAside: number;
}

const nothingLost: Lost = { lost: 0, setAside: 0 };

/** Puts back what nobody is asking, though it is in somebody's hand, and sets aside what workers died with too often. */
async function takeBackLost(
  act: Act,
  run: RunRow,
  { worker, holding, settled }: StepRequest & { holding: ReadonlySet<number> },
): Promise<Lost> {
  const { askedAgain, setAside } = run.in_flight > 0 ? await takeFromDead(act, run) : { askedAgain: [], setAside: [] };
  if (askedAgain.length > 0) {
    await logLine(act, run.id, `a worker ended without a word; asking again: ${askedAgain.length} prompts`);
  }
  if (setAside.length > 0) {
    const results = setAside.map((seq) => ({ seq, sentAt: act.now, result: dropped }));
    await writeResults(act, run, { results, worker });
    await logLine(
      act,
      run.id,
      `a worker ended while it asked or graded them, three times; set aside: ${setAside.join(", ")}`,
    );
  }
  const known = new Set([...holding, ...settled.map(({ seq }) => seq)]);
  const unknown = (await inHand(act, run, worker)).filter((seq) => !known.has(seq));
  if (unknown.length > 0) await letGo(act, run, { seqs: unknown, worker });
  await putBack(act, run, unknown);
  return { lost: askedAgain.length + unknown.length, setAside: setAside.length };
}

/** It is not the agent's error that pauses a run, so it counts as one and is not watched. */
const dropped: Result = {
  judgement: {
    outcome: "unassessed",
    reason:
      "Not assessed: the console ended three times while this prompt was asked or graded, the last time with no other such prompt under way.",
    detector: "console_error",
  },
  isError: true,
  observation: { turns: [] },
};

async function settle(act: Act, run: RunRow, { settled, worker }: StepRequest) {
  const seqs = settled.map(({ seq }) => seq);
  const held = settled.length > 0 ? await letGo(act, run, { seqs, worker }) : new Set<number>();
  const ours = settled.filter(({ seq }) => held.has(seq));
  const results = ours.filter(isFinished);
  const back = ours.flatMap(({ seq, result }) => (result ? [] : [seq]));
  await writeResults(act, run, { results, worker });
  await putBack(act, run, back);
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
    committed: plus(spent, negative(reserved)),
  };
}

const negative = ({ requests, tokens, costMicros }: Spending): Spending => ({
  requests: -requests,
  tokens: -tokens,
  costMicros: -costMicros,
});

interface Taken {
  readonly claims: readonly Claim[];
  /** How many of them came back before. */
  readonly again: number;
  readonly reserved: Spending;
  /** Which cap keeps the next prompt from being asked. */
  readonly isShort: string | null;
}

const nothingTaken: Taken = { claims: [], again: 0, reserved: nothing, isShort: null };

async function take(act: Act, run: RunRow, request: StepRequest & { free: number }): Promise<Taken> {
  const candidates = await nextPlanned(act, run, request.free);
  const claims: Claim[] = [];
  let reserved = nothing;
  let isShort: string | null = null;
  for (const claim of candidates) {
    const wanted = plus(reserved, request.costOf(claim));
    isShort = shortOf(run, wanted);
    if (isShort) break;
    reserved = wanted;
    claims.push(claim);
  }
  await takeInHand(act, run, { seqs: claims.map(({ seq }) => seq), worker: request.worker });
  return { claims, again: claims.filter(({ seq }) => seq < run.next_seq).length, reserved, isShort };
}

function committedAfter(run: RunRow, more: Spending) {
  return {
    requests_committed: run.requests_committed + more.requests,
    tokens_committed: run.tokens_committed + more.tokens,
    cost_committed_micros: run.cost_committed_micros + more.costMicros,
  };
}

/** Which cap so much more would pass, in words. */
export function shortOf(run: RunRow, more: Spending): string | null {
  const passes = (cap: number | null, committed: number, plus_: number): boolean =>
    cap !== null && committed + plus_ > cap;
  if (passes(run.requests_cap, run.requests_committed, more.requests)) return `${run.requests_cap} requests`;
  if (passes(run.tokens_cap, run.tokens_committed, more.tokens)) return `${run.tokens_cap} tokens`;
  if (passes(run.cost_cap_micros, run.cost_committed_micros, more.costMicros)) {
    return `a cost of ${(run.cost_cap_micros ?? 0) / 1_000_000}`;
  }
  return null;
}

/** Fewer results than this say nothing about an agent. */
const ENOUGH_TO_JUDGE = 20;
const MOST_ERRORS = 0.05;

/** Whether the counters now mean something for the run as a whole. */
export function isTurningPoint(run: RunState): boolean {
  if (run.status !== "running") return false;
  return (run.planned !== null && done(run) >= run.planned) || hasTooManyErrors(run);
}

const hasTooManyErrors = ({ watched, watched_errors: errors }: RunState): boolean =>
  watched >= ENOUGH_TO_JUDGE && errors > watched * MOST_ERRORS;

async function conclude(
  agents: AgentsPort,
  act: Act,
  { run, isShort }: { run: RunRow; isShort: string | null },
): Promise<RunRow> {
  if (run.status !== "running") return run;
  if (run.planned !== null && done(run) >= run.planned) return completeRun(agents, act, run);
  const pausedBecause = (message: string): Promise<RunRow> => changeStatus(act, run, { status: "paused", message });
  const { watched, watched_errors: errors } = run;
  if (hasTooManyErrors(run)) {
    const why = await commonestError(act, run);
    return pausedBecause(
      `${errors} of the last ${watched} prompts got no answer that could be judged, most often: ${why}`,
    );
  }
  // While others are in flight, what they give back may be enough.
  if (isShort && run.in_flight === 0) return pausedBecause(`Asking on could pass the cap of ${isShort}.`);
  return run;
}

async function commonestError(act: Act, run: RunRow): Promise<string> {
  const [found] = await act.tx.query<{ reason: string }>(
    `select reason from evaluation_results where evaluation_id = $1 and is_error
     group by reason order by count(*) desc limit 1`,
    [run.id],
  );
  return found?.reason ?? "unknown";
}

const unchanged = {
  ...{ ...nothing, inFlight: 0, resisted: 0, failed: 0, unassessed: 0, errors: 0 },
  ...{ watched: 0, watchedErrors: 0, waiting: 0, nextSeq: 0 },
};

/** More than was reserved when the prompt was taken, for another attempt; false when a cap does not allow it. */
export async function reserveMore(act: Act, runId: string, more: Spending): Promise<boolean> {
  const run = await lockRun(act, runId);
  if (!run || shortOf(run, more)) return false;
  await count(act, run, { ...unchanged, committed: more });
  return true;
}
