import { expect, test } from "vitest";
import { onFirstUse } from "./on-first-use.ts";

test("a value is created once, however many callers ask for it, at the same time or later", async () => {
  let times = 0;
  const made = onFirstUse(async () => ++times);
  expect(times).toBe(0);
  expect(await Promise.all([made(), made()])).toEqual([1, 1]);
  expect(await made()).toBe(1);
});

test("a failed creation is retried by the next caller", async () => {
  let times = 0;
  const made = onFirstUse(async () => {
    times += 1;
    if (times === 1) throw new RangeError("not yet");
    return times;
  });
  await expect(made()).rejects.toThrow("not yet");
  expect(await made()).toBe(2);
});
