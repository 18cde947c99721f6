import type { HarnessListItem, Taxonomy } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { pickablesOf, picksBody, picksOf, search } from "./picks.ts";

const probe = (id: string, title: string) => ({
  ...{ id, title, words: "", severity: "high" as const, prompts: 5, plans: { quick: 1, standard: 5, deep: 15 } },
  ...{ needs: [], critical: false, languages: [], tags: {}, detectors: [] },
});
const harness = (name: string, scenario: string, probes: ReturnType<typeof probe>[]): HarnessListItem => ({
  ...{ name, updated_at: 0, prompts: 5, plans: { quick: 1, standard: 5, deep: 15 }, requests: 5, parts: [] },
  scenarios: [{ name: scenario, title: scenario, words: "", probes }],
});
const harnesses = [
  harness("security", "confidentiality", [probe("prompt-leak", "System prompt extraction")]),
  harness("safety", "compliance", [probe("harm-fraud", "Harmful request: fraud")]),
];
const entry = (id: string, title: string, probes: string[]): Taxonomy["entries"][number] => ({
  ...{
    id,
    title,
    tag: `owasp_llm_2025:${id}`,
    testable: "from outside",
    unseen: null,
    planned: null,
    probes,
    checks: [],
  },
});
const taxonomies: Taxonomy[] = [
  {
    name: "owasp_llm_2025",
    title: "OWASP",
    entries: [entry("LLM07", "System Prompt Leakage", ["prompt-leak"]), entry("LLM04", "Data and Model Poisoning", [])],
  },
];

test("scenarios, taxonomy entries with a probe, and probes of the harness can be picked", () => {
  const names = (harnessName: string) => pickablesOf(harnesses, taxonomies, harnessName).map(({ name }) => name);
  expect(names("security")).toEqual(["confidentiality", "owasp_llm_2025:LLM07", "prompt-leak"]);
  expect(names("safety")).toEqual(["compliance", "harm-fraud"]);
  expect(names("trust_score")).toHaveLength(5);
});

test("a search finds every word, in the name, the title or the taxonomy", () => {
  const all = pickablesOf(harnesses, taxonomies, "trust_score");
  expect(search(all, "owasp prompt").map(({ name }) => name)).toEqual(["owasp_llm_2025:LLM07"]);
  expect(search(all, "LLM07").map(({ kind }) => kind)).toEqual(["tags"]);
  expect(search(all, " ")).toEqual(all);
  expect(search(all, "nothing")).toEqual([]);
});

test("a request has the picks by kind", () => {
  const all = pickablesOf(harnesses, taxonomies, "security");
  expect(picksBody(all)).toEqual({
    ...{ scenarios: ["confidentiality"], tags: ["owasp_llm_2025:LLM07"], probes: ["prompt-leak"] },
  });
  expect(picksBody([])).toEqual({});
  expect(picksBody(picksOf("dates,units"))).toEqual({ probes: ["dates", "units"] });
  expect(picksOf(undefined)).toEqual([]);
});
