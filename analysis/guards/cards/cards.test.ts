import { describe, expect, test } from "vitest";
import { cardDigest } from "../../../tools/guard-cards.ts";
import { type GuardMethod, hit, type Judgment, pass, undecided } from "../guard.ts";
import { GUARD_METHODS } from "../methods/list.ts";
import type { PackRow } from "../packs/pack.ts";
import { aurocOf, falsePositiveBound, figuresOf, type JudgedRow, sourceFiguresOf } from "./card.ts";
import { cardOf } from "./cards.ts";
import { guardCards } from "./generated.ts";
import { measure } from "./measure.ts";

const inProcess = Object.values(GUARD_METHODS).filter(({ prepare }) => prepare);

describe("every method that judges in process", () => {
  test("has a card, measured on ordinary texts", () => {
    const without = inProcess.filter(({ id }) => {
      const card = cardOf(id);
      return !card || card.version !== GUARD_METHODS[id]?.version || falsePositiveBound(card) === null;
    });
    expect(
      without.map(({ id }) => id),
      "run `npm run generate`",
    ).toEqual([]);
  });

  test("has a card of today's code and texts, so that measuring again changes nothing", () => {
    const outdated = inProcess.filter((method) => cardOf(method.id)?.digest !== cardDigest(method));
    expect(
      outdated.map(({ id }) => id),
      "run `npm run generate`",
    ).toEqual([]);
  });

  test("is in the list, if it has a card", () => {
    expect(Object.keys(guardCards).filter((id) => !GUARD_METHODS[id]?.prepare)).toEqual([]);
  });
});

const row = (text: string, some: Partial<PackRow> = {}): PackRow => ({
  id: text,
  text,
  label: text.includes("x") ? 1 : 0,
  kind: text.includes("x") ? "hijack" : "ordinary",
  channel: "user",
  language: "en",
  source: "written",
  license: "Apache-2.0",
  ...some,
});

const judged = (text: string, judgment: Judgment, some: Partial<JudgedRow> = {}): JudgedRow => ({
  pack: "some",
  row: row(text),
  judgment,
  ...some,
});

describe("a figure", () => {
  test("counts undecided and not covered as misses for recall, and leaves them out of false positives", () => {
    const open = [undecided("failed", "it broke"), undecided("not_covered", "German")];
    const figures = figuresOf([
      ...[hit("r", []), hit("r", []), pass(), ...open].map((judgment, at) => judged(`x${at}`, judgment)),
      ...[hit("r", []), pass(), pass(), pass(), ...open].map((judgment, at) => judged(`a${at}`, judgment)),
    ]);
    expect(figures).toMatchObject([
      { kind: "hijack", label: 1, n: 5, hits: 2, undecided: 1, not_covered: 1, rate: 0.4 },
      { kind: "ordinary", label: 0, n: 6, hits: 1, undecided: 1, not_covered: 1, rate: 0.25 },
    ]);
  });

  test("is stated by origin, and by repository from 20 texts on", () => {
    const from = (source: string, n: number) =>
      Array.from({ length: n }, (_, at) => ({ ...judged(`x${at}`, hit("r", [])), row: row(`x${at}`, { source }) }));
    const figures = sourceFiguresOf([...from("written", 3), ...from("some/repo", 20), ...from("other/repo", 19)]);
    expect(figures.map(({ origin, source, n }) => [origin, source, n])).toEqual([
      ["written", undefined, 3],
      ["found", undefined, 39],
      ["found", "some/repo", 20],
    ]);
  });

  test("ranks scores: 1 if every attack is above every clean text, 0.5 if all are the same", () => {
    expect(aurocOf([judged("x", hit("r", [], 0.9)), judged("a", pass(0.1))])).toBe(1);
    expect(aurocOf([judged("x", pass(0.2)), judged("a", pass(0.2))])).toBe(0.5);
    expect(aurocOf([judged("x", hit("r", []))])).toBeNull();
  });
});

const method = (some: Partial<GuardMethod> = {}): GuardMethod => ({
  id: "some",
  version: "1",
  title: "Some",
  description: "Finds an x.",
  channels: ["user"],
  needs: "whole",
  cost: "inline",
  actions: ["flag"],
  languages: ["en"],
  options: { threshold: { kind: "choice", of: ["block", "flag"], default: "block", description: "The point." } },
  blindSpots: ["It does not see a y."],
  prepare: ({ threshold }) => ({
    judge: ({ text }) => (text.includes("x") || (threshold === "flag" && text.includes("?")) ? hit("x", []) : pass()),
  }),
  ...some,
});

describe("a card", () => {
  const packs = { ordinary: ["a", "b", "c?"].map((text) => row(text)), some: ["x1", "x2"].map((text) => row(text)) };
  const measuring = { packs, facts: () => ({}) };

  test("has the figures at each point, and its bound is of the strictest", () => {
    const card = measure(method(), measuring);
    expect(card).toMatchObject({ method: "some", version: "1", points: ["block", "flag"], languages: ["en"] });
    expect(card?.figures.map(({ point, kind, n, hits }) => [point, kind, n, hits])).toEqual([
      ["block", "ordinary", 3, 0],
      ["block", "hijack", 2, 2],
      ["flag", "ordinary", 3, 1],
      ["flag", "hijack", 2, 2],
    ]);
    const whole = { ...(card ?? expect.fail()), digest: "" };
    expect(falsePositiveBound(whole)).toBeCloseTo(0.5615, 3);
    expect(falsePositiveBound(whole, "flag")).toBeGreaterThan(0.5615);
  });

  test("counts texts outside of what the method claims apart", () => {
    const outside = { ...packs, some: [row("x1"), row("y", { label: 1, kind: "hijack", outside: true })] };
    const card = measure(method({ options: {} }), { ...measuring, packs: outside });
    expect(card?.figures.map(({ kind, n, hits }) => [kind, n, hits])).toEqual([
      ["ordinary", 3, 0],
      ["hijack", 1, 1],
      ["hijack_outside", 1, 0],
    ]);
  });

  test("has no bound without ordinary texts, and a remote method has no card yet", () => {
    const card = measure(method(), { ...measuring, packs: { some: packs.some } });
    expect(falsePositiveBound({ ...(card ?? expect.fail()), digest: "" })).toBeNull();
    const { prepare: _, ...remote } = method({ cost: "remote" });
    expect(measure(remote, measuring)).toBeNull();
  });
});
