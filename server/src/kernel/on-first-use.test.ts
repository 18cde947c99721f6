import { expect, test } from "vitest";
import { onFirstUse } from "./on-first-use.ts";

test("it is made once, however many ask at the same time and later", async () => {
  let times = 0;
  const made = onFirstUse(async () => ++times);
  expect(times).toBe(0);
  expect(await Promise.all([made(), made()])).toEqual([1, 1]);
  expect(await made()).toBe(1);
});

test("what could not be made is tried again by the next who asks", async () => {
  let times = 0;
  const made = onFirstUse(async () => {
    times += 1;
    if (times === 1) throw new RangeError("not yet");
    return times;
  });
  await expect(made()).rejects.toThrow("not yet");
  expect(await made()).toBe(2);
});
