import { describe, expect, test } from "vitest";
import { readAgentFilters } from "./agent-filters.ts";
import { readAuditFilters } from "./audit-filters.ts";
import { readFindingsSearch } from "./findings-search.ts";
import { readGenomeSearch } from "./genome-search.ts";
import { readNewRun } from "./new-run-search.ts";
import { filtersOf, readPromptSearch, wishOf, withFailures } from "./prompt-search.ts";
import { pathOf, place } from "./route.ts";
import { routes } from "./routes.ts";

test("no two pages have the same address", () => {
  const paths = Object.values(routes).map(({ path }) => path.replaceAll(/\$\w+/g, "$"));
  expect(new Set(paths).size).toBe(paths.length);
});

test("an address as text holds its parameters, escaped", () => {
  expect(pathOf(place({ to: routes.prompt, params: { id: "a b", seq: "7" } }))).toBe("/evaluations/a%20b/prompts/7");
  expect(pathOf(place({ to: routes.dashboard }))).toBe("/");
});

describe("what an address says wrongly is left out", () => {
  test("of a new run", () => {
    expect(readNewRun({ agent: "1", sample: "20", seed: 0, harness: 3 })).toEqual({ agent: "1", sample: 20, seed: 0 });
    expect(readNewRun({ plan: "deep", probes: "dates" })).toEqual({ plan: "deep", probes: "dates" });
    expect(readNewRun({ plan: "huge", probes: "" })).toEqual({});
    expect(readNewRun({ sample: "x", seed: "-1" })).toEqual({});
    expect(readNewRun({ sample: 0, seed: "" })).toEqual({});
  });

  test("of prompts", () => {
    expect(readPromptSearch({ outcome: "failed", page: 1, words: "" })).toEqual({});
    expect(readPromptSearch({ outcome: "any", page: "3", words: 12 })).toEqual({
      outcome: "any",
      page: 3,
      words: "12",
    });
    expect(readPromptSearch({ words: "x".repeat(300) }).words).toHaveLength(200);
    expect(filtersOf({ page: 3, probe: "p" })).toEqual({ probe: "p" });
    expect(wishOf({})).toMatchObject({ outcome: "failed" });
    expect(wishOf({ outcome: "any" }).outcome).toBeUndefined();
    expect([withFailures(2), withFailures(0)]).toEqual([{}, { outcome: "any" }]);
  });

  test("of findings, agents, genomes and the audit log", () => {
    expect(readFindingsSearch({ severity: "worst", state: "open", run: 1 })).toEqual({ state: "open" });
    expect(readFindingsSearch({ severity: "critical" })).toEqual({ severity: "critical" });
    expect(readFindingsSearch({ change: "regressed", due: "overdue", owner: "none" })).toEqual({
      ...{ change: "regressed", due: "overdue", owner: "none" },
    });
    expect(readFindingsSearch({ change: "worse", due: 1, owner: "" })).toEqual({});
    expect(readAgentFilters({ search: 7, status: "gone", sort: "agent_name" })).toEqual({
      search: "7",
      sort: "agent_name",
    });
    expect(readGenomeSearch({ version: "2", from: 0, to: "x" })).toEqual({ version: 2 });
    expect(readAuditFilters({ action: "", outcome: "denied", days: "1.5" })).toEqual({ outcome: "denied" });
  });
});
