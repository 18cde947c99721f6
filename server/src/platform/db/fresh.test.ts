import { expect, onTestFinished, test, vi } from "vitest";
import { createFresh } from "./fresh.ts";

const TIMES = { oldest: 20, answer: 60, firstAnswer: 60, withoutDatabase: 10_000 };
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test("a database that hangs is waited for once, by whoever notices, and not by each value and request", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let isHanging = false;
  const read = async (): Promise<string> => (isHanging ? new Promise<never>(() => {}) : "known");
  const source = {};
  const unavailable = (): Error => new Error("away");
  const [one, other] = [0, 1].map(() => createFresh<string>({ read, unavailable, times: TIMES, source }));
  for (const fresh of [one, other]) expect(await fresh?.get("k", undefined)).toBe("known");
  isHanging = true;
  await pass(TIMES.oldest + 5);
  let isNoticed = false;
  const noticing = Promise.resolve(one?.get("k", undefined)).finally(() => {
    isNoticed = true;
  });
  await pass(TIMES.answer - 1);
  expect(isNoticed).toBe(false);
  await pass(1);
  expect([isNoticed, await noticing]).toEqual([true, "known"]);
  for (let round = 0; round < 10; round++) {
    // At once: not even a promise.
    for (const fresh of [one, other]) expect(fresh?.get("k", undefined)).toBe("known");
    await pass(TIMES.oldest / 2);
  }
  // What changed is not used, and what nobody knows is not made up.
  one?.outdate("k");
  const refused = [one?.get("k", undefined), other?.get("unknown", undefined)].map((asked) =>
    expect(asked).rejects.toThrow("away"),
  );
  await pass(TIMES.firstAnswer);
  await Promise.all(refused);
  isHanging = false;
  await pass(2 * TIMES.oldest + TIMES.answer + 5);
  expect(await one?.get("k", undefined)).toBe("known");
});
