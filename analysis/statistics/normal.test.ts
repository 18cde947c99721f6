import { expect, test } from "vitest";
import { beyondNormal, roughlyBelow, Z95, Z95_ONE_SIDED } from "./normal.ts";

test.each([
  [0, 1],
  [1, 0.3173105],
  [1.644854, 0.1],
  [2.575829, 0.01],
  [2.9, 0.0037316],
  [5, 5.733031e-7],
])("%d standard deviations or more are as likely as the tables say", (z, expected) => {
  expect(beyondNormal(z)).toBeCloseTo(expected, 6);
});

test("95% lie within Z95", () => expect(beyondNormal(Z95)).toBeCloseTo(0.05, 12));
test("95% lie below Z95_ONE_SIDED", () => expect(beyondNormal(Z95_ONE_SIDED) / 2).toBeCloseTo(0.05, 12));

test("the logistic curve stays within a hundredth of the normal one", () => {
  for (let z = -4; z <= 4; z += 0.05) {
    const below = z < 0 ? beyondNormal(-z) / 2 : 1 - beyondNormal(z) / 2;
    expect(Math.abs(roughlyBelow(z) - below)).toBeLessThan(0.01);
  }
});
