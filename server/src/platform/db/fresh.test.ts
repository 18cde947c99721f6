import { expect, test } from "vitest";
import { createFresh } from "./fresh.ts";

const TIMES = { oldest: 20, answer: 60, firstAnswer: 60, withoutDatabase: 10_000 };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test("a database that hangs is waited for once, by whoever notices, and not by each value and request", async () => {
  let isHanging = false;
  const read = async (): Promise<string> => (isHanging ? new Promise<never>(() => {}) : "known");
  const source = {};
  const unavailable = (): Error => new Error("away");
  const [one, other] = [0, 1].map(() => createFresh<string>({ read, unavailable, times: TIMES, source }));
  for (const fresh of [one, other]) expect(await fresh?.get("k", undefined)).toBe("known");
  isHanging = true;
  await pause(TIMES.oldest + 5);
  const began = performance.now();
  expect(await one?.get("k", undefined)).toBe("known");
  const noticed = performance.now();
  expect(noticed - began).toBeGreaterThan(TIMES.answer - 5);
  for (let round = 0; round < 10; round++) {
    const asked = performance.now();
    for (const fresh of [one, other]) expect(await fresh?.get("k", undefined)).toBe("known");
    expect(performance.now() - asked).toBeLessThan(TIMES.answer / 2);
    await pause(TIMES.oldest / 2);
  }
  // What changed is not used, and what nobody knows is not made up.
  one?.outdate("k");
  await expect(one?.get("k", undefined)).rejects.toThrow("away");
  await expect(other?.get("unknown", undefined)).rejects.toThrow("away");
  isHanging = false;
  await pause(2 * TIMES.oldest + TIMES.answer + 5);
  expect(await one?.get("k", undefined)).toBe("known");
});
