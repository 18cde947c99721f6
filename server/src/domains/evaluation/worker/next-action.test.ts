import { describe, expect, test } from "vitest";
import { isBatchReady, needsTransaction, nextAction, promptsToClaim } from "./next-action.ts";

describe("promptsToClaim", () => {
  const capacity = { concurrency: 10, liveWorkers: 1, claimed: 0, settled: 0, isStopping: false };

  test("a single worker fills the run's concurrency", () => {
    expect(promptsToClaim(capacity)).toBe(10);
  });

  test("several workers share it, rounded up; the run's counter limits the sum", () => {
    expect(promptsToClaim({ ...capacity, liveWorkers: 3 })).toBe(4);
  });

  test("a slot is free again when its result is written in the same step", () => {
    expect(promptsToClaim({ ...capacity, claimed: 10 })).toBe(0);
    expect(promptsToClaim({ ...capacity, claimed: 10, settled: 4 })).toBe(4);
  });

  test("a worker whose share shrank claims nothing and releases nothing", () => {
    expect(promptsToClaim({ ...capacity, liveWorkers: 5, claimed: 10 })).toBe(0);
  });

  test("a worker that stops claims nothing", () => {
    expect(promptsToClaim({ ...capacity, isStopping: true })).toBe(0);
  });

  test("a count of zero workers, read before the worker's own lock was visible, is one", () => {
    expect(promptsToClaim({ ...capacity, liveWorkers: 0 })).toBe(10);
  });
});

test("a batch is ready when it holds half of what is claimed, and never when it is empty", () => {
  expect([isBatchReady(0, 0), isBatchReady(1, 3), isBatchReady(2, 4), isBatchReady(1, 1)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("a step is one statement unless something needs a transaction", () => {
  const plain = { hasRequeued: false, isCapped: false, hasReturns: false };
  expect(needsTransaction(plain)).toBe(false);
  for (const name of Object.keys(plain)) expect(needsTransaction({ ...plain, [name]: true })).toBe(true);
});

describe("nextAction", () => {
  test("a running run continues even if nothing is claimed: other workers may requeue prompts", () => {
    expect(nextAction({ status: "running", isStopping: false, isIdle: true })).toEqual({
      cancelRequests: false,
      cancelWaits: false,
      isOver: false,
    });
  });

  test("a paused run lets requests in flight finish and cancels only waits", () => {
    expect(nextAction({ status: "paused", isStopping: false, isIdle: false })).toEqual({
      cancelRequests: false,
      cancelWaits: true,
      isOver: false,
    });
    expect(nextAction({ status: "paused", isStopping: false, isIdle: true }).isOver).toBe(true);
  });

  test.each(["cancelled", "failed"] as const)("a %s run cancels its requests and ends when they are back", (status) => {
    expect(nextAction({ status, isStopping: false, isIdle: false })).toEqual({
      cancelRequests: true,
      cancelWaits: true,
      isOver: false,
    });
    expect(nextAction({ status, isStopping: false, isIdle: true }).isOver).toBe(true);
  });

  test("a worker that stops leaves as soon as it holds nothing", () => {
    expect(nextAction({ status: "running", isStopping: true, isIdle: false }).isOver).toBe(false);
    expect(nextAction({ status: "running", isStopping: true, isIdle: true }).isOver).toBe(true);
  });
});
