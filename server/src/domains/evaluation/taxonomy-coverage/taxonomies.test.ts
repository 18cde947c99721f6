import { describe, expect, test } from "vitest";
import { type Tags, type TaxonomyName, taxonomies, taxonomyTitles } from "../probes/probe/taxonomy.ts";
import type { Entry } from "../probes/taxonomies/entry.ts";
import { llm2026Of } from "../probes/taxonomies/owasp-llm-2026.ts";
import { standardMeans } from "./means.ts";

const names = Object.keys(taxonomies) as TaxonomyName[];
const entriesOf = (name: TaxonomyName): [string, Entry][] => Object.entries(taxonomies[name]);
const tagged = (tags: Tags, name: TaxonomyName): readonly string[] => tags[name] ?? [];
const idsWith = (means: readonly { id: string; tags: Tags }[], name: TaxonomyName, entry: string): string[] =>
  means.filter(({ tags }) => tagged(tags, name).includes(entry)).map(({ id }) => id);

describe("The tags of probes and checks", () => {
  test.each([
    ["probes", standardMeans.probes],
    ["checks", standardMeans.checks],
  ])("of %s name entries of their taxonomies, each once", (_, means) => {
    for (const { id, tags } of means)
      for (const name of Object.keys(tags) as TaxonomyName[]) {
        const entries = tagged(tags, name);
        expect({ id, unknown: entries.filter((entry) => !(entry in taxonomies[name])) }).toEqual({ id, unknown: [] });
        expect({ id, entries: new Set(entries).size }).toEqual({ id, entries: entries.length });
      }
  });

  test("name no entry of which nothing can be seen", () => {
    const claims = names.flatMap((name) =>
      entriesOf(name)
        .filter(([, { testable }]) => testable === "not from outside")
        .flatMap(([entry]) => [
          ...idsWith(standardMeans.probes, name, entry),
          ...idsWith(standardMeans.checks, name, entry),
        ]),
    );
    expect(claims).toEqual([]);
  });

  test.each(["eu_ai_act", "owasp_agentic_2026", "owasp_llm_2025"] as const)("have entries of %s", (name) => {
    expect(standardMeans.probes.some(({ tags }) => tagged(tags, name).length > 0)).toBe(true);
  });
});

describe("An entry of a taxonomy", () => {
  test("that is testable from outside has a probe", () => {
    const without = names.flatMap((name) =>
      entriesOf(name)
        .filter(
          ([id, entry]) => entry.testable === "from outside" && idsWith(standardMeans.probes, name, id).length === 0,
        )
        .map(([id]) => `${name}: ${id}`),
    );
    expect(without).toEqual([]);
  });

  test("that shows in the configuration has a check", () => {
    const without = names.flatMap((name) =>
      entriesOf(name)
        .filter(
          ([id, { testable }]) =>
            testable === "from configuration" && idsWith(standardMeans.checks, name, id).length === 0,
        )
        .map(([id]) => `${name}: ${id}`),
    );
    expect(without).toEqual([]);
  });

  test("has an id that no other taxonomy uses: people search by it", () => {
    const ids = names.flatMap((name) => entriesOf(name).map(([id]) => id));
    expect(ids.length).toBe(new Set(ids).size);
    expect(Object.keys(taxonomyTitles)).toEqual(names);
  });
});

test("The sizes of the taxonomies are those of their sources", () => {
  expect(entriesOf("owasp_llm_2025").length).toBe(10);
  expect(entriesOf("owasp_llm_2026").length).toBe(10);
  expect(entriesOf("owasp_agentic_2026").length).toBe(10);
  expect(entriesOf("nist_ai_600_1").length).toBe(12);
});

test("Each entry of OWASP LLM 2025 has one of 2026, with the same title but for the one that was renamed", () => {
  expect(Object.keys(llm2026Of)).toEqual(Object.keys(taxonomies.owasp_llm_2025));
  expect(new Set(Object.values(llm2026Of)).size).toBe(10);
  const renamed = Object.entries(llm2026Of).filter(
    ([old, now]) =>
      taxonomies.owasp_llm_2025[old as keyof typeof llm2026Of].title !== taxonomies.owasp_llm_2026[now].title,
  );
  expect(renamed).toEqual([["LLM07", "LLM08:2026"]]);
});
