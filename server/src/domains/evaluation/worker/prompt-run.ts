import { setTimeout as pause } from "node:timers/promises";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import { nothing, plus, type Spending } from "../../../platform/work/budget.ts";
import { type Answered, type Conversation, TalkCanceled } from "../../agents/conversation/port.ts";
import type { Asking } from "../asking/ask.ts";
import { maxSpendingFor, maxSpendingOn, spentOn } from "../budget/budget.ts";
import type { Harness } from "../harness/harness.ts";
import type { WorkerNeeds } from "../runs/dependencies.ts";
import type { Claim } from "../runs/store/plan.ts";
import type { PromptSignals } from "./prompt-signals.ts";
import type { RunTarget } from "./run-target.ts";

/** What all prompts share that a worker asks of one run. */
export interface RunContext {
  readonly needs: Pick<WorkerNeeds, "pacer" | "retries" | "grader">;
  readonly target: RunTarget;
  readonly signals: PromptSignals;
  /** Reserves this much more; false when a cap does not allow it. */
  reserve(more: Spending): Promise<boolean>;
}

/** The reservation of a prompt, and its spending so far. */
export interface PromptSpending {
  readonly reserved: Spending;
  readonly spent: Spending;
}

/**
 * One execution of one prompt. There is one for each prompt of each run, so what it shares with the others is read from
 * the context instead of being copied.
 */
export class PromptRun implements Asking, PromptSpending {
  readonly harness: Harness;
  reserved: Spending;
  spent: Spending = nothing;
  readonly #context: RunContext;
  readonly #claim: Claim;
  #numbers: (() => number) | undefined;
  /** The last request of a prompt whose tools are played; each sends more than the one before. */
  #sent: Conversation | undefined;

  constructor(context: RunContext, claim: Claim, harness: Harness) {
    this.harness = harness;
    this.reserved = reservationOf(context.target, claim);
    this.#context = context;
    this.#claim = claim;
  }

  get driver() {
    return this.#context.target.driver;
  }

  get configuration() {
    return this.#context.target.pricing;
  }

  get timeoutMs() {
    return this.#context.target.timeoutMs;
  }

  get instructs() {
    return this.#context.target.instructs;
  }

  get judge() {
    return this.#context.target.judge;
  }

  get grader() {
    return this.#context.needs.grader;
  }

  get gradingSignal() {
    return this.#context.signals.grading;
  }

  get retries() {
    return this.#context.needs.retries;
  }

  get signal() {
    return this.#context.signals.requests;
  }

  pace(): Promise<void> | undefined {
    if (this.#context.target.isCapped) return this.#paceWithinCaps();
    const turn = this.#takeTurn();
    if (turn) return turn.then(() => this.#spend(ONE_REQUEST));
    this.#spend(ONE_REQUEST);
    return undefined;
  }

  async #paceWithinCaps(): Promise<void> {
    const isReserved = this.spent.requests < this.reserved.requests || (await this.#reserve(ONE_REQUEST));
    if (!isReserved) throw new TalkCanceled();
    await this.#takeTurn();
    this.#spend(ONE_REQUEST);
  }

  #takeTurn(): Promise<void> | undefined {
    const { needs, target } = this.#context;
    return needs.pacer.turn(target.paced, this.#context.signals.waitSignal());
  }

  onAnswer(answer: Answered): void {
    this.#spend(spentOn(answer, this.#sent ?? this.#claim.prompt.question, this.#context.target.pricing));
  }

  reserveNext(conversation: Conversation): Promise<boolean> | boolean {
    this.#sent = conversation;
    const { isCapped, pricing } = this.#context.target;
    return isCapped ? this.#reserve(maxSpendingOn(conversation, pricing)) : true;
  }

  #spend(more: Spending): void {
    this.spent = plus(this.spent, more);
  }

  random(): number {
    const { seed } = this.#context.target.run;
    this.#numbers ??= seededNumbers(seed, `retry ${this.#claim.seq}`);
    return this.#numbers();
  }

  async reserveAgain(): Promise<boolean> {
    const { isCapped, pricing } = this.#context.target;
    if (!isCapped) return true;
    const { question } = this.#claim.prompt;
    const most = this.#sent ? maxSpendingOn(this.#sent, pricing) : maxSpendingFor(question, pricing);
    return this.#reserve({ ...most, requests: 0 });
  }

  async #reserve(more: Spending): Promise<boolean> {
    const isGranted = await this.#context.reserve(more);
    if (isGranted) this.reserved = plus(this.reserved, more);
    return isGranted;
  }

  hold(ms: number): Promise<void> {
    const { needs, target } = this.#context;
    return needs.pacer.hold(target.paced, ms);
  }

  async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#context.signals.waitSignal() }).catch(() => {
      throw new TalkCanceled();
    });
  }
}

const ONE_REQUEST: Spending = { ...nothing, requests: 1 };

/** Where nothing is capped, nothing has to be reserved. */
export const reservationOf = ({ isCapped, pricing }: RunTarget, { prompt }: Claim): Spending =>
  isCapped ? maxSpendingFor(prompt.question, pricing) : nothing;
