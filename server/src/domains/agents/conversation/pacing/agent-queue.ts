import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { UnderSignal } from "../../../../kernel/under-signal.ts";
import type { Database } from "../../../../platform/db/database.ts";
import type { PacedAgent, PaceRules } from "./pace-rules.ts";
import { reserveSpan } from "./store.ts";

export class RateLimitWaitTooLong extends Error {
  override name = "RateLimitWaitTooLong";
  readonly waitMs: number;

  constructor(waitMs: number) {
    super(`the next turn is ${Math.ceil(waitMs)} ms away`);
    this.waitMs = waitMs;
  }
}

/** Reserving slots in the database costs more than losing those of such a short time. */
const TOO_SHORT_TO_RESERVE_MS = 0.5;
/** A hold, or another process, may move the next slot; a waiting queue notices within this time. */
const LONGEST_IDLE_MS = 1_000;

export interface QueueNeeds {
  readonly db: Database;
  readonly rules: PaceRules;
  /** Called when the queue has nothing left to remember. */
  forget(agentId: string): void;
}

/** The requests of this process to one agent that wait for a slot, in order. All times are by this process's clock. */
export class AgentQueue {
  /** As of the last request: its rate limit may change during a run. */
  agent: PacedAgent;
  readonly #needs: QueueNeeds;
  readonly #waiters: Waiter[] = [];
  /** Slots reserved and not yet used: this many, evenly apart, from `#nextSlotAt` on. */
  #slotsLeft = 0;
  #nextSlotAt = 0;
  #interval = 0;
  /** Until then the agent accepts no request, even if slots were reserved before. */
  #heldUntil = 0;
  #isServing = false;

  constructor(agent: PacedAgent, needs: QueueNeeds) {
    this.agent = agent;
    this.#needs = needs;
  }

  /** See `Pacer.turn`. */
  turn(signal: AbortSignal, withinMs: number): Promise<void> | undefined {
    const now = performance.now();
    if (this.#waiters.length === 0 && this.#isSlotDue(now)) {
      this.#useSlot();
      return undefined;
    }
    const waiter = new Waiter(this.#waiters, signal, now + withinMs);
    if (!this.#isServing) void this.#serve();
    return waiter.turn.promise;
  }

  hold(ms: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, performance.now() + ms);
  }

  /** Whether a request may be sent now. Missed slots are dropped on the way. */
  #isSlotDue(now: number): boolean {
    const earliest = Math.max(now - this.#needs.rules.lateMs, this.#heldUntil);
    if (this.#slotsLeft > 0 && this.#nextSlotAt < earliest) {
      const missed = Math.min(this.#slotsLeft, Math.ceil((earliest - this.#nextSlotAt) / this.#interval));
      this.#slotsLeft -= missed;
      this.#nextSlotAt += missed * this.#interval;
    }
    return this.#slotsLeft > 0 && this.#nextSlotAt <= now && this.#heldUntil <= now;
  }

  #useSlot(): void {
    this.#slotsLeft -= 1;
    this.#nextSlotAt += this.#interval;
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    try {
      // Requests that arrive together are served together.
      await nextTurn();
      while (this.#waiters.length > 0) {
        const now = performance.now();
        if (this.#isSlotDue(now)) this.#releaseFirst();
        else if (this.#heldUntil > now) await this.#idle(this.#heldUntil - now);
        else if (this.#slotsLeft > 0) await this.#idle(this.#nextSlotAt - now);
        else await this.#reserveSlots();
      }
    } catch (error) {
      for (const waiter of this.#waiters.splice(0)) waiter.refuse(error);
    } finally {
      this.#isServing = false;
      if (this.#slotsLeft === 0 && this.#heldUntil < performance.now()) this.#needs.forget(this.agent.id);
    }
  }

  #releaseFirst(): void {
    const first = this.#waiters.shift();
    if (!first) return;
    this.#useSlot();
    first.grant();
  }

  /** There is no slot for this long. A request that cannot wait that long is refused now rather than at its deadline. */
  async #idle(ms: number): Promise<void> {
    const end = performance.now() + ms;
    for (const waiter of this.#waiters.splice(0)) {
      if (waiter.until >= end) this.#waiters.push(waiter);
      else waiter.refuse(new RateLimitWaitTooLong(ms));
    }
    if (this.#waiters.length > 0) await pause(Math.min(ms, LONGEST_IDLE_MS));
  }

  /** No more slots than there are waiting requests: a slot reserved by one process and not used is lost to the others. */
  async #reserveSlots(): Promise<void> {
    const { agent } = this;
    const { db, rules } = this.#needs;
    const interval = (rules.windowMs + rules.slackMs) / agent.rate;
    const within = (ms: number): number => Math.floor(ms / interval);
    const waiting = Math.min(this.#waiters.length, within(rules.horizonMs));
    const wanted = Math.max(1, waiting, within(TOO_SHORT_TO_RESERVE_MS));
    const { wait, taken } = await reserveSpan(db, { agent, span: wanted * interval, rules });
    if (!taken) return this.#idle(wait);
    this.#slotsLeft = wanted;
    this.#nextSlotAt = performance.now() + wait;
    this.#interval = interval;
  }
}

class Waiter extends UnderSignal {
  readonly turn = Promise.withResolvers<void>();
  /** How long it can wait. */
  readonly until: number;
  readonly #signal: AbortSignal;
  readonly #waiters: Waiter[];

  constructor(waiters: Waiter[], signal: AbortSignal, until: number) {
    super();
    this.until = until;
    this.#signal = signal;
    this.#waiters = waiters;
    this.obey(signal);
    waiters.push(this);
  }

  override cancel(): void {
    const place = this.#waiters.indexOf(this);
    if (place >= 0) this.#waiters.splice(place, 1);
    this.refuse(this.#signal.reason);
  }

  grant(): void {
    this.leave();
    this.turn.resolve();
  }

  refuse(reason: unknown): void {
    this.leave();
    this.turn.reject(reason);
  }
}
