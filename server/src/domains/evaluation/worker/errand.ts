import { setTimeout as pause } from "node:timers/promises";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import { type Answered, TalkCanceled } from "../../agents/conversation/port.ts";
import type { Asking } from "../asking/ask.ts";
import { mostFor, nothing, plus, type Spending, spentOn } from "../budget/budget.ts";
import type { Harness } from "../harness/harness.ts";
import type { Claim } from "../runs/journal.ts";
import type { WorkerNeeds } from "../runs/needs.ts";
import type { Subject } from "./subject.ts";

/** What the prompts that a worker asks of one run have in common. */
export interface Outing {
  readonly needs: Pick<WorkerNeeds, "pacer" | "retries" | "grader">;
  readonly subject: Subject;
  /** Ends requests that are out there. */
  readonly signal: AbortSignal;
  /** Ends the waiting for gradings that take long. */
  readonly gradingSignal?: AbortSignal;
  /** Ends the waiting of those that are not; another one after each time. */
  patience(): AbortSignal;
  /** Takes so much more within the caps; false when they do not allow it. */
  reserve(more: Spending): Promise<boolean>;
}

/**
 * One prompt on its way: what was reserved for it, and what of that it has used. There is one for each prompt of each
 * run, so what it shares with the others is read where it stands.
 */
export class Errand implements Asking {
  readonly harness: Harness;
  reserved: Spending;
  spent: Spending = nothing;
  readonly #outing: Outing;
  readonly #claim: Claim;
  #numbers: (() => number) | undefined;

  constructor(outing: Outing, claim: Claim, harness: Harness) {
    this.harness = harness;
    this.reserved = reservationOf(outing.subject, claim);
    this.#outing = outing;
    this.#claim = claim;
  }

  get driver() {
    return this.#outing.subject.driver;
  }

  get configuration() {
    return this.#outing.subject.tariff;
  }

  get timeoutMs() {
    return this.#outing.subject.timeoutMs;
  }

  get instructs() {
    return this.#outing.subject.instructs;
  }

  get judge() {
    return this.#outing.subject.judge;
  }

  get grader() {
    return this.#outing.needs.grader;
  }

  get gradingSignal() {
    return this.#outing.gradingSignal;
  }

  get retries() {
    return this.#outing.needs.retries;
  }

  get signal() {
    return this.#outing.signal;
  }

  pace(): Promise<void> | undefined {
    if (this.#outing.subject.isCapped) return this.#paceWithinCaps();
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
    const { needs, subject } = this.#outing;
    return needs.pacer.turn(subject.paced, this.#outing.patience());
  }

  onAnswer(answer: Answered): void {
    this.#spend(spentOn(answer, this.#claim.prompt.question, this.#outing.subject.tariff));
  }

  #spend(more: Spending): void {
    this.spent = plus(this.spent, more);
  }

  random(): number {
    const { seed } = this.#outing.subject.run;
    this.#numbers ??= seededNumbers(seed, `retry ${this.#claim.seq}`);
    return this.#numbers();
  }

  async reserveAgain(): Promise<boolean> {
    const { isCapped, tariff } = this.#outing.subject;
    return !isCapped || (await this.#reserve({ ...mostFor(this.#claim.prompt.question, tariff), requests: 0 }));
  }

  async #reserve(more: Spending): Promise<boolean> {
    const isGranted = await this.#outing.reserve(more);
    if (isGranted) this.reserved = plus(this.reserved, more);
    return isGranted;
  }

  hold(ms: number): Promise<void> {
    const { needs, subject } = this.#outing;
    return needs.pacer.hold(subject.paced, ms);
  }

  async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#outing.patience() }).catch(() => {
      throw new TalkCanceled();
    });
  }
}

const ONE_REQUEST: Spending = { ...nothing, requests: 1 };

/** Where nothing is capped, nothing has to be reserved. */
export const reservationOf = ({ isCapped, tariff }: Subject, { prompt }: Claim): Spending =>
  isCapped ? mostFor(prompt.question, tariff) : nothing;
