import type { GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import { expect, test } from "vitest";
import { threadMs } from "../../../../../../test/own-time.ts";
import type { LiveGuards } from "../../../runtime/live-guards.ts";
import { createVerdicts, keptVerdict, type Verdict } from "./verdicts.ts";

const verdict: Verdict = {
  decision: { decision: "allow", would: "allow", results: [], not_covered: [], unscanned: 0 },
  spans: null,
};

test("what is asked for stays known, at most so many are, and keeping one more takes no longer when it is full", () => {
  const verdicts = createVerdicts(20_000);
  verdicts.keep("asked", verdict);
  const spent = threadMs(() => {
    for (let at = 0; at < 100_000; at++) {
      verdicts.keep(`text ${at}`, verdict);
      if (at % 5000 === 0) expect(verdicts.find("asked")).toBe(verdict);
    }
  });
  expect(spent).toBeLessThan(2000);
  const known = Array.from({ length: 100_000 }, (_, at) => at).filter((at) => verdicts.find(`text ${at}`));
  expect(known.length).toBeLessThanOrEqual(20_000);
  expect(verdicts.find("text 99999")).toBe(verdict);
  expect(verdicts.find("text 0")).toBeNull();
});

test("clean texts share one verdict, which took no time; whatever else was said of a text is kept as it is", () => {
  const live = {} as LiveGuards;
  const said = (more: Partial<GuardResult> = {}): Verdict => ({
    decision: {
      ...verdict.decision,
      results: [
        {
          guard: "word",
          method: "wordlist",
          version: "1",
          mode: "enforce",
          action: "block",
          outcome: "pass",
          ...TIMED,
          ...more,
        },
      ],
    },
    spans: null,
  });
  const kept = (one: Verdict): Verdict => keptVerdict(live, { channel: "user", text: "" }, one);
  const first = kept(said());
  expect(first).toEqual(said({ elapsed_us: 0 }));
  expect(kept(said({ elapsed_us: 9 }))).toBe(first);
  expect(keptVerdict(live, { channel: "output", text: "" }, said())).not.toBe(first);
  for (const other of [
    said({ outcome: "hit" }),
    said({ score: 0.4 }),
    said({ guard: "other" }),
    { ...said(), spans: [] },
  ])
    expect(kept(other)).toBe(other);
});

const TIMED = { score: 0, spans: [], elapsed_us: 7, enforced: false } as const;
