import { expect, test } from "vitest";
import { firstCases } from "../../../server/test/cases.ts";
import { type Minimal, minimalAttacks } from "./minimal.ts";

/** The short form of `npm run prove -- campaigns`. */
test.each(firstCases(["pleaser", "markup", "developer"], 1))(
  "an attack on %s is shortened to a part of itself that is confirmed again and breaks without any sentence",
  async (profile) => {
    const found: Minimal[] = [];
    for await (const one of minimalAttacks(profile, { seed: 23, categories: ["pii"], goals: 1 }))
      if (one) found.push(one);
    expect(found).toHaveLength(1);
    expect(found.flatMap(({ mistakes }) => mistakes)).toEqual([]);
    for (const { words, queries, isIrreducible, cuts } of found) {
      expect(words[1]).toBeLessThan(words[0]);
      expect(queries).toBeLessThanOrEqual(60);
      expect(isIrreducible).toBe(true);
      expect(cuts).toBeGreaterThan(0);
    }
  },
);
