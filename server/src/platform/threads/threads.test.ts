import { afterEach, expect, test } from "vitest";
import { createThreads, type Threads } from "./threads.ts";

const rules = {
  script: new URL("../../../test/platform/echo-thread.ts", import.meta.url),
  most: 1,
  heapMegabytes: 24,
  idleMs: 60_000,
};
const open: Threads[] = [];
const threads = (limitMs: number, more: object = {}): Threads => {
  const made = createThreads({ ...rules, limitMs, ...more });
  open.push(made);
  return made;
};
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

test("a job that takes too long is stopped, and the next one gets a thread again", async () => {
  const pool = threads(300);
  expect(await pool.run({ say: "before" })).toBe("before");
  await expect(pool.run({ forever: true })).rejects.toMatchObject({ name: "ThreadStopped", reason: "too_long" });
  expect(await pool.run({ say: "after" })).toBe("after");
});

test("jobs that wait for a thread get their turn if the one before was stopped", async () => {
  const pool = threads(300);
  const hanging = pool.run({ forever: true }).catch(({ reason }) => reason);
  const waiting = [1, 2, 3].map((say) => pool.run({ say }));
  expect(await Promise.all([hanging, ...waiting])).toEqual(["too_long", 1, 2, 3]);
});

test("a job that uses too much memory ends its thread and nothing else", async () => {
  const pool = threads(20_000);
  await expect(pool.run({ hoard: true })).rejects.toMatchObject({ reason: "too_large" });
  expect(await pool.run({ say: "after" })).toBe("after");
});

test("an error that a job throws is returned to its caller", async () => {
  await expect(threads(5_000).run({ throws: "no such thing" })).rejects.toThrow("no such thing");
});

test("closing waits for no job, and neither does a signal", async () => {
  const pool = threads(600_000);
  await pool.run({ say: "loaded" });
  const leaving = new AbortController();
  const given = pool.run({ forever: true }, leaving.signal).catch(({ reason }) => reason);
  leaving.abort();
  expect(await given).toBe("given_up");
  const hanging = pool.run({ forever: true }).catch(({ reason }) => reason);
  await pool.close();
  expect(await hanging).toBe("given_up");
  await expect(pool.run({ say: "late" })).rejects.toMatchObject({ reason: "given_up" });
});
