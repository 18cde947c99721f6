import { expect, test } from "vitest";
import { labelOf, nextLabeling, start } from "./labeling.ts";
import type { Response } from "./use-review.ts";

const queue = ["a", "b", "b", "c"].map((group, seq) => ({ seq, group })) as unknown as Response[];
const done = (seq: number, group: string | null = null) => ({ key: seq, seq, group, label: "failed" }) as const;

test("a label moves on to the next response, past those that it labeled with it", () => {
  const first = nextLabeling(start, { kind: "labeled", done: done(0), queue });
  const second = nextLabeling(first, { kind: "labeled", done: done(1, "b"), queue });
  expect([first.at, second.at]).toEqual([1, 3]);
  expect(queue.map((one) => labelOf(one, second.done))).toEqual(["failed", "failed", "failed", null]);
  expect(nextLabeling(second, { kind: "labeled", done: done(3), queue }).at).toBe(4);
});

test("taking a label back returns to its response, and skipping keeps the response for later", () => {
  const labeled = nextLabeling(start, { kind: "labeled", done: done(0), queue });
  const skipped = nextLabeling(labeled, { kind: "skipped", queue });
  expect([skipped.at, [...skipped.skipped]]).toEqual([2, [1]]);
  const back = nextLabeling(skipped, { kind: "taken back", key: 0, queue });
  expect([back.at, back.done]).toEqual([0, []]);
  expect(nextLabeling(back, { kind: "moved", to: -1 }).at).toBe(0);
});
