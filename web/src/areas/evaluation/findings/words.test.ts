import type { FindingSummary } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { dueWords, endOfDay, rateOf, standingOf, trendWords } from "./words.ts";

const finding = {
  state: "open",
  change: "still_there",
  acceptance_expired: false,
  accepted_until: null,
  runs_failed: 6,
  tries_since: 0,
  tries_needed: 59,
  due_at: null,
  is_overdue: false,
  latest_run: { evaluation_id: "r", completed_at: 1, failed: 9, tried: 24, low: 0.2116, high: 0.5729 },
  runs: [
    { evaluation_id: "q", completed_at: 0, failed: 0, tried: 24 },
    { evaluation_id: "r", completed_at: 1, failed: 9, tried: 24 },
  ],
} as unknown as FindingSummary;

test("a finding stands as its state and its runs say", () => {
  const words = (more: object): string => standingOf({ ...finding, ...more }).words;
  expect(words({})).toBe("Still there, 6 runs");
  expect(words({ change: "new", runs_failed: 1 })).toBe("New");
  expect(words({ change: "regressed" })).toBe("Regressed after a fix");
  expect(words({ change: "not_reproduced", tries_since: 48 })).toBe("Not reproduced in 48 tries");
  expect(words({ acceptance_expired: true })).toBe("Still there, 6 runs, acceptance expired");
  expect(words({ state: "fixed", change: "fixed", tries_since: 60 })).toBe("Fixed, verified in 60 tries");
  expect(words({ state: "fixed", tries_needed: 9 })).toBe("Marked as fixed, 0 of 9 tries");
  expect(words({ state: "false_positive" })).toBe("False positive");
  expect(standingOf({ ...finding, state: "fixed", change: "fixed" }).mark).toBe("fixed");
});

test("rates, trends and due dates are in words", () => {
  expect(rateOf(finding)).toEqual({ words: "9 of 24", interval: "21–57%" });
  expect(rateOf({ ...finding, latest_run: null })).toBeNull();
  expect(trendWords(finding.runs)).toBe("Share failed in the last 2 runs: 0%, 38%");
  const due = { ...finding, due_at: 1_000_000, is_overdue: true };
  expect(dueWords(due, 1_000_000 + 3 * 86_400)).toMatch(/, 3 days late$/);
  expect(dueWords({ ...due, is_overdue: false }, 0)).not.toContain("late");
  expect(dueWords(finding, 0)).toBeNull();
  expect(endOfDay("2026-11-18")).toBeGreaterThan(Date.UTC(2026, 10, 17) / 1000);
  expect(endOfDay("")).toBeNull();
});
