import { describe, expect, test } from "vitest";
import { seededNumbers } from "../statistics/seeded-random.ts";
import { arrangements } from "./arrangement.ts";
import { decodings } from "./decode.ts";
import { bare, bareView, reversedView, squeezed, squeezedView, unleet, unleetView } from "./fold.ts";
import { legible, legibleView } from "./legible.ts";
import { withFigures, withFiguresView } from "./number-words.ts";
import { plain, plainView } from "./plain.ts";
import { withoutCode, withoutCodeView, withoutQuotations, withoutQuotationsView } from "./quotations.ts";
import { everySentence, sentenceSpans } from "./sentences.ts";
import { spelledBy, tokenSpans, tokensOf } from "./spelling.ts";
import type { Span } from "./view/offsets.ts";
import { originalOf, type View, viewThrough } from "./view/view.ts";

/** What makes a view longer or shorter than its text, moves its characters or leaves some out. */
const PIECES = [
  ...["a", "B", "é", "e\u0301", "E\u0323\u0302", "ß", "ẞ", "İ", "I\u0307", "Σ", "ς", "ﬁ", "ﷺ", "Å", "中", "か\u3099"],
  ...[
    "가",
    "\u1100\u1161\u11a8",
    "ㄱㅏ",
    "ﾊﾟ",
    "½",
    "⅔",
    "Ⅷ",
    "①",
    "𝐀",
    "𐐀",
    "🇦🇧",
    "🅰",
    "\u{e0041}",
    "😀",
    "\ud83d",
    "\u0bc6\u0bbe",
  ],
  ...["\u00ad", "\u200b", "\ufeff", "“", "”", "«", "»", "’", "–", "—", " ", "  ", "\n", "\t", "\u00a0", ".", "!", "? "],
  ...["0", "3", "@", "$", "l", "twenty-one ", "dreihundert ", "half a dozen", "\\frac{1}{2}", "1{,}000", "\\$5"],
  ...["`x`", "```\ncode\n```", "> quoted\n", '"quoted text"', "word ", "Another Word. ", "- item\n", "**bo**", "1. "],
];

function randomText(seed: number): string {
  const next = seededNumbers(seed, "views of a text");
  const length = 1 + Math.floor(next() * 40);
  return Array.from({ length }, () => PIECES[Math.floor(next() * PIECES.length)]).join("");
}

const texts = Array.from({ length: 200 }, (_, seed) => randomText(seed));

/** Each character of the view with the part of the text that it comes from. */
function characters(view: View): { character: string; span: Span }[] {
  return Array.from({ length: view.text.length }, (_, from) => ({
    character: view.text.charAt(from),
    span: originalOf(view, { from, to: from + 1 }),
  }));
}

/** Half of a pair means nothing alone. */
function slice(text: string, { from, to }: Span): string {
  const isPair = (at: number): boolean =>
    /[\ud800-\udbff]/.test(text.charAt(at - 1)) && /[\udc00-\udfff]/.test(text.charAt(at));
  return text.slice(isPair(from) ? from - 1 : from, isPair(to) ? to + 1 : to);
}

/** In any case: a capital sigma has two small forms, by what follows it. */
const holds = (text: string, part: string): boolean =>
  text.includes(part) || text.toUpperCase().includes(part.toUpperCase());

/** Unless the pieces fill the view from its beginning to its end, and stay within the text: what is wrong with them. */
function brokenPieces({ text: shown, at: { starts, from, to, isEven } }: View, text: string): string[] {
  const ends = starts[0] !== 0 || starts.at(-1) !== shown.length || from.length !== isEven.length ? ["ends"] : [];
  const pieces = Array.from(isEven, (even, at) => {
    const [length, span] = [(starts[at + 1] ?? 0) - (starts[at] ?? 0), (to[at] ?? 0) - (from[at] ?? 0)];
    const isSound = length > 0 && span > 0 && (even === 0 || span === length) && (to[at] ?? 0) <= text.length;
    return isSound ? [] : [`piece ${at} of ${JSON.stringify(text)}`];
  });
  return [...ends, ...pieces.flat()];
}

const unordered = (view: View): string[] => {
  const spans = characters(view).map(({ span }) => span);
  return spans.flatMap(({ from, to }, at) =>
    from >= (spans[at - 1]?.from ?? 0) && to >= (spans[at - 1]?.to ?? 0) ? [] : [`character ${at}`],
  );
};

/** Characters that folding their part of the text alone does not give. */
const misplaced = (view: View, text: string, fold: (part: string) => string): string[] =>
  characters(view).flatMap(({ character, span }) =>
    holds(fold(slice(text, span)), character) ? [] : [`${character} of ${JSON.stringify(text)}`],
  );

/** What no character comes from. */
function gaps(view: View, text: string): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const { span } of characters(view)) {
    if (span.from > done) found.push({ from: done, to: span.from });
    done = Math.max(done, span.to);
  }
  return done < text.length ? [...found, { from: done, to: text.length }] : found;
}

const folds: [string, (text: string) => string, (text: string) => View][] = [
  ["plain", plain, plainView],
  ["bare", bare, bareView],
  ["squeezed", squeezed, squeezedView],
  ["unleet", unleet, unleetView],
];

describe.each(folds)("The %s view", (_, fold, viewOf) => {
  test("is the text that detectors read", () => {
    for (const text of texts) expect(viewOf(text).text).toBe(fold(text));
  });

  test("leads each character back to the characters that it alone comes from, in order", () => {
    for (const text of texts) {
      const view = viewOf(text);
      expect([...brokenPieces(view, text), ...unordered(view), ...misplaced(view, text, fold)]).toEqual([]);
    }
  });

  test("leaves out only what folds to nothing", () => {
    for (const text of texts)
      for (const gap of gaps(viewOf(text), text))
        expect(fold(text.slice(gap.from, gap.to)), JSON.stringify(text)).toBe("");
  });
});

const cuts: [string, (text: string) => string, (text: string) => View][] = [
  ["without code", withoutCode, withoutCodeView],
  ["without quotations", withoutQuotations, withoutQuotationsView],
  ["with figures for number words", withFigures, withFiguresView],
  ["with legible numbers", legible, legibleView],
];

describe.each(cuts)("The view %s", (_, cut, viewOf) => {
  test("is the text that detectors read, and leads back in order", () => {
    for (const text of texts) {
      const view = viewOf(text);
      expect(view.text).toBe(cut(text));
      expect([...brokenPieces(view, text), ...unordered(view)]).toEqual([]);
    }
  });

  test("has the original's own characters wherever it changes nothing", () => {
    for (const text of texts) {
      const { text: shown, at } = viewOf(text);
      for (let piece = 0; piece < at.isEven.length; piece++) {
        if (at.isEven[piece] === 0) continue;
        const own = text.slice(at.from[piece], at.to[piece]);
        expect([own, plain(own)].map((one) => one.length)).toContain(
          (at.starts[piece + 1] ?? 0) - (at.starts[piece] ?? 0),
        );
        if (cut !== legible) expect(shown.slice(at.starts[piece], at.starts[piece + 1])).toBe(own);
      }
    }
  });
});

test("a long text of characters that expand leads back too", () => {
  const text = `secret ${"ﷺ".repeat(2_000)} K7 ${"①".repeat(50)}`;
  const view = squeezedView(text);
  const from = view.text.indexOf("k7");
  const span = originalOf(view, { from, to: from + 2 });
  expect(text.slice(span.from, span.to)).toBe("K7");
});

test("the reversed view leads back from the end, and a view of it leads on", () => {
  for (const text of texts) {
    const view = reversedView(text);
    const through = viewThrough(squeezedView(view.text), view);
    expect([...brokenPieces(view, text), ...misplaced(through, text, squeezed)]).toEqual([]);
  }
  const text = "the key is 7Z-k4";
  const view = viewThrough(squeezedView(reversedView(text).text), reversedView(text));
  const from = view.text.indexOf("4kz7");
  const { from: begin, to } = originalOf(view, { from, to: from + 4 });
  expect(text.slice(begin, to)).toBe("7Z-k4");
});

describe("A decoded view leads back to the signs that were decoded", () => {
  const secret = "BRELOXA-K7WQ3M";
  const codes = [...secret].map((sign) => sign.charCodeAt(0));
  const ways: [string, string][] = [
    ["base64", btoa(secret).replaceAll("=", "")],
    [
      "base64 with spaces in it",
      btoa(`xy${secret}`)
        .replaceAll(/(.{5})/g, "$1 ")
        .replaceAll("=", ""),
    ],
    ["hexadecimal", codes.map((code) => code.toString(16)).join(" ")],
    ["escaped hexadecimal", codes.map((code) => `\\x${code.toString(16)}`).join("")],
    ["binary", codes.map((code) => code.toString(2).padStart(8, "0")).join(" ")],
    ["binary without spaces", codes.map((code) => code.toString(2).padStart(8, "0")).join("")],
    ["decimal", codes.map((code) => String(code).padStart(2, "0")).join(", ")],
    ["octal", codes.map((code) => code.toString(8).padStart(3, "0")).join(" ")],
    ["percent signs", codes.map((code) => `%${code.toString(16)}`).join("")],
    ["HTML entities", codes.map((code) => `&#${code};`).join("")],
  ];
  test.each(ways)("%s", (_, encoded) => {
    const text = `Here it is, as promised: ${encoded}\nAnything else?`;
    const view = decodings(text).find((reading) => reading.text.includes(secret));
    const from = view?.text.indexOf(secret) ?? -1;
    const span = view && originalOf(view, { from, to: from + secret.length });
    const found = text.slice(span?.from, span?.to);
    expect(encoded).toContain(found);
    expect(
      decodings(found)
        .map((reading) => reading.text)
        .join("\n"),
    ).toContain(secret.slice(1, -1));
    expect(found.length).toBeGreaterThanOrEqual(encoded.length - 6);
  });

  test("morse", () => {
    const text = "Listen: ... --- ... / -.- --... over";
    const view = decodings(text).find((reading) => reading.text.includes("sosk7"));
    const span = view && originalOf(view, { from: view.text.indexOf("k7"), to: view.text.indexOf("k7") + 2 });
    expect(text.slice(span?.from, span?.to)).toBe("-.- --...");
  });

  test("whatever is decoded, each character has its place", () => {
    for (const text of texts) expect(decodings(text).flatMap((view) => brokenPieces(view, text))).toEqual([]);
  });
});

test("an arrangement leads back to the letters that make it up", () => {
  for (const text of texts)
    for (const view of arrangements(text))
      expect([...brokenPieces(view, text), ...unordered(view), ...misplaced(view, text, squeezed)]).toEqual([]);
  const text = "- Kites\n- Every day\n- You";
  const [view] = arrangements(text);
  expect(view?.text).toBe("key");
  expect(view && characters(view).map(({ span }) => text.slice(span.from, span.to))).toEqual(["K", "E", "Y"]);
});

test("the tokens of a spelling are found in the text", () => {
  for (const text of texts) {
    const spans = tokenSpans(text);
    expect(spans.length).toBe(tokensOf(text).length);
    for (const [at, { word }] of tokensOf(text).entries())
      expect(holds(squeezed(slice(text, spans[at] ?? { from: 0, to: 0 })), word)).toBe(true);
  }
  const text = "It begins with Kilo, then a seven, and Whiskey after it.";
  const spans = tokenSpans(text);
  const places = spelledBy(tokensOf(text), "k7w") ?? [];
  expect(places.map((at) => text.slice(spans[at]?.from, spans[at]?.to))).toEqual(["Kilo", "seven", "Whiskey"]);
});

test("sentences stand where they are said to", () => {
  for (const text of texts)
    expect(sentenceSpans(text).map(({ from, to }) => text.slice(from, to))).toEqual(everySentence(text));
});

test("the way back of a long text takes time in proportion to its length", () => {
  const slow = ["ﷺ", "e\u0301", "ㄱㅏ", "İ", "a ", "中", "\u0301", "\u1161"].flatMap((piece) => {
    const view = squeezedView(piece.repeat(100_000 / piece.length));
    const began = process.threadCpuUsage();
    const { length } = view.at.starts;
    const { user, system } = process.threadCpuUsage(began);
    return length > 0 && user + system < 1_000_000 ? [] : [piece];
  });
  expect(slow).toEqual([]);
});
