import { expect, test } from "vitest";
import { stepOf, stepWords, trailMarks } from "./trail-marks.ts";

test("dots brighten in the order of the signal, and only a whole one is broken", () => {
  const signals = [null, 0, 0.15, 0.25, 0.35, 0.6, 0.8, 0.999, 1];
  expect(signals.map(stepOf)).toEqual([
    ...["none", "refused", "moved", "moved", "engaged", "partly", "nearly", "nearly", "broke"],
  ]);
  expect(new Set(Object.values(stepWords)).size).toBe(7);
});

test("a long row is drawn with one path a kind", () => {
  const trail = Array.from({ length: 60 }, (_, at) => (at === 59 ? 1 : at % 2 ? 0 : 0.5));
  const marks = trailMarks(trail);
  expect(marks.map(({ step }) => step)).toEqual(["partly", "refused", "broke"]);
  expect(marks.at(-1)?.path).toBe("M591 1h8v8h-8z");
  expect(marks[0]?.path.match(/M/g)).toHaveLength(30);
});
