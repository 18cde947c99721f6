import { textBlocks } from "@agent-console/analysis/policies/text-blocks.ts";
import { describe, expect, test } from "vitest";
import { policyPresets } from "./list.ts";

const rules = policyPresets.flatMap((policy) => policy.rules.map((rule) => ({ policy, rule })));

describe("the policy presets", () => {
  test("are twelve in six categories, with about 150 rules", () => {
    const categories = Map.groupBy(policyPresets, ({ category }) => category);
    expect(Object.fromEntries([...categories].map(([category, list]) => [category, list.length]))).toEqual({
      ...{ privacy: 2, security: 2, ethics: 2, compliance: 3, operational: 2, brand: 1 },
    });
    expect(rules.length).toBeGreaterThanOrEqual(150);
  });

  test("have ids that are the same on every console", () => {
    expect(new Set(policyPresets.map(({ id }) => id)).size).toBe(12);
    expect(policyPresets.find(({ name }) => name === "Prohibited practices")?.id).toBe(
      "da0f50b6-f22e-5545-b3b1-0690697d5043",
    );
  });

  test("hold the words of each rule once, as a whole block of their text, under its heading", () => {
    for (const { name, text, rules: own } of policyPresets) {
      const blocks = textBlocks(text).map(({ kind, start, end }) => ({ kind, words: text.slice(start, end) }));
      expect(blocks.filter(({ kind }) => kind === "item").map(({ words }) => words)).toEqual(
        own.map(({ words }) => words),
      );
      expect(new Set(own.map(({ words }) => words)).size).toBe(own.length);
      expect(new Set(own.map(({ number }) => number)).size).toBe(own.length);
      const headings = blocks.filter(({ kind }) => kind === "heading").map(({ words }) => words);
      for (const { section } of own) expect([name, headings]).toEqual([name, expect.arrayContaining([...section])]);
    }
  });

  test("say for each rule what it is, how it is checked and where it comes from", () => {
    for (const { policy, rule } of rules) {
      const at = `${policy.name} ${rule.number}`;
      expect([at, rule.action.length > 0 && rule.action.length <= 100]).toEqual([at, true]);
      expect([at, rule.sources.length > 0]).toEqual([at, true]);
      expect([at, rule.sources.every(({ instrument, section }) => instrument && section)]).toEqual([at, true]);
      // A rule reads as what it is: a reader must not have to guess.
      const modal = {
        prohibition: "must (not|never)",
        obligation: "must ",
        permission: "may ",
        recommendation: "should ",
      };
      expect([at, rule.words]).toEqual([at, expect.stringMatching(modal[rule.type])]);
      if (rule.type === "obligation")
        expect([at, rule.words]).toEqual([at, expect.not.stringMatching("must (not|never)")]);
    }
  });

  test("can mostly be tested without a judge, and name what can't be tested at all", () => {
    const kinds = Map.groupBy(rules, ({ rule }) => rule.check.kind);
    const judged = kinds.get("judge")?.length ?? 0;
    expect(judged / rules.length).toBeLessThan(0.35);
    expect(kinds.get("outside")?.length).toBeLessThan(12);
    // Every check is used, so that a copy of a few presets shows what the console can do.
    expect(kinds.size).toBe(15);
  });
});
