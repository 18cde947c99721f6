import { expect, test } from "vitest";
import { barsPath, bucketAt, largest, linePath, timeTicks } from "./time-points.ts";

const span = { from: 0, to: 600, bucket: 60 };

test("bars and lines keep to their buckets, and a line breaks where nothing is known", () => {
  expect(
    barsPath(
      [
        { at: 0, value: 5 },
        { at: 60, value: 0 },
        { at: 900, value: 9 },
      ],
      span,
      10,
    ),
  ).toBe("M0.8 100V50H99.2V100Z");
  const line = linePath(
    [
      { at: 60, value: 10 },
      { at: 0, value: 0 },
      { at: 300, value: 5 },
    ],
    span,
    10,
  );
  expect(line).toBe("M49.5 100H50.5L150 0M549.5 50H550.5");
  expect([barsPath([], span, 0), linePath([], span, 0)]).toEqual(["", ""]);
  expect(largest([[{ at: 0, value: 3 }], [], [{ at: 0, value: 7 }]])).toBe(7);
});

test("a place on the chart belongs to one bucket, also at its edges", () => {
  expect([0, 0.099, 0.1, 0.999, 1, -3, 7].map((share) => bucketAt(share, span))).toEqual([0, 0, 60, 540, 540, 0, 540]);
});

test("ticks are few and round", () => {
  expect(timeTicks(span)).toHaveLength(3);
  const month = timeTicks({ from: 1_800_000_000, to: 1_800_000_000 + 30 * 86_400, bucket: 21_600 });
  expect(month.length).toBeGreaterThan(3);
  expect(month.length).toBeLessThan(8);
  expect(month.map((at) => new Date(at * 1000).getMinutes())).toEqual(month.map(() => 0));
});

test("1,500 points are drawn in a few milliseconds", () => {
  const points = Array.from({ length: 1_500 }, (_, at) => ({ at: at * 60, value: at % 97 }));
  const whole = { from: 0, to: 90_000, bucket: 60 };
  expect(barsPath(points, whole, 97).length + linePath(points, whole, 97).length).toBeGreaterThan(20_000);
});
