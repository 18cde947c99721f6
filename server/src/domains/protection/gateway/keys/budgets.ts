import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { type Clock, seconds } from "../../../../kernel/clock.ts";
import type { Database } from "../../../../platform/db/database.ts";
import type { Amounts, Outcome } from "./budget.ts";
import { HeldBudget } from "./held-budget.ts";
import type { GatewayKeyRow } from "./store.ts";

/** The limits of keys, over all gateways. Most requests are let in without asking the database. */
export interface Budgets {
  /** GATEWAY_LIMITED if a limit is reached, GATEWAY_UNAVAILABLE if the lease is spent and the database is away. */
  take(key: GatewayKeyRow, need: Amounts): Promise<Spending>;
  close(): Promise<void>;
}

/** Told once how it ended. */
export interface Spending {
  settle(outcome: Pick<Outcome, "usage" | "micros">): void;
  cancel(): void;
}

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

const EVERY_MS = 1000;
const DAY_SECONDS = 86_400;

export function createBudgets({ db, clock, logger }: Needs): Budgets {
  const held = new Map<string, HeldBudget>();
  let reports = 0;
  const needs = { db, logger, gateway: randomUUID(), nextReport: () => ++reports };
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  function of(key: GatewayKeyRow): HeldBudget {
    const one = held.get(key.id) ?? new HeldBudget(needs, key);
    held.set(key.id, one);
    timer ??= setTimeout(tick, EVERY_MS).unref();
    return one;
  }

  function tick(): void {
    timer = undefined;
    flushing = flushing.then(() => flush("now"));
  }

  async function flush(when: "now" | "end"): Promise<void> {
    for (const [id, one] of held) {
      await one.book(when);
      if (one.isIdle) held.delete(id);
    }
    if (held.size > 0 && when === "now") timer ??= setTimeout(tick, EVERY_MS).unref();
  }

  return {
    async take(key, need) {
      const taken = await of(key).take(key, need);
      let isOver = false;
      const once = (end: (one: HeldBudget) => void) => {
        if (isOver) return;
        isOver = true;
        end(of(key));
      };
      return {
        settle: (outcome) =>
          once(({ budget }) => {
            const at = seconds(clock);
            budget.settle(taken, { ...outcome, at, today: Math.floor(at / DAY_SECONDS) });
          }),
        cancel: () => once(({ budget }) => budget.cancel(taken)),
      };
    },
    async close() {
      clearTimeout(timer);
      await flushing;
      await flush("end");
    },
  };
}
