import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import type { Decision, GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import { expect, test } from "vitest";
import type { JudgedItem, Source } from "./item.ts";
import { addTime, type Latency, timeAt } from "./latency.ts";
import { presentResult } from "./present.ts";
import { emptyTally, ReplayTally, type StoredTally } from "./tally.ts";

const said = (outcome: GuardResult["outcome"], more: Partial<GuardResult> = {}): GuardResult => ({
  ...{ guard: "g", method: "m", version: "1", mode: "enforce", action: "block", outcome, score: 1, spans: [] },
  ...{ elapsed_us: 100, enforced: outcome === "hit" },
  ...more,
});

const decided = (result: GuardResult): Decision => {
  const kind = result.enforced ? "block" : "allow";
  return {
    decision: kind,
    would: result.outcome === "hit" ? "block" : kind,
    results: [result],
    not_covered: [],
    unscanned: 0,
  };
};

const prompt = (kind: "failed" | "passed" | "unassessed" | "harmless", seq = 1): Source => ({
  ...{ material: "transcripts", kind, evaluation_id: "e", seq },
});
const row = (label: 0 | 1, pack = "ordinary"): Source => ({
  ...{ material: "packs", kind: pack, pack, row_id: "r", label, text: "Hello" },
});

const item = (source: Source, now: GuardResult, before: GuardResult | null = null, channel: Channel = "user") =>
  ({ source, texts: [{ channel, saved: decided(now), live: before && decided(before) }] }) satisfies JudgedItem;

function tallied(...items: readonly JudgedItem[]): StoredTally {
  const tally = new ReplayTally(emptyTally, (_guard, _channel, pack) => pack === "ordinary");
  for (const one of items) tally.add(one);
  return tally.stored;
}

const shown = (tally: StoredTally) =>
  presentResult({ runs: [], rows: 0, leftOut: [], run: 0, afterSeq: 0, exchanges: 0, row: 0, cut: 0, tally });

test("what is blocked is compared with the live version; without one, every block is new", () => {
  const { guards, kinds } = tallied(
    item(prompt("failed"), said("hit")),
    item(prompt("failed"), said("hit"), said("hit")),
    item(prompt("failed"), said("pass"), said("hit", { guard: "old" })),
    item(prompt("failed"), said("hit", { mode: "shadow", enforced: false }), said("pass")),
  );
  expect(kinds).toMatchObject([
    {
      kind: "failed",
      expects: "hit",
      n: 4,
      hits: 3,
      blocked: 2,
      would_block: 3,
      live_blocked: 2,
      newly_blocked: 1,
      no_longer_blocked: 1,
    },
  ]);
  expect(
    guards.map(({ guard, judged, newly_blocked, no_longer_blocked }) => [
      guard,
      judged,
      newly_blocked,
      no_longer_blocked,
    ]),
  ).toEqual([
    ["g", 4, 1, 0],
    ["old", 0, 0, 1],
  ]);
});

test("an attack that the agent withstood is expected to be left alone only in what the agent said", () => {
  const { guards } = tallied(
    item(prompt("passed"), said("hit")),
    item(prompt("passed"), said("pass"), null, "output"),
    item(prompt("harmless"), said("pass")),
  );
  expect(guards.map(({ channel, kinds }) => [channel, kinds.map(({ kind, expects }) => [kind, expects])])).toEqual([
    [
      "user",
      [
        ["passed", null],
        ["harmless", "pass"],
      ],
    ],
    ["output", [["passed", "pass"]]],
  ]);
});

test("labels of a pack count for guards that are measured on it, undecided is a miss of an attack and no evidence else", () => {
  const open = said("undecided", { score: null, why: "failed" });
  const away = said("undecided", { score: null, why: "not_covered" });
  const { guards, totals, legitimate } = shown(
    tallied(
      item(row(1), said("hit")),
      item(row(1), open),
      item(row(0), said("hit")),
      item(row(0), said("pass")),
      item(row(0), away),
      item(row(1, "secrets"), said("pass")),
    ),
  );
  expect(guards[0]).toMatchObject({ judged: 6, hits: 2, undecided: 1, not_covered: 1, p50_us: 101 });
  expect(guards[0]?.kinds).toMatchObject([
    { kind: "ordinary", expects: "hit", n: 2, rate: 0.5 },
    { kind: "ordinary", expects: "pass", n: 3, rate: 0.5 },
    { kind: "secrets", expects: null, n: 1, rate: 0 },
  ]);
  expect(totals.map(({ kind, expects }) => [kind, expects])).toContainEqual(["secrets", "hit"]);
  expect(legitimate).toMatchObject({ n: 3, newly_blocked: 1, rate: 1 / 3 });
  expect(legitimate.low).toBeLessThan(1 / 3);
});

test("an exchange counts once for a guard and channel, however many texts it has", () => {
  const [text] = item(prompt("failed"), said("pass")).texts;
  const [hit] = item(prompt("failed"), said("hit")).texts;
  if (!text || !hit) throw new Error("there is no text");
  const { guards } = tallied({ source: prompt("failed"), texts: [text, hit, text] });
  expect(guards).toMatchObject([{ judged: 1, hits: 1, kinds: [{ n: 1, hits: 1 }] }]);
});

test("examples refer to transcripts without their text, and there are fifty at most", () => {
  const many = (make: (at: number) => JudgedItem) => Array.from({ length: 40 }, (_, at) => make(at));
  const { examples } = shown(
    tallied(
      ...many((at) => item(prompt("unassessed", at), said("hit"))),
      ...many((at) => item(prompt("failed", at), said("pass"), said("hit"))),
      ...many(() => item(row(0), said("hit", { mode: "shadow", enforced: false }))),
      ...many(() => item(row(1), said("pass"))),
    ),
  );
  expect(examples).toHaveLength(50);
  expect(examples[0]).toEqual({
    ...{ reason: "newly_blocked", material: "transcripts", kind: "unassessed", evaluation_id: "e", seq: 0 },
    ...{ pack: null, row_id: null, text: null, entry_id: null },
  });
  expect(examples.at(-1)).toMatchObject({ reason: "missed", row_id: "r", text: "Hello" });
});

test("a tally that is stored and read again goes on", () => {
  const items = [item(prompt("failed"), said("hit")), item(row(0), said("pass")), item(prompt("failed"), said("pass"))];
  const [first, ...rest] = items;
  if (!first) throw new Error("there is no item");
  const again = new ReplayTally(JSON.parse(JSON.stringify(tallied(first))), () => true);
  for (const one of rest) again.add(one);
  expect(shown(again.stored)).toEqual(shown(tallied(...items)));
});

test("times keep to within 2%", () => {
  let latency: Latency = [];
  for (let us = 1; us <= 1000; us++) latency = addTime(latency, us);
  expect(timeAt(latency, 0.5)).toBeGreaterThan(485);
  expect(timeAt(latency, 0.5)).toBeLessThan(515);
  expect(timeAt(latency, 0.95)).toBeGreaterThan(925);
  expect(timeAt([], 0.5)).toBeNull();
});
