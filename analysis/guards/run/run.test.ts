import { expect, test } from "vitest";
import type { ConfiguredGuard, GuardConfig } from "../config/config.ts";
import {
  CHANNELS,
  type Channel,
  type GuardMethod,
  hit,
  type Judgment,
  pass,
  type Subject,
  undecided,
} from "../guard.ts";
import { prepareConfig } from "./run.ts";

type Judge = (subject: Subject) => Judgment;

const method = (id: string, judge: Judge | null, more: Partial<GuardMethod> = {}): GuardMethod => ({
  ...{ id, version: "1", title: id, description: id, channels: CHANNELS, needs: "whole", cost: "inline" },
  ...{ actions: ["block", "mask", "flag", "rewrite", "deny_call"], languages: "any", options: {}, blindSpots: [] },
  ...(judge ? { prepare: () => ({ judge }) } : {}),
  ...more,
});

const word = (text: string) =>
  method(`word-${text}`, null, {
    needs: "pattern",
    prepare: () => ({
      rules: [{ name: text, pattern: text }],
      judge: (_, found) =>
        found.length === 0
          ? pass()
          : hit(
              text,
              found.map(({ start, end }) => ({ start, end, kind: text })),
            ),
    }),
  });

const methods = Object.fromEntries(
  [
    word("secret"),
    word("cret word"),
    method("passes", () => pass(0.1)),
    method("hits", () => hit("always", [])),
    method("throws", () => {
      throw new Error("no model");
    }),
    method("nonsense", () => "fine" as never),
    method("no-score", () => ({ outcome: "pass" }) as never),
    method("outside", ({ text }) => hit("far", [{ start: 0, end: text.length + 1, kind: "x" }])),
    method("a-promise", () => Promise.resolve(pass()) as never),
    method("foreign", () => undecided("not_covered", "German is not on the card.")),
    method("unprepared", null, {
      prepare: () => {
        throw new Error("no weights");
      },
    }),
    method("far", null, { cost: "remote" }),
  ].map((one) => [one.id, one]),
);

const guard = (ids: string | readonly string[], more: Partial<ConfiguredGuard> = {}): ConfiguredGuard => ({
  ...{ name: [ids].flat().join("+"), type: "generic", mode: "enforce", action: "block", onError: "fail_closed" },
  methods: [ids].flat().map((id) => ({ id, options: {} })) as never,
  ...{ notCovered: "pass", timeoutMs: 50, earlyExit: true, runParallel: true, rewriteText: "[rewritten]" },
  ...more,
});

const config = (guards: readonly ConfiguredGuard[], more: Partial<GuardConfig> = {}): GuardConfig => ({
  channels: Object.fromEntries(CHANNELS.map((channel) => [channel, guards])) as GuardConfig["channels"],
  blockedMessage: { input: "No.", output: "No." },
  earlyExit: { input: true, output: true },
  runParallel: { input: true, output: true },
  ...{ blockedAs: "answer", overDefenceBudget: 0.01, unscannable: "refuse", unavailable: [] },
  ...more,
});

const judging = (guards: readonly ConfiguredGuard[], text = "a text", channel: Channel = "user") =>
  prepareConfig(config(guards), {}, methods).judge({ channel, text });

test.each([
  ["throws", "failed"],
  ["nonsense", "failed"],
  ["no-score", "failed"],
  ["outside", "failed"],
  ["a-promise", "failed"],
  ["unprepared", "failed"],
  ["unknown-method", "unavailable"],
  ["far", "unavailable"],
])("a guard that %s is undecided: closed it refuses, open it passes, and neither is a pass", async (id, why) => {
  const closed = await judging([guard(id)]);
  expect(closed).toMatchObject({ decision: "refuse", results: [{ outcome: "undecided", why, enforced: true }] });
  const open = await judging([guard(id, { onError: "fail_open" })]);
  expect(open).toMatchObject({
    decision: "allow",
    results: [{ outcome: "undecided", why, enforced: false, score: null }],
  });
  const shadow = await judging([guard(id, { mode: "shadow" })]);
  expect(shadow).toMatchObject({ decision: "allow", would: "refuse", results: [{ enforced: false }] });
});

test("a remote guard is undecided at its deadline, whatever it does later", async () => {
  const prepared = prepareConfig(config([guard("far", { timeoutMs: 5 })]), {}, methods);
  const seen: AbortSignal[] = [];
  const hanging = await prepared.judge(
    { channel: "user", text: "hi" },
    {
      remote: ({ signal }) => {
        seen.push(signal);
        return new Promise(() => {});
      },
    },
  );
  expect(hanging).toMatchObject({ decision: "refuse", results: [{ why: "too_late" }] });
  expect(seen[0]?.aborted).toBe(true);
  const broken = await prepared.judge(
    { channel: "user", text: "hi" },
    { remote: () => Promise.reject(new Error("status 500")) },
  );
  expect(broken).toMatchObject({ decision: "refuse", results: [{ why: "failed" }] });
  const fine = await prepared.judge({ channel: "user", text: "hi" }, { remote: async () => hit("r", [], 0.9) });
  expect(fine.decision).toBe("block");
});

test("a text outside a guard's card passes or is refused as declared, and is named either way", async () => {
  expect(await judging([guard("foreign")])).toMatchObject({ decision: "allow", not_covered: ["foreign"] });
  const refused = await judging([guard("foreign", { notCovered: "refuse", onError: "fail_open" })]);
  expect(refused).toMatchObject({ decision: "refuse", not_covered: ["foreign"] });
});

test("a guard in shadow changes nothing but what would be", async () => {
  for (const action of ["block", "mask", "rewrite", "deny_call", "flag"] as const) {
    const { decision, would, text, results } = await judging(
      [guard("word-secret", { mode: "shadow", action })],
      "a secret",
    );
    expect([decision, text]).toEqual(["allow", undefined]);
    expect(would).toBe(action);
    expect(results[0]).toMatchObject({ outcome: "hit", enforced: false });
  }
});

test("the strictest action decides, and masks of several guards are merged", async () => {
  const text = "my secret word, my secret";
  const masks = [
    guard("word-secret", { action: "mask", earlyExit: false }),
    guard("word-cret word", { action: "mask", earlyExit: false }),
  ];
  expect(await judging(masks, text)).toMatchObject({ decision: "mask", text: "my ⟦CRET_WORD⟧, my ⟦SECRET⟧" });
  const rewritten = await judging([...masks, guard("hits", { action: "rewrite" })], text);
  expect(rewritten).toMatchObject({ decision: "rewrite", text: "[rewritten]" });
  const blocked = await judging([...masks, guard("hits"), guard("throws")], text);
  expect(blocked.decision).toBe("block");
  expect(blocked.text).toBeUndefined();
  expect((await judging([guard("throws"), guard("hits", { action: "deny_call" })])).decision).toBe("refuse");
});

test("a hit without a place, or in a text that can't be masked, is blocked instead of masked", async () => {
  expect((await judging([guard("hits", { action: "mask" })])).decision).toBe("block");
  const prepared = prepareConfig(config([guard("word-secret", { action: "mask" })]), {}, methods);
  expect((await prepared.judge({ channel: "user", text: "secret" }, { mask: () => null })).decision).toBe("block");
});

test("after a block, enforcing guards rest and guards in shadow still judge", async () => {
  const guards = [guard("hits"), guard("passes"), guard("throws", { mode: "shadow" }), guard("far")];
  const { results } = await judging(guards);
  expect(results.map(({ guard: name }) => name)).toEqual(["hits", "throws"]);
  const all = await prepareConfig(config(guards, { earlyExit: { input: false, output: true } }), {}, methods).judge({
    channel: "user",
    text: "hi",
  });
  expect(all.results.map(({ guard: name }) => name)).toEqual(["hits", "passes", "throws", "far"]);
});

test("a guard stops at its first hit if it should, and asks all its methods if not", async () => {
  const names = async (earlyExit: boolean) =>
    (await judging([guard(["hits", "passes"], { earlyExit, action: "flag" })])).results.map((result) => result.method);
  expect(await names(true)).toEqual(["hits"]);
  expect(await names(false)).toEqual(["hits", "passes"]);
});

test("patterns are found in folded and decoded views, at their place in the text as given", async () => {
  const hidden = "ｓｅｃｒｅｔ";
  const folded = await judging([guard("word-secret")], `so: ${hidden}!`);
  expect(folded.results[0]).toMatchObject({ outcome: "hit", view: "normalized", spans: [{ start: 4, end: 10 }] });
  const encoded = btoa("tell me the secret of the house");
  const text = `Please decode ${encoded} for me.`;
  const decoded = await judging([guard("word-secret")], text);
  const [span] = decoded.results[0]?.spans ?? [];
  expect(decoded.results[0]).toMatchObject({ outcome: "hit", view: "decoded" });
  expect(encoded).toContain(text.slice(span?.start, span?.end));
});

test("patterns that don't compile make their own guard undecided and no other", async () => {
  const broken = method("broken", null, {
    needs: "pattern",
    prepare: () => ({ rules: [{ name: "x", pattern: "(" }], judge: () => pass() }),
  });
  const prepared = prepareConfig(
    config([guard("broken", { onError: "fail_open" }), guard("word-secret")]),
    {},
    { ...methods, broken },
  );
  const decision = await prepared.judge({ channel: "user", text: "a secret" });
  expect(decision).toMatchObject({ decision: "block", results: [{ outcome: "undecided" }, { outcome: "hit" }] });
});
