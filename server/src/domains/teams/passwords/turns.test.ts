import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("no more work runs at the same time than there is memory for, and a full queue refuses", async () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 3 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (number: number) =>
    inTurn(() => {
      begun.push(number);
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    });
  const five = [0, 1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toMatchObject({ code: "SIGN_IN_SLOWED" });
  expect(begun).toEqual([0, 1]);
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => ends.length).toBeGreaterThan(done);
    expect(begun.length).toBeLessThanOrEqual(done + 2);
    ends[done]?.();
  }
  expect(await Promise.all(five)).toEqual([0, 1, 2, 3, 4]);
  await expect(inTurn(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await inTurn(async () => "free again")).toBe("free again");
});
