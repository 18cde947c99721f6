import { expect, test } from "vitest";
import type { GuardResult } from "../../../queries/guards.ts";
import { elapsedWords, marksOf, outcomeWords, passedBy, verdictsOf } from "./verdicts.ts";

const result = (of: Partial<GuardResult>): GuardResult => ({
  ...{ guard: "g", method: "m", version: "1", channel: "user", part: 0, mode: "enforce", action: "block" },
  ...{ outcome: "hit", score: 1, rule: null, spans: [], view: null, why: null, detail: null, elapsed_us: 10 },
  enforced: true,
  ...of,
});

test("what decides comes first, and what passed is only named", () => {
  const results = [
    result({ guard: "quiet", outcome: "pass", enforced: false }),
    result({ guard: "shadow", mode: "shadow", enforced: false, score: 0.934, rule: "words", view: "decoded" }),
    result({ guard: "late", outcome: "undecided", why: "too_late", score: null }),
    result({ guard: "masks", action: "mask", spans: [{ start: 3, end: 9, kind: "email" }] }),
  ];
  const verdicts = verdictsOf({ results });
  expect(verdicts.map(({ number, headline }) => [number, headline])).toEqual([
    [1, "Masked"],
    [2, "Did not answer in time: refused"],
    [3, "Would be blocked"],
  ]);
  expect(verdicts[2]?.details).toEqual([
    "Rule words",
    "score 0.93",
    "found in the decoded form of the text",
    "in shadow, so nothing changes",
  ]);
  expect(marksOf(verdicts, "to ada@io now")).toEqual([{ start: 3, end: 9, number: 1 }]);
  expect(passedBy({ results })).toEqual(["quiet"]);
});

test("neighboring and overlapping spans of a guard are one mark, and those of different guards are not", () => {
  const span = (start: number, end: number) => ({ start, end, kind: "k" });
  const results = [result({ spans: [span(12, 18), span(5, 11), span(0, 2)] }), result({ spans: [span(5, 8)] })];
  expect(marksOf(verdictsOf({ results }), "your system prompt")).toEqual([
    { start: 0, end: 2, number: 1 },
    { start: 5, end: 18, number: 1 },
    { start: 5, end: 8, number: 2 },
  ]);
});

test("an undecided guard never reads as passed", () => {
  const open = result({ outcome: "undecided", why: "not_covered", score: null, enforced: false });
  expect(verdictsOf({ results: [open] })[0]?.headline).toBe("Not covered by the card");
  expect(passedBy({ results: [open] })).toEqual([]);
  expect(passedBy({ results: [open, result({ outcome: "pass", enforced: false })] })).toEqual([]);
  const late = result({ outcome: "undecided", why: "too_late", detail: "No answer within 50 ms.", mode: "shadow" });
  expect(verdictsOf({ results: [late] })[0]?.details).toEqual([
    "No answer within 50 ms",
    "in shadow, so nothing changes",
  ]);
});

test("a decision names what shadow would have done only if that differs", () => {
  expect(outcomeWords({ decision: "mask", would: "mask" })).toBe("Masked");
  expect(outcomeWords({ decision: "allow", would: "block" })).toBe("Allowed. Would be blocked without shadow");
  expect(elapsedWords(1234)).toBe("1.23 ms");
});
