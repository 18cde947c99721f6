import { expect, test } from "vitest";
import { boundByCard, MOST_FALSE_POSITIVES } from "./bound.ts";

test("a card bounds false positives for the options it was measured with, at each of its points", () => {
  expect(boundByCard({ id: "injection-user", options: { threshold: "block" } })).toBeLessThanOrEqual(
    MOST_FALSE_POSITIVES,
  );
  expect(boundByCard({ id: "injection-document", options: { threshold: "flag" } })).toBeGreaterThan(
    MOST_FALSE_POSITIVES,
  );
  expect(boundByCard({ id: "no-such-method", options: {} })).toBeNull();
});
