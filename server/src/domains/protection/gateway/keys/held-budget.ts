import type { Logger } from "pino";
import { fault } from "../../../../kernel/errors.ts";
import { type Database, isUnavailable, type Tx } from "../../../../platform/db/database.ts";
import { Late, within } from "../../../../platform/db/within.ts";
import { type Amounts, Budget, type Lease, type Report, type Taken, totalOf, type Wanted } from "./budget.ts";
import { lease, settle } from "./budget-store.ts";
import type { GatewayKeyRow } from "./store.ts";

export interface HeldNeeds {
  readonly db: Database;
  readonly logger: Logger;
  /** This process. */
  readonly gateway: string;
  /** Counts upwards, over all keys. */
  readonly nextReport: () => number;
}

interface Waiting {
  readonly key: GatewayKeyRow;
  readonly need: Amounts;
  readonly resolve: (taken: Taken) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

const ANSWER_MS = 2000;
/** A lease over midnight has to be taken again. */
const MOST_TRIES = 2;

/** What this gateway holds of one key's limits, and the requests that wait for more of it. */
export class HeldBudget {
  readonly budget = new Budget();
  readonly #needs: HeldNeeds;
  readonly #key: Pick<GatewayKeyRow, "id" | "team_id">;
  #waiting: Waiting[] = [];
  #isLeasing = false;
  /** Sent, but it is unknown whether it was booked. It is sent again before the next one. */
  #pending: Report | null = null;
  /** Leases and reports of a key follow each other, as the database must not hear of them in another order. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(needs: HeldNeeds, key: Pick<GatewayKeyRow, "id" | "team_id">) {
    this.#needs = needs;
    this.#key = key;
  }

  get isIdle(): boolean {
    return this.budget.isIdle && this.#waiting.length === 0 && !this.#isLeasing && this.#pending === null;
  }

  take(key: GatewayKeyRow, need: Amounts): Taken | Promise<Taken> {
    return this.budget.take(key, need, performance.now()) ?? this.#queue(key, need);
  }

  #queue(key: GatewayKeyRow, need: Amounts): Promise<Taken> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, need, resolve, reject, tries: 0 });
      if (this.#isLeasing) return;
      this.#isLeasing = true;
      void this.#leaseForAll();
    });
  }

  /** One lease at a time, each for all requests that came meanwhile. */
  async #leaseForAll(): Promise<void> {
    // Requests that arrive together are served together.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#inTurn(() => this.#leaseOnce());
    this.#isLeasing = false;
  }

  async #leaseOnce(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const key = batch.at(-1)?.key;
    if (!key) return;
    const queue = { need: totalOf(batch.map(({ need }) => need)), waiting: batch.length };
    const wanted = this.budget.wanted(key, queue, performance.now());
    try {
      const got = await this.#ask((tx) => lease(tx, this.#holder, wanted));
      if (!got) throw fault("GATEWAY_KEY_INVALID", { public: "The gateway key is unknown or revoked." });
      this.budget.put(got, performance.now());
      for (const waiting of batch) this.#serve(waiting, wanted, got);
    } catch (error) {
      const isAway = isUnavailable(error) || error instanceof Late;
      const refusal = isAway ? fault("GATEWAY_UNAVAILABLE", { cause: error, retryAfter: 1 }) : error;
      for (const { reject } of batch) reject(refusal);
    }
  }

  #serve(waiting: Waiting, wanted: Wanted, got: Lease): void {
    const taken = this.budget.take(waiting.key, waiting.need, performance.now());
    if (taken) {
      waiting.resolve(taken);
      return;
    }
    const isCrowded = got.places !== null && got.places < wanted.places;
    const isGranted = got.retryMs === null && !isCrowded;
    if (isGranted && ++waiting.tries < MOST_TRIES) this.#waiting.push(waiting);
    else waiting.reject(limited(waiting, got));
  }

  /** Books what is settled and returns what is not used. */
  book(when: "now" | "end"): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#pending !== null && !(await this.#send(this.#pending))) return;
      const report = this.budget.report(this.#needs.nextReport(), performance.now(), when);
      if (report) await this.#send(report);
    });
  }

  async #send(report: Report): Promise<boolean> {
    this.#pending = report;
    const sentAt = performance.now();
    try {
      await this.#ask((tx) => settle(tx, this.#holder, report));
    } catch (error) {
      const words = "what a gateway key spent could not be booked and will be sent again";
      this.#needs.logger.warn({ err: error, key_id: this.#key.id }, words);
      return false;
    }
    this.#pending = null;
    this.budget.booked(sentAt);
    return true;
  }

  get #holder() {
    return { keyId: this.#key.id, gateway: this.#needs.gateway };
  }

  #ask<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return within(ANSWER_MS, this.#needs.db.inTeam({ teamId: this.#key.team_id, userId: "" }, work));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {});
    return turn;
  }
}

function limited({ key, need }: Pick<Waiting, "key" | "need">, { retryMs }: Lease): Error {
  const most = Math.min(
    key.tokens_per_minute ?? Number.POSITIVE_INFINITY,
    key.tokens_per_day ?? Number.POSITIVE_INFINITY,
  );
  const seconds = Math.max(1, Math.ceil((retryMs ?? 1000) / 1000));
  return fault("GATEWAY_LIMITED", { public: limitWords(need.tokens > most, retryMs), retryAfter: seconds });
}

function limitWords(isTooLarge: boolean, retryMs: number | null): string {
  if (isTooLarge)
    return "The request may use more tokens than the gateway key has in all. Ask for fewer, for example with max_tokens.";
  if (retryMs === null) return "The gateway key has as many requests in progress as it may have.";
  return "A limit of the gateway key is reached.";
}
