import type { Expectation, TestCase } from "./cases/test-case.ts";
import type { FileContent } from "./reading/test-file.ts";
import type { StoredVersion, TestSetView, VersionView } from "./store.ts";

const MOST_PREVIEWED = 100;
const LONGEST_SHOWN = 500;

export const presentTestSet = ({ version_id: _, ...set }: TestSetView) => set;

export const presentVersion = ({ id: _, ...version }: VersionView) => version;

export function presentCases({ id, cases, ...stored }: StoredVersion) {
  const { test_set_id: _, team_id: __, content: ___, guards_sealed: ____, ...version } = stored;
  return { ...presentVersion({ id, ...version }), cases: cases.map(presentCase) };
}

export function presentPreview({ layout, cases, guards, problems, warnings }: FileContent) {
  return {
    layout,
    case_count: cases.length,
    guard_count: guards.length,
    cases: cases.slice(0, MOST_PREVIEWED).map(presentCase),
    problems,
    warnings,
  };
}

const presentCase = ({ id, turns, expect }: TestCase) => ({
  id,
  prompt: cut(turns[0]),
  turns: turns.length,
  expectations: expect.map(inWords),
});

const cut = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

function inWords(expectation: Expectation): string {
  const not = "not" in expectation && expectation.not ? "not: " : "";
  switch (expectation.kind) {
    case "contains":
    case "equals":
    case "starts_with": {
      const verb = { contains: "contains", equals: "equals", starts_with: "starts with" }[expectation.kind];
      return `${not}${verb} ${expectation.texts.map((text) => JSON.stringify(cut(text))).join(" or ")}`;
    }
    case "regex":
      return `${not}matches ${cut(expectation.pattern)}`;
    case "json_schema":
      return "matches the JSON schema";
    case "calls_tool":
      return `${not}calls ${expectation.tool}`;
    case "similar":
      return `${not}similar to ${JSON.stringify(cut(expectation.text))} (${expectation.threshold})`;
    case "rubric":
      return `judged by: ${cut(expectation.text)}`;
    case "unsupported":
      return `${expectation.type} (not run here)`;
    default:
      return expectation.kind;
  }
}
