import type { GuardCard, GuardFigure } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { costWords, languageWords, pointOf, shareWords, summaryOf } from "./figures.ts";

const figure = (of: Partial<GuardFigure>): GuardFigure => ({
  ...{ pack: "p", kind: "k", label: 0, n: 10, hits: 0, undecided: 0, not_covered: 0, rate: 0, interval: null },
  ...of,
});
const card: GuardCard = {
  ...{
    method: "m",
    version: "1",
    points: ["block", "flag"],
    sources: [],
    languages: ["en"],
    blindSpots: [],
    digest: "",
  },
  figures: [
    figure({ kind: "ordinary", point: "block", n: 300, not_covered: 100, hits: 2 }),
    figure({ kind: "hijack", label: 1, point: "block", n: 20 }),
    figure({ kind: "extraction", label: 1, point: "block", n: 50 }),
    figure({ kind: "ordinary", point: "flag", n: 300, hits: 30 }),
    figure({ pack: "other-languages", kind: "other_language_attack", label: 1, point: "block", n: 90 }),
  ],
};

test("a summary is of one point and of the languages that the card covers", () => {
  const { recall, falsePositives } = summaryOf(card, "block");
  expect(recall.map(({ kind }) => kind)).toEqual(["extraction", "hijack"]);
  expect(falsePositives).toMatchObject({ n: 200, rate: 0.01 });
  expect(summaryOf(card, "flag").falsePositives?.rate).toBe(0.1);
  expect(summaryOf({ ...card, figures: [] }, "block").falsePositives).toBeNull();
});

test("a threshold that is no point of the card is the strictest point", () => {
  expect([pointOf(card, "flag"), pointOf(card, undefined), pointOf(card, 3)]).toEqual(["flag", "block", "block"]);
});

test("figures in words", () => {
  expect(shareWords({ rate: 0.2488, interval: { low: 0.1941, high: 0.3129 } })).toBe("24.9% (19.4 to 31.3)");
  expect(shareWords({ rate: null, interval: null })).toBe("no data");
  expect([languageWords("any"), languageWords(["en", "de"])]).toEqual(["Any language", "English, German"]);
  expect([costWords(undefined), costWords(3.14), costWords(612.4)]).toEqual([
    "Not measured",
    "3.1 µs per kB",
    "612 µs per kB",
  ]);
});
