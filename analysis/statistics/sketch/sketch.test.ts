import { describe, expect, it } from "vitest";
import { seededRandom } from "../seeded-random.ts";
import { BIN_COUNT } from "./bins.ts";
import { createMergedSketch } from "./merged-sketch.ts";
import { createSketch } from "./sketch.ts";

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const shapes: Readonly<Record<string, (random: () => number) => number>> = {
  uniform: (random) => 0.001 + random(),
  "log-normal": (random) => Math.exp(-2 + 1.2 * normal(random)),
  "two peaks": (random) => (random() < 0.7 ? 0.02 + 0.002 * random() : 3 + 0.4 * random()),
  "long tail": (random) => 0.005 * (1 - random()) ** (-1 / 1.1),
};

describe("a sketch", () => {
  it.each(Object.keys(shapes))("reads percentiles within 1.1%% of the exact ones: %s", (shape) => {
    const random = seededRandom(7);
    const values = Array.from({ length: 20_000 }, () => (shapes[shape] as (r: () => number) => number)(random));
    const parts = Array.from({ length: 8 }, createSketch);
    for (const [at, value] of values.entries()) parts[at % 8]?.add(value);
    const merged = createMergedSketch();
    for (const part of parts) merged.add(part.bytes());
    values.sort((a, b) => a - b);
    for (const share of [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.999]) {
      const exact = values[Math.floor(share * (values.length - 1))] as number;
      expect(Math.abs((merged.quantile(share) as number) / exact - 1)).toBeLessThan(0.011);
    }
  });

  it("merged from stored parts is the sketch of all values, byte for byte", () => {
    const random = seededRandom(3);
    const [whole, left, right] = [createSketch(), createSketch(), createSketch()];
    for (let n = 0; n < 5000; n++) {
      const value = n % 50 === 0 ? 0 : random() ** 4 * 100;
      whole.add(value);
      (n % 3 === 0 ? left : right).add(value);
    }
    const merged = createMergedSketch();
    merged.add(left.bytes());
    merged.add(right.bytes());
    expect(merged.bytes()).toEqual(whole.bytes());
    left.merge(right);
    expect(left.bytes()).toEqual(whole.bytes());
    merged.clear();
    expect(merged.bytes()).toEqual(createSketch().bytes());
  });

  it("takes whatever it is given in a bounded number of bins", () => {
    const sketch = createSketch();
    for (const value of [0, -1, Number.NaN, Number.NEGATIVE_INFINITY, 5e-324]) sketch.add(value);
    expect(sketch.size).toBe(1);
    for (const value of [Number.POSITIVE_INFINITY, 1e300, 1e9]) sketch.add(value);
    expect(sketch.size).toBe(2);
    for (let power = -320; power < 308; power += 0.004) sketch.add(10 ** power);
    expect(sketch.size).toBeLessThanOrEqual(BIN_COUNT + 1);
    expect(sketch.bytes().length).toBeLessThan(8192);
    const merged = createMergedSketch();
    merged.add(sketch.bytes());
    expect(merged.count).toBe(sketch.count);
  });

  it("has no percentile without values, and keeps counts that need more than 32 bits", () => {
    const merged = createMergedSketch();
    expect(merged.quantile(0.5)).toBeNull();
    const sketch = createSketch();
    sketch.add(2, 2 ** 45 + 3);
    sketch.add(0, 5);
    merged.add(sketch.bytes());
    expect(merged.count).toBe(2 ** 45 + 8);
    expect(merged.quantile(0)).toBe(0);
    expect(merged.quantile(0.5)).toBeCloseTo(2, 1);
  });

  it.each([
    ["nothing", []],
    ["another layout", [9, 0]],
    ["a varint without an end", [1, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1]],
    ["a bin that does not exist", [1, 0, 255, 255, 3, 1]],
    ["half a bin", [1, 0, 4]],
  ])("refuses bytes that are no sketch: %s", (_name, bytes) => {
    expect(() => createMergedSketch().add(Uint8Array.from(bytes))).toThrow(RangeError);
  });
});
