import type { Usage } from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { KeyLimits } from "./store.ts";

/** What a request takes out of the limits of its key. */
export interface Amounts {
  readonly requests: number;
  readonly tokens: number;
  readonly micros: number;
}

export interface Queue {
  readonly need: Amounts;
  readonly waiting: number;
}

export interface Wanted {
  readonly need: Amounts;
  /** For requests that may follow. */
  readonly ahead: Amounts;
  readonly places: number;
}

/** A slice of the limits, for this gateway alone. Null: no limit. */
export interface Lease {
  readonly requests: number | null;
  readonly tokens: number | null;
  readonly dayTokens: number | null;
  readonly dayMicros: number | null;
  readonly places: number | null;
  /** Two seconds of the last minute, by the clock of the database. */
  readonly slot: number;
  readonly day: number;
  readonly dayLeftMs: number;
  /** When more may be there, if it was less than needed. */
  readonly retryMs: number | null;
}

/** What became of leases and requests. Amounts of slots and days are added to what is taken: below 0, they are returned. */
export interface Report {
  readonly number: number;
  readonly places: number;
  readonly slots: readonly { readonly slot: number; readonly requests: number; readonly tokens: number }[];
  readonly days: readonly { readonly day: number; readonly tokens: number; readonly micros: number }[];
  readonly spent: readonly (Spent & { readonly day: number })[];
  readonly usedAt: number | null;
}

interface Spent {
  readonly requests: number;
  readonly input: number;
  readonly output: number;
  readonly micros: number;
  readonly unpriced: number;
}

/** Where an amount was taken, to be returned to. Null: it was not limited. */
export interface Taken extends Amounts {
  readonly slot: number | null;
  readonly day: number | null;
}

export interface Outcome {
  readonly usage: Usage;
  /** Null if the cost is unknown. */
  readonly micros: number | null;
  /** The UTC day, for requests of keys without a limit by day. */
  readonly today: number;
  /** In seconds. */
  readonly at: number;
}

const SLOT_LIFE_MS = 1000;
/** The database gives the places of a gateway away 30 s after it was last heard of. */
const PLACES_LIFE_MS = 20_000;
const NONE: Amounts = { requests: 0, tokens: 0, micros: 0 };

/**
 * What a gateway holds of one key's limits, spent in memory. It knows no clock but the monotonic one that it is given, and which
 * slot and day an amount is from is up to the database: a clock that jumps changes nothing.
 */
export class Budget {
  #slot: { readonly slot: number; readonly until: number; requests: number; tokens: number } | null = null;
  #day: { readonly day: number; readonly until: number; tokens: number; micros: number } | null = null;
  #places = { granted: 0, until: Number.NEGATIVE_INFINITY };
  #inFlight = 0;
  #peak = 0;
  #usedAt: number | null = null;
  #used: Amounts = NONE;
  #usedBefore: Amounts = NONE;
  readonly #slots = new Map<number, { requests: number; tokens: number }>();
  readonly #days = new Map<number, { tokens: number; micros: number }>();
  readonly #spent = new Map<number, Spent>();

  /** Null if what is held is not enough. */
  take(limits: KeyLimits, need: Amounts, now: number): Taken | null {
    this.#lapse(now);
    const missing = this.missing(limits, need);
    const isPlaceMissing = limits.concurrency !== null && !this.#hasPlace(now);
    if (isPlaceMissing || missing.requests > 0 || missing.tokens > 0 || missing.micros > 0) return null;
    if (this.#slot) {
      this.#slot.requests -= need.requests;
      this.#slot.tokens -= need.tokens;
    }
    if (this.#day) {
      this.#day.tokens -= need.tokens;
      this.#day.micros -= need.micros;
    }
    this.#inFlight++;
    this.#peak = Math.max(this.#peak, this.#inFlight);
    this.#used = sum(this.#used, need);
    return { ...need, slot: this.#slot?.slot ?? null, day: this.#day?.day ?? null };
  }

  #hasPlace(now: number): boolean {
    return this.#inFlight < this.#places.granted && now < this.#places.until;
  }

  /** What would have to be leased for so much. A debt of requests that used more than they reserved is part of it. */
  missing(limits: KeyLimits, need: Amounts): Amounts {
    const { requests = 0, tokens: slotTokens = 0 } = this.#slot ?? {};
    const { tokens: dayTokens = 0, micros = 0 } = this.#day ?? {};
    const short = (limit: number | null, wanted: number, held: number) =>
      limit === null || wanted === 0 ? 0 : Math.max(0, wanted - held);
    return {
      requests: short(limits.requests_per_minute, need.requests, requests),
      tokens: Math.max(
        short(limits.tokens_per_minute, need.tokens, slotTokens),
        short(limits.tokens_per_day, need.tokens, dayTokens),
      ),
      micros: short(limits.micros_per_day, need.micros, micros),
    };
  }

  /** For as many waiting requests as need these amounts together. */
  wanted(limits: KeyLimits, { need, waiting }: Queue, now: number): Wanted {
    this.#lapse(now);
    const ahead = this.#usedBefore;
    return { need: this.missing(limits, need), ahead, places: this.#inFlight + waiting };
  }

  put(lease: Lease, now: number): void {
    const before = this.#slot;
    if (before && before.slot !== lease.slot) {
      // What is left of an older slot moves on to this one, so that it is counted when it is used.
      this.#addSlot(before.slot, -before.requests, -before.tokens);
      this.#addSlot(lease.slot, before.requests, before.tokens);
    }
    this.#slot = {
      ...{ slot: lease.slot, until: now + SLOT_LIFE_MS },
      requests: (before?.requests ?? 0) + (lease.requests ?? 0),
      tokens: (before?.tokens ?? 0) + (lease.tokens ?? 0),
    };
    if (this.#day?.day !== lease.day) {
      this.#returnDay();
      this.#day = { day: lease.day, until: now + lease.dayLeftMs, tokens: 0, micros: 0 };
    }
    this.#day.tokens += lease.dayTokens ?? 0;
    this.#day.micros += lease.dayMicros ?? 0;
    if (lease.places !== null) this.#places = { granted: lease.places, until: now + PLACES_LIFE_MS };
  }

  /** A request is over. */
  settle(taken: Taken, { usage, micros, today, at }: Outcome): void {
    this.#inFlight--;
    const tokens = usage.input + usage.output;
    this.#back(taken, { requests: 0, tokens: taken.tokens - tokens, micros: taken.micros - (micros ?? 0) });
    const day = taken.day ?? today;
    const before = this.#spent.get(day) ?? { requests: 0, input: 0, output: 0, micros: 0, unpriced: 0 };
    this.#spent.set(day, {
      requests: before.requests + 1,
      input: before.input + usage.input,
      output: before.output + usage.output,
      micros: before.micros + (micros ?? 0),
      unpriced: before.unpriced + (micros === null && tokens > 0 ? 1 : 0),
    });
    this.#usedAt = at;
  }

  /** A request that was not forwarded. */
  cancel(taken: Taken): void {
    this.#inFlight--;
    this.#back(taken, taken);
  }

  #back(taken: Taken, rest: Amounts): void {
    if (taken.slot !== null) {
      if (this.#slot?.slot === taken.slot) {
        this.#slot.requests += rest.requests;
        this.#slot.tokens += rest.tokens;
      } else this.#addSlot(taken.slot, -rest.requests, -rest.tokens);
    }
    if (taken.day !== null) {
      if (this.#day?.day === taken.day) {
        this.#day.tokens += rest.tokens;
        this.#day.micros += rest.micros;
      } else this.#addDay(taken.day, -rest.tokens, -rest.micros);
    }
  }

  #lapse(now: number): void {
    if (this.#slot && now >= this.#slot.until) this.#returnSlot();
    if (this.#day && now >= this.#day.until) this.#returnDay();
  }

  #returnSlot(): void {
    if (this.#slot) this.#addSlot(this.#slot.slot, -this.#slot.requests, -this.#slot.tokens);
    this.#slot = null;
  }

  #returnDay(): void {
    if (this.#day) this.#addDay(this.#day.day, -this.#day.tokens, -this.#day.micros);
    this.#day = null;
  }

  #addSlot(slot: number, requests: number, tokens: number): void {
    const before = this.#slots.get(slot) ?? { requests: 0, tokens: 0 };
    this.#slots.set(slot, { requests: before.requests + requests, tokens: before.tokens + tokens });
  }

  #addDay(day: number, tokens: number, micros: number): void {
    const before = this.#days.get(day) ?? { tokens: 0, micros: 0 };
    this.#days.set(day, { tokens: before.tokens + tokens, micros: before.micros + micros });
  }

  /**
   * What there is to book, once a second. What was not used for a second is returned, all of it at the `end`. Null if there is
   * nothing, and nothing is held.
   */
  report(number: number, now: number, when: "now" | "end" = "now"): Report | null {
    this.#lapse(now);
    if (when === "end" || this.#used.requests === 0) {
      this.#returnSlot();
      this.#returnDay();
    }
    this.#usedBefore = this.#used;
    this.#used = NONE;
    const places = when === "end" ? this.#inFlight : Math.max(this.#inFlight, this.#peak);
    const isKept = this.#places.granted > 0;
    this.#peak = this.#inFlight;
    if (this.#places.granted > places) this.#places = { ...this.#places, granted: places };
    const report: Report = {
      ...{ number, places },
      slots: [...this.#slots].map(([slot, amounts]) => ({ slot, ...amounts })).filter(isSomething),
      days: [...this.#days].map(([day, amounts]) => ({ day, ...amounts })).filter(isSomething),
      spent: [...this.#spent].map(([day, spent]) => ({ day, ...spent })),
      usedAt: this.#usedAt,
    };
    this.#slots.clear();
    this.#days.clear();
    this.#spent.clear();
    this.#usedAt = null;
    const isEmpty = report.slots.length + report.days.length + report.spent.length === 0;
    return isEmpty && !isKept ? null : report;
  }

  /** A report was booked, so the database has heard of this gateway. */
  booked(sentAt: number): void {
    if (this.#places.granted > 0) this.#places = { ...this.#places, until: sentAt + PLACES_LIFE_MS };
  }

  /** Nothing is held, and nothing waits to be booked: requests end while a booking is being sent, too. */
  get isIdle(): boolean {
    const isHolding = this.#slot !== null || this.#day !== null || this.#places.granted > 0;
    const isBooked = this.#spent.size + this.#slots.size + this.#days.size === 0;
    return this.#inFlight === 0 && !isHolding && isBooked;
  }
}

const sum = (one: Amounts, other: Amounts): Amounts => ({
  requests: one.requests + other.requests,
  tokens: one.tokens + other.tokens,
  micros: one.micros + other.micros,
});

export const totalOf = (amounts: readonly Amounts[]): Amounts => amounts.reduce(sum, NONE);

const isSomething = (amounts: Readonly<Record<string, number>>): boolean =>
  Object.entries(amounts).some(([name, value]) => name !== "slot" && name !== "day" && value !== 0);
