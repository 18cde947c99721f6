import { setTimeout as pause } from "node:timers/promises";
import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { isUnavailable } from "../../../platform/db/database.ts";
import { nothing } from "../../../platform/work/budget.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import type { FairShare } from "../../../platform/work/fair-share.ts";
import type { FairStart } from "../../../platform/work/fair-start.ts";
import type { JobRef, JobSession, JobSighting, SessionEnd, WorkerInfo } from "../../../platform/work/job.ts";
import { TalkCanceled } from "../../agents/conversation/port.ts";
import { ask, type Result } from "../asking/ask.ts";
import { withPlan } from "../harness/with-plan.ts";
import { changeStatus } from "../runs/change-status.ts";
import { jobIdentity, type WorkerNeeds } from "../runs/dependencies.ts";
import type { Claim } from "../runs/store/plan.ts";
import type { StepResult } from "../runs/store/quick-step.ts";
import { lockRun } from "../runs/store/runs.ts";
import { askControls } from "./ask-controls.ts";
import { nextAction, promptsToClaim } from "./next-action.ts";
import { planRun } from "./plan-run.ts";
import { PromptBuffer } from "./prompt-buffer.ts";
import { PromptRun, type PromptSpending, type RunContext, reservationOf } from "./prompt-run.ts";
import { PromptCancellation } from "./prompt-signals.ts";
import { RunPreconditionError, type RunTarget, readRunTarget } from "./run-target.ts";
import { reserveMore } from "./step.ts";
import { tellTelemetry } from "./tell-telemetry.ts";
import { writeStep } from "./write-step.ts";

const RETRY_MS = 1000;
/** With more runs than this, reading each again at every look would be most of what the database does. */
const CROWD = 8;
const LOOK_MS = 100;
/** A worker that stops waits no longer for a grading: it may be one that never ends. */
const GRADING_GRACE_MS = 500;

interface SessionNeeds extends WorkerNeeds {
  /** Between the teams whose prompts this process sends. */
  readonly share: FairShare;
  readonly start: FairStart;
}

export function openRunSession(needs: SessionNeeds, job: JobRef, worker: WorkerInfo): JobSession {
  return new RunSession(needs, job, worker);
}

/** One worker's part in one run, from the first prompt it claims to the last result it writes. */
class RunSession implements JobSession {
  readonly ended: Promise<SessionEnd>;
  readonly #needs: SessionNeeds;
  readonly #job: JobContext;
  readonly #worker: number;
  readonly #prompts = new PromptBuffer();
  readonly #cancellation = new PromptCancellation();
  readonly #state: SessionState;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** What it has in progress of its team's share. */
  #inProgress = 0;

  constructor(needs: SessionNeeds, job: JobRef, { number, liveWorkers }: WorkerInfo) {
    this.#needs = needs;
    this.#job = openJobContext(needs, job, jobIdentity);
    this.#worker = number;
    this.#state = { phase: "open", isStale: true, hasRequeued: true, liveWorkers };
    this.ended = this.#runAndRecordFailure();
  }

  refresh({ isListed, liveWorkers, sessions }: JobSighting): void {
    const now = performance.now();
    const isCrowded = sessions > CROWD && now - this.#lookedAt < sessions * LOOK_MS;
    if (!isCrowded || !isListed || liveWorkers !== this.#state.liveWorkers) {
      this.#lookedAt = now;
      this.#state.isStale = true;
    }
    this.#state.liveWorkers = liveWorkers;
    this.#prompts.wake();
  }

  stop(graceMs: number): void {
    if (this.#state.phase !== "open") return;
    this.#state.phase = "stopping";
    this.#cancellation.cancelWaits();
    this.#prompts.wake();
    const timers = [
      setTimeout(() => this.#cancellation.cancelRequests(), graceMs),
      setTimeout(() => this.#cancellation.cancelGradings(), Math.min(graceMs, GRADING_GRACE_MS)),
    ];
    void this.ended.then(() => {
      for (const timer of timers) clearTimeout(timer);
    });
  }

  abandon(): void {
    this.#state.phase = "abandoned";
    this.#cancelPrompts();
    this.#cancellation.cancelGradings();
    this.#prompts.wake();
  }

  #cancelPrompts(): void {
    this.#cancellation.cancelRequests();
    this.#cancellation.cancelWaits();
  }

  async #runAndRecordFailure(): Promise<SessionEnd> {
    try {
      await this.#runLoop();
    } catch (error) {
      this.#cancelPrompts();
      if (!isUnavailable(error)) await this.#recordFailure(error);
    } finally {
      this.#count(-this.#inProgress);
    }
    return "done";
  }

  async #runLoop(): Promise<void> {
    let target = await this.#inTurn(() => readRunTarget(this.#needs, this.#job));
    if (!target || !(await this.#isPlanned(target))) return;
    let context = this.#contextOf(target);
    for (;;) {
      const step = await this.#step(target);
      if (!step || this.#isAbandoned()) return this.#cancelPrompts();
      this.#askAll(context, step.claims);
      if (this.#isOverAfter(step)) return;
      if (!this.#state.isStale) await this.#prompts.wait();
      if (!this.#state.isStale) continue;
      target = (await this.#readAgain()) ?? target;
      context = this.#contextOf(target);
    }
  }

  /** Null also if there is no connection: what was asked in the meantime is kept, and not asked again. A worker that stops does not wait. */
  async #readAgain(): Promise<RunTarget | null> {
    try {
      return await this.#inTurn(() => readRunTarget(this.#needs, this.#job));
    } catch (error) {
      if (!isUnavailable(error) || this.#state.phase !== "open") throw error;
      this.#state.isStale = true;
      return null;
    }
  }

  /** Asks the controls of a new run and draws its prompts. False when another worker does so, or the run does not go on. */
  async #isPlanned(target: RunTarget): Promise<boolean> {
    const { run } = target;
    if (run.planned !== null) return true;
    // Paused between listing and reading: if it is resumed before the first step, nobody would plan it.
    if (run.status !== "running") return false;
    const choice = { plan: run.plan, probes: run.picked_probes };
    const harnesses = [...target.harnesses.values()].map((harness) => withPlan(harness, choice));
    const { transaction } = this.#job;
    const shared = {
      worker: this.#worker,
      act: <T>(work: (act: Act) => Promise<T>): Promise<T> => this.#inTurn(() => transaction(work)),
    };
    const controls = () => askControls({ ...shared, context: this.#contextOf(target) }, harnesses);
    return planRun({ ...shared, controls }, run.id, harnesses);
  }

  #contextOf(target: RunTarget): RunContext {
    const { transaction, job } = this.#job;
    return {
      needs: this.#needs,
      target,
      signals: this.#cancellation,
      reserve: (more) => transaction((act) => reserveMore(act, job.id, more)),
    };
  }

  #isOverAfter({ run: { status } }: StepResult): boolean {
    const isStopping = this.#state.phase === "stopping";
    const next = nextAction({ status, isStopping, isIdle: this.#prompts.isIdle });
    if (next.cancelRequests) this.#cancellation.cancelRequests();
    if (next.cancelWaits) this.#cancellation.cancelWaits();
    return next.isOver;
  }

  #isAbandoned(): boolean {
    return this.#state.phase === "abandoned";
  }

  /** What is settled while it waits for its turn is written with the rest. */
  #step(target: RunTarget): Promise<StepResult | null> {
    return this.#inTurn(() => this.#stepNow(target));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#needs.share.turn(this.#job.job.teamId, work);
  }

  async #stepNow(target: RunTarget): Promise<StepResult | null> {
    if (this.#isAbandoned()) return null;
    const state = this.#state;
    const batch = this.#prompts.takeSettled();
    const { claimed } = this.#prompts;
    const { isStale: looksAround, hasRequeued, liveWorkers } = state;
    const free = promptsToClaim({
      ...{ concurrency: target.run.concurrency, liveWorkers, isStopping: state.phase !== "open" },
      ...{ claimed: claimed.size, settled: batch.length },
    });
    this.#count(-batch.length);
    const wanted = this.#needs.share.grant(this.#job.job.teamId, free);
    state.isStale = false;
    try {
      const writer = { agents: this.#needs.agents, job: this.#job, worker: this.#worker };
      const plan = { batch, wanted, claimed, looksAround, hasRequeued };
      const step = await writeStep(writer, target, plan);
      this.#prompts.recordStep(batch, step?.claims ?? []);
      this.#count(step?.claims.length ?? 0);
      if (step) tellTelemetry(this.#needs, target.run, batch);
      state.hasRequeued = (step?.run.waiting ?? 0) > 0;
      return step;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#prompts.putBackSettled(batch);
      this.#count(batch.length);
      state.isStale = true;
      await pause(RETRY_MS);
      return { run: target.run, claims: [] };
    }
  }

  #count(more: number): void {
    const { share } = this.#needs;
    this.#inProgress += more;
    if (more > 0) share.began(this.#job.job.teamId, more);
    else share.ended(this.#job.job.teamId, -more);
  }

  /** A prompt that is still to begin when the others' waits are canceled goes back with them. */
  #askAll(context: RunContext, claims: readonly Claim[]): void {
    const waiting = this.#cancellation.waitSignal();
    for (const claim of claims) {
      this.#needs.start.begin(this.#job.job.teamId, () => {
        if (waiting.aborted) this.#settle(claim, unsent(context, claim), null);
        else void this.#askOne(context, claim);
      });
    }
  }

  /** Asks one prompt and hands its result to the buffer. Never rejects. */
  async #askOne(context: RunContext, claim: Claim): Promise<void> {
    const { harness: name } = claim.prompt;
    const harness = context.target.harnesses.get(name);
    if (!harness) {
      const result = brokenResult(`The plan names the harness "${name}", which the run does not include.`);
      return this.#settle(claim, unsent(context, claim), result);
    }
    const prompt = new PromptRun(context, claim, harness);
    try {
      this.#settle(claim, prompt, await ask(prompt, claim.prompt));
    } catch (error) {
      this.#settle(claim, prompt, this.#resultOfError(error, claim));
    }
  }

  #settle({ seq, sentAt, prompt }: Claim, { reserved, spent }: PromptSpending, result: Result | null): void {
    this.#prompts.settle({ seq, sentAt, prompt, reserved, spent, result });
  }

  /** Null: the prompt is requeued. */
  #resultOfError(error: unknown, { seq }: Claim): Result | null {
    if (error instanceof TalkCanceled || isUnavailable(error)) return null;
    this.#needs.logger.error({ err: error, evaluation_id: this.#job.job.id, seq }, "a prompt failed");
    return brokenResult("Internal error. See the console log.");
  }

  async #recordFailure(error: unknown): Promise<void> {
    const { logger } = this.#needs;
    const { id } = this.#job.job;
    const isOurs = !(error instanceof RunPreconditionError || error instanceof Fault);
    if (isOurs) logger.error({ err: error, evaluation_id: id }, "a run failed");
    const message = isOurs ? "Internal error. See the console log." : (error as Error).message;
    await this.#job
      .transaction(async (act) => {
        const run = await lockRun(act, id);
        if (run?.status === "running") await changeStatus(act, run, { status: "failed", message });
      })
      .catch((cause: unknown) => logger.warn({ err: cause, evaluation_id: id }, "a failed run was not marked"));
  }
}

interface SessionState {
  phase: "open" | "stopping" | "abandoned";
  /** The run is to be read again, and dead workers are to be looked for. */
  isStale: boolean;
  /** Prompts were requeued. */
  hasRequeued: boolean;
  liveWorkers: number;
}

const unsent = ({ target }: RunContext, claim: Claim): PromptSpending => ({
  reserved: reservationOf(target, claim),
  spent: nothing,
});

/** A result for an error of the console: neither a pass nor a failure of the agent. */
function brokenResult(reason: string): Result {
  return {
    judgement: { outcome: "unassessed", reason, detector: "console_error" },
    isError: true,
    observation: { turns: [] },
  };
}
