import { setTimeout as pause } from "node:timers/promises";
import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { TalkCanceled } from "../../agents/conversation/port.ts";
import { ask, type Result } from "../asking/ask.ts";
import { nothing, type Spending } from "../budget/budget.ts";
import { changeStatus } from "../runs/change-status.ts";
import { type Claim, isFinished, lockRun } from "../runs/journal.ts";
import { actOf, type RunUnderWay, subjectOf, type WorkerNeeds } from "../runs/needs.ts";
import { Errand, type Outing, reservationOf } from "./errand.ts";
import { planRun } from "./plan-run.ts";
import { quickStep } from "./quick-step.ts";
import { isTurningPoint, reserveMore, type Settled, type Stepped, stepRun } from "./step.ts";
import { harnessesOf, RunImpossible, readSubject, type Subject } from "./subject.ts";

/** One worker's part in one run, from the first prompt it takes to the last result it writes. */
export interface Session {
  readonly ended: Promise<void>;
  /** Looks at the run again: its state, its agent, prompts that a dead worker left. */
  tick(liveWorkers: number): void;
  /** Takes no more prompts, waits so long for those under way, and gives the others back. */
  stop(graceMs: number): Promise<void>;
  /** Writes nothing more: the prompts are somebody else's now. */
  abandon(): void;
}

const AFTER_TROUBLE_MS = 1000;
/** A worker that stops waits no longer for a grading: it may be one that never ends. */
const GRADING_GRACE_MS = 500;
/** The longest that a result waits for others to be written with. */
const GATHER_MS = 3;

export interface Part {
  readonly run: RunUnderWay;
  readonly worker: number;
  readonly liveWorkers: number;
}

export function openSession(needs: WorkerNeeds, { run, worker, liveWorkers }: Part): Session {
  const { logger } = needs;
  const settled: Settled[] = [];
  /** Prompts that were taken and whose result is not yet durable. */
  const holding = new Set<number>();
  let live = liveWorkers;
  let isDue = true;
  /** Whether prompts came back to be asked again. */
  let hasWaiting = true;
  let isLeaving = false;
  let isAbandoned = false;
  let woken = Promise.withResolvers<void>();
  /** Ends requests that are out there. */
  const halt = new AbortController();
  /** Ends the waiting for gradings that take long. */
  const grading = new AbortController();
  /** Ends the waiting of those that are not. */
  let patience = new AbortController();

  let gathering: NodeJS.Timeout | undefined;

  const wake = (): void => woken.resolve();
  /** Writing half of the results while the other half is asked for keeps both sides busy. */
  const isEnough = (): boolean => settled.length > 0 && settled.length * 2 >= holding.size;
  const gather = (): void => {
    if (isEnough()) wake();
    else if (settled.length > 0) gathering ??= setTimeout(wake, GATHER_MS);
  };
  const withdrawWaiting = (): void => {
    patience.abort(new TalkCanceled());
    patience = new AbortController();
  };
  const inRun = <T>(work: (act: Act) => Promise<T>): Promise<T> =>
    needs.db.transaction(subjectOf(run), (tx) => work(actOf(needs, run, tx)));

  const outingTo = (subject: Subject): Outing => ({
    ...{ needs, subject, signal: halt.signal, gradingSignal: grading.signal, patience: () => patience.signal },
    reserve: (more) => inRun((act) => reserveMore(act, run.evaluation_id, more)),
  });

  async function live_(): Promise<void> {
    let subject = await readSubject(needs, run);
    if (!subject) return;
    let outing = outingTo(subject);
    if (subject.run.planned === null && subject.run.status === "running") {
      const harnesses = [...harnessesOf(needs.harnesses, subject.run.harness_names).values()];
      if (!(await planRun({ worker, act: inRun }, run.evaluation_id, harnesses))) return;
      isDue = true;
    }
    for (;;) {
      const stepped = await step(subject);
      if (!stepped || isAbandoned) {
        halt.abort();
        withdrawWaiting();
        return;
      }
      const { status } = stepped.run;
      for (const claim of stepped.claims) void askOne(outing, claim);
      if (status === "cancelled" || status === "failed") halt.abort();
      if (status !== "running") withdrawWaiting();
      const isQuiet = holding.size === 0 && settled.length === 0;
      if (isQuiet && (isLeaving || status !== "running")) return;
      woken = Promise.withResolvers();
      gather();
      if (!isDue && !isAbandoned) await woken.promise;
      clearTimeout(gathering);
      gathering = undefined;
      if (!isDue) continue;
      subject = (await readSubject(needs, run)) ?? subject;
      outing = outingTo(subject);
    }
  }

  async function step(subject: Subject): Promise<Stepped | null> {
    const batch = settled.splice(0);
    const share = Math.ceil(subject.run.concurrency / Math.max(1, live));
    const inherits = isDue;
    isDue = false;
    try {
      const wanted = isLeaving ? 0 : Math.max(0, share - holding.size + batch.length);
      const stepped = await stepWith(subject, { batch, inherits, wanted });
      for (const { seq } of batch) holding.delete(seq);
      for (const { seq } of stepped?.claims ?? []) holding.add(seq);
      hasWaiting = (stepped?.run.waiting ?? 0) > 0;
      return stepped;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // The results are still here; whatever part of them was kept is left alone when they are written again.
      settled.unshift(...batch);
      isDue = true;
      await pause(AFTER_TROUBLE_MS);
      return isAbandoned ? null : { run: subject.run, claims: [] };
    }
  }

  async function stepWith(subject: Subject, { batch, inherits, wanted }: Wanted): Promise<Stepped | null> {
    const runId = run.evaluation_id;
    const costOf = (claim: Claim): Spending => reservationOf(subject, claim);
    const whole = (settled_: readonly Settled[], most: number): Promise<Stepped | null> =>
      inRun((act) =>
        stepRun(needs.agents, act, {
          ...{ runId, worker, costOf },
          settled: settled_,
          wanted: most,
          holding: inherits ? holding : null,
        }),
      );
    const results = batch.filter(isFinished);
    if (inherits || hasWaiting || subject.isCapped || results.length < batch.length) return whole(batch, wanted);
    const written = new Set(batch.map(({ seq }) => seq));
    const kept = [...holding].filter((seq) => !written.has(seq));
    const quick = await needs.db.inTeam(subjectOf(run), (tx) =>
      quickStep(actOf(needs, run, tx), { runId, worker, results, kept, wanted }),
    );
    if (!quick) return whole(batch, wanted);
    if (!isTurningPoint(quick.run)) return quick;
    // The results are kept; what follows from them is a transaction of its own, and whoever looks next would make it.
    const concluded = await whole([], 0);
    return concluded && { run: concluded.run, claims: quick.claims };
  }

  async function askOne(outing: Outing, claim: Claim): Promise<void> {
    const { seq, sentAt, prompt } = claim;
    const harness = outing.subject.harnesses.get(prompt.harness);
    const errand = harness && new Errand(outing, claim, harness);
    const settle = (result: Result | null): void => {
      const { reserved, spent } = errand ?? { reserved: reservationOf(outing.subject, claim), spent: nothing };
      settled.push({ seq, sentAt, reserved, spent, result });
      gather();
    };
    if (!errand) return settle(broken(`the plan names a harness "${prompt.harness}" that the run does not`));
    try {
      settle(await ask(errand, prompt));
    } catch (error) {
      const goesBack = error instanceof TalkCanceled || isUnavailable(error);
      if (!goesBack) logger.error({ err: error, evaluation_id: run.evaluation_id, seq }, "a prompt could not be asked");
      settle(goesBack ? null : broken("the console could not ask it; its own log tells why"));
    }
  }

  async function failing(): Promise<void> {
    try {
      await live_();
    } catch (error) {
      halt.abort();
      withdrawWaiting();
      if (isUnavailable(error)) return;
      const isOurs = !(error instanceof RunImpossible || error instanceof Fault);
      if (isOurs) logger.error({ err: error, evaluation_id: run.evaluation_id }, "a run failed");
      const message = isOurs ? "The console failed on this run; its own log tells why." : (error as Error).message;
      await inRun(async (act) => {
        const found = await lockRun(act, run.evaluation_id);
        if (found?.status === "running") await changeStatus(act, found, { status: "failed", message });
      }).catch((cause: unknown) => logger.warn({ err: cause }, "a failed run could not be marked"));
    }
  }

  const ended = failing();
  return {
    ended,
    tick(workers) {
      live = workers;
      isDue = true;
      wake();
    },
    async stop(graceMs) {
      isLeaving = true;
      withdrawWaiting();
      wake();
      const graces = [
        setTimeout(() => halt.abort(), graceMs),
        setTimeout(() => grading.abort(), Math.min(graceMs, GRADING_GRACE_MS)),
      ];
      await ended;
      for (const grace of graces) clearTimeout(grace);
    },
    abandon() {
      isAbandoned = true;
      halt.abort();
      grading.abort();
      withdrawWaiting();
      wake();
    },
  };
}

interface Wanted {
  readonly batch: readonly Settled[];
  readonly inherits: boolean;
  readonly wanted: number;
}

const isUnavailable = (error: unknown): boolean => error instanceof Fault && error.code === "DATABASE_UNAVAILABLE";

/** A result for what broke on our side: no pass, no failure of the agent. */
function broken(why: string): Result {
  return {
    judgement: { outcome: "unassessed", reason: `Not assessed: ${why}.`, detector: "console_error" },
    isError: true,
    observation: { turns: [] },
  };
}
