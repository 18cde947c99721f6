import { describe, expect, test } from "vitest";
import { labeledNames, readSet } from "../../tools/labeled-sets.ts";
import { absent, type Detector, detector, present, undecided } from "../detectors/detector.ts";
import { detectors } from "../detectors/list.ts";
import { cardOf } from "./card.ts";
import { cards } from "./generated.ts";
import { faultsOf, type Labeled, readLabeled } from "./labeled.ts";

const listed: [string, Detector<never>][] = Object.entries(detectors);

describe("every detector", () => {
  test.each(listed)("%s has a labeled set that a card can be taken on", (name) => {
    expect(faultsOf(readSet(name))).toEqual([]);
  });

  test.each(listed)("%s has a card, and it is of today's detector and today's answers", (name, own) => {
    expect(cards[name], "run `npm run generate`").toEqual(cardOf(own, readSet(name).card));
  });

  test.each(listed)("%s is listed by its own name", (name, own) => {
    expect(own.name).toBe(name);
  });

  test("is in the list, if it has labeled answers", () => {
    expect(labeledNames()).toEqual(Object.keys(detectors).sort());
  });
});

const answer = (text: string, some: Partial<Labeled> = {}): Labeled => ({
  family: "some",
  label: text.includes("x") ? "found" : "absent",
  seen: { text },
  ...some,
});

const sees = detector({
  name: "sees",
  finds: "An x.",
  look: ({ text }: { readonly text: string }) =>
    text.includes("?") ? undecided("who knows") : /x|y/.test(text) ? present() : absent(),
});

describe("a card", () => {
  const taken = cardOf(sees, [
    ...Array.from({ length: 8 }, (_, at) => answer(`x${at}`, { family: `${at % 2}` })),
    answer("x?", { family: "0" }),
    answer("x but", { family: "1", label: "absent", hard: true }),
    answer("a", { family: "0" }),
    answer("a?", { family: "1" }),
    answer("y", { family: "1" }),
  ]);

  test("counts undecided as a miss for recall, and neither way for precision and specificity", () => {
    expect(taken.counts).toEqual({
      hits: 8,
      misses: 0,
      rejections: 1,
      alarms: 2,
      hardAlarms: 1,
      undecidedFound: 1,
      undecidedAbsent: 1,
    });
    expect(taken.precision?.value).toBe(0.8);
    expect(taken.recall?.value).toBeCloseTo(8 / 9, 4);
    expect(taken.specificity?.value).toBeCloseTo(1 / 3, 4);
    expect(taken.f1?.value).toBeCloseTo(16 / 19, 4);
    expect(taken.decided).toBeCloseTo(11 / 13, 4);
    expect(taken).toMatchObject({ answers: 13, families: 2, found: 9, absent: 4, hard: 1 });
  });

  test("has figures by language and by shape where there are 20 answers, and lists every language", () => {
    const many = [
      ...Array.from({ length: 20 }, (_, at) => answer(`x${at}`, { language: "de", shape: "list" })),
      ...Array.from({ length: 19 }, (_, at) => answer(`y${at}`, { language: "fr", shape: "list" })),
      answer("x21", { language: "ja", shape: "table" }),
      answer("x"),
    ];
    const { languages, byLanguage, byShape } = cardOf(sees, many);
    expect(languages).toEqual({ de: 20, fr: 19, ja: 1 });
    expect(Object.keys(byLanguage)).toEqual(["de", "other"]);
    expect(byLanguage["other"]?.answers).toBe(20);
    expect(Object.keys(byShape)).toEqual(["list"]);
    expect(byLanguage["de"]).toMatchObject({
      answers: 20,
      precision: { value: 1 },
      recall: { value: 1 },
      specificity: null,
    });
    expect(byShape["list"]).toMatchObject({ answers: 39, precision: { value: 0.5128 }, specificity: { value: 0 } });
  });

  test("has an interval around every figure, also where nothing went wrong", () => {
    const perfect = cardOf(
      sees,
      ["x1", "x2", "a1", "a2"].map((text) => answer(text)),
    );
    for (const { f1, precision, recall, specificity } of [taken, perfect]) {
      for (const estimate of [f1, precision, recall, specificity]) {
        expect(estimate?.low).toBeLessThanOrEqual(estimate?.value ?? 0);
        expect(estimate?.high).toBeGreaterThanOrEqual(estimate?.value ?? 1);
        expect((estimate?.high ?? 0) - (estimate?.low ?? 0)).toBeGreaterThan(0.1);
      }
    }
  });

  test("is the same each time it is taken", () => {
    const again = Array.from({ length: 30 }, (_, at) => answer(`${"xya?"[at % 4]}${at}`, { family: `${at % 5}` }));
    expect(cardOf(sees, again)).toEqual(cardOf(sees, again));
  });
});

describe("a labeled set is refused", () => {
  const good = {
    tune: [answer("x")],
    card: Array.from({ length: 200 }, (_, at) =>
      answer(at % 2 ? `x${at}` : `a${at}`, { family: "other", hard: at % 4 === 0 }),
    ),
  };

  test("not when it is as it should be", () => {
    expect(faultsOf(good)).toEqual([]);
  });

  test.each([
    ["without answers to tune on", { ...good, tune: [] }, /nothing to tune/],
    ["with fewer than 200 answers", { ...good, card: good.card.slice(1) }, /199 answers/],
    [
      "with too few look-alikes",
      { ...good, card: good.card.map((one, at) => (at ? one : { ...one, hard: false })) },
      /look like it/,
    ],
    ["with a family on both sides", { ...good, tune: [answer("x", { family: "other" })] }, /“other” is tuned on/],
    ["with an answer twice", { ...good, card: [...good.card, ...good.card.slice(1, 2)] }, /twice/],
    [
      "with nothing to find",
      { ...good, card: good.card.map((one) => ({ ...one, label: "absent" as const, hard: true })) },
      /none/,
    ],
  ])("%s", (_, set, why) => {
    expect(faultsOf(set).join()).toMatch(why);
  });

  test("at the line that lacks something", () => {
    expect(() => readLabeled('{"family":"a","label":"found","seen":{}}\n{"family":"a","seen":{}}')).toThrow(/answer 2/);
  });
});
