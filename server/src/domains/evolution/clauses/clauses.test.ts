import { expect, test } from "vitest";
import { clauses, libraryHash } from "./list.ts";

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
const SCENARIOS = ["correctness", "consistency", "robustness", "confidentiality", "integrity", "availability"];
SCENARIOS.push("containment", "compliance", "transparency");

test("every rule has a unique name and text", () => {
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
  expect(new Set(clauses.map(({ text }) => text)).size).toBe(clauses.length);
  for (const { id, text } of clauses) {
    const length = wordsOf(text).length;
    expect([id, length >= 5 && length <= 60]).toEqual([id, true]);
  }
});

test("every scenario has two or more families, and no rule names an unknown one", () => {
  for (const scenario of SCENARIOS) {
    const families = new Set(
      clauses.filter(({ scenarios }) => scenarios.includes(scenario)).map(({ family }) => family),
    );
    expect([scenario, families.size >= 2]).toEqual([scenario, true]);
  }
  expect(SCENARIOS).toEqual(expect.arrayContaining([...new Set(clauses.flatMap(({ scenarios }) => scenarios))]));
});

test("families have three variants, the weak controls are few, and conflicts name families that exist", () => {
  const families = Map.groupBy(clauses, ({ family }) => family);
  for (const [name, variants] of families) {
    expect([name, variants.filter(({ variant }) => variant !== "control").length]).toEqual([name, 3]);
    for (const other of variants.flatMap(({ conflictsWith }) => conflictsWith)) expect(families.has(other)).toBe(true);
  }
  const controls = clauses.filter(({ variant }) => variant === "control").length;
  expect(controls).toBeGreaterThan(2);
  expect(controls * 5).toBeLessThan(clauses.length);
});

test("the library's hash covers its text", () => {
  expect(libraryHash).toMatch(/^[0-9a-f]{64}$/);
});
