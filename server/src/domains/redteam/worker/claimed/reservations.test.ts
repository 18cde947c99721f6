import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { expect, test } from "vitest";
import type { Reservation } from "../../campaigns/store/journal.ts";
import { Reservations } from "./reservations.ts";

/** Lets everything run that waits for nothing but its turn. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("a refusal that overtakes the grant of another attempt does not end the budget", async () => {
  const reservations = new Reservations();
  const granted = Promise.withResolvers<Reservation>();
  const first = reservations.begin(() => granted.promise);
  const answers: Reservation[] = ["capped", "granted"];
  const second = reservations.begin(async () => answers.shift() ?? "capped");
  await settled();
  granted.resolve("granted");
  expect(await first).toBe(true);
  reservations.release();
  expect(await second).toBe(true);
});

test("a refusal from before another attempt gave back what it did not need is asked again", async () => {
  const reservations = new Reservations();
  expect(await reservations.begin(async () => "granted")).toBe(true);
  const refused = Promise.withResolvers<Reservation>();
  const answers: (Reservation | Promise<Reservation>)[] = [refused.promise, "granted"];
  const next = reservations.begin(async () => answers.shift() ?? "capped");
  reservations.release();
  refused.resolve("capped");
  expect(await next).toBe(true);
});

interface Drawn {
  readonly cap: number;
  readonly most: number;
  readonly goals: number;
  readonly seed: number;
}

/**
 * Goals of three attempts, some at a time, until the budget ends one of them: then no other is begun. An attempt reserves the most, asks
 * for as much again half of the time, and spends 1. The answers of the database come in any order.
 */
async function spendAll({ cap, most, goals, seed }: Drawn): Promise<{ spent: number; overdrawn: number }> {
  const random = seededRandom(seed);
  const reservations = new Reservations();
  let [committed, spent, overdrawn] = [0, 0, 0];
  const anyTime = async (): Promise<void> => {
    for (let turns = Math.floor(random() * 4); turns >= 0; turns--) await settled();
  };
  const reserve = async (): Promise<Reservation> => {
    await anyTime();
    const isGranted = committed + most <= cap;
    if (isGranted) committed += most;
    overdrawn = Math.max(overdrawn, committed - cap);
    await anyTime();
    return isGranted ? "granted" : "capped";
  };
  const attempt = async (): Promise<boolean> => {
    if (!(await reservations.begin(reserve))) return false;
    let reserved = most;
    if (random() < 0.5 && (await reservations.more(reserve))) reserved += most;
    await anyTime();
    spent += 1;
    committed -= reserved - 1;
    reservations.release();
    return true;
  };
  let goesOn = true;
  const runGoals = async (): Promise<void> => {
    while (goesOn) for (let n = 0; n < 3 && goesOn; n++) if (!(await attempt())) goesOn = false;
  };
  await Promise.all(Array.from({ length: goals }, runGoals));
  expect(committed).toBe(spent);
  return { spent, overdrawn };
}

test("goes on until less is left than an attempt can take, whatever the order of answers, and never beyond", async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const [cap, most, goals] = [60 + seed, 5 + (seed % 9), 2 + (seed % 7)];
    const { spent, overdrawn } = await spendAll({ cap, most, goals, seed });
    expect(overdrawn).toBe(0);
    expect(cap - spent).toBeLessThan(most);
  }
});
