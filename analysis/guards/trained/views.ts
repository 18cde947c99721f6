import { bareView } from "../../text/fold.ts";
import { originalOf } from "../../text/view/view.ts";
import { withoutData } from "./data-runs.ts";

/** A way to read a text, in lower case, with the way back to the characters of the text as it was given. */
export interface TextView {
  /** Absent for the text as given. */
  readonly name?: string;
  readonly text: string;
  readonly originalOf: (start: number, end: number) => { readonly start: number; readonly end: number };
}

/** Each decoded run stands for all its characters: nobody can tell which of them make a word. */
interface Run {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};

const HAS_LEET = /[a-z][0134578@$!|][a-z]|\b[0134578@$][a-z]{2}/;
const LEET_SIGN = /[0134578@$!|]/g;
/** Single letters with one sign between them, at least five. */
const SPACED = /(?<![a-z0-9])[a-z0-9](?:[ ._*-][a-z0-9]){4,}(?![a-z0-9])/g;
const HAS_SPACED = /(?<![a-z0-9])[a-z](?:[ ._*-][a-z]){4}/;
/** "the", "and", "you", "ignore" and the like, backwards or moved by 13 places. */
const BACKWARDS = /\b(?:eht|dna|uoy|ruoy|erongi|tpmorp|drowssap|snoitcurtsni|metsys)\b/;
const MOVED = /\b(?:gur|naq|lbh|lbhe|vtaber|cebzcg|cnffjbeq|vafgehpgvbaf|flfgrz)\b/;
const BASE64 = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const HEX = /(?:(?:0x|\\x)?[0-9a-fA-F]{2}[ ,:]?){8,}/g;
const ESCAPED = /(?:%[0-9a-fA-F]{2}|&#x?[0-9a-fA-F]{1,6};|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2})/g;
const ESCAPED_RUN =
  /(?:%[0-9a-fA-F]{2}|&#x?[0-9a-fA-F]{1,6};|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|[A-Za-z0-9 ]){8,400}/g;

/** Each apostrophe is a token, so a row of them would thin out the words before it. Ordinary text has no such row. */
const APOSTROPHES = /'(?:\s{0,4}'){7,}/g;

/** Noise decodes to other characters sooner or later. */
const READABLE = /^[\s!-~]+$/;
/** A picture is written in tags too, or a piece of one is: a part of a text may begin inside it. */
const DRAWN =
  /<\/?(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|use|stop|lineargradient|clippath|text|tspan)[\s/>]/i;
const TAG = /<[^<>]*(?:>|$)/g;
/** Words in a row, such as the label of a picture. Names and numbers of shapes are none. */
const WORDS = /(?<![a-z])[a-z][a-z',.:;!?-]{0,29}(?:\s[a-z][a-z',.:;!?-]{0,29}){3,}/gi;

/** The readings of a part of a text: as it is, and with what hides words undone, where there is a sign of it. */
export function viewsOf(text: string): TextView[] {
  const plain = bareView(text);
  const words = withoutData(plain.text).replaceAll(APOSTROPHES, (row) => " ".repeat(row.length));
  const back = (start: number, end: number) => {
    const { from, to } = originalOf(plain, { from: start, to: end });
    return { start: from, end: to };
  };
  const views: TextView[] = [{ text: words, originalOf: back }];
  const same = (name: string, changed: string): void => {
    if (changed !== words) views.push({ name, text: changed, originalOf: back });
  };
  if (HAS_LEET.test(words))
    same(
      "leet",
      words.replaceAll(LEET_SIGN, (sign) => LEET[sign] ?? sign),
    );
  if (MOVED.test(words)) same("rot13", words.replaceAll(/[a-z]/g, moved));
  if (BACKWARDS.test(words)) {
    const length = words.length;
    const reversed = words.split("").reverse().join("");
    views.push({ name: "reversed", text: reversed, originalOf: (start, end) => back(length - end, length - start) });
  }
  if (HAS_SPACED.test(words)) addRuns(views, "spaced", { runs: spaced(words), back });
  addRuns(views, "decoded", { runs: decoded(text), back: (start, end) => ({ start, end }) });
  return views;
}

const moved = (letter: string): string => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);

function addRuns(
  views: TextView[],
  name: string,
  { runs, back }: { readonly runs: readonly Run[]; readonly back: TextView["originalOf"] },
): void {
  if (runs.length === 0) return;
  let text = "";
  const begins: number[] = [];
  for (const run of runs) {
    begins.push(text.length);
    text += `${run.text}\n`;
  }
  const runAt = (place: number): Run | undefined => runs[begins.findLastIndex((begin) => begin <= place)];
  views.push({
    name,
    text: text.toLowerCase(),
    originalOf: (start, end) => back(runAt(start)?.start ?? 0, runAt(Math.max(start, end - 1))?.end ?? 0),
  });
}

/** Letters with signs between them, joined. Two spaces in a row stay a space. */
const spaced = (text: string): Run[] =>
  Array.from(text.matchAll(SPACED), ({ 0: run, index }) => ({
    text: run.replaceAll(/[ ._*-]/g, ""),
    start: index,
    end: index + run.length,
  }));

function decoded(text: string): Run[] {
  const runs: Run[] = [];
  const add = (found: string, start: number, length: number): void => {
    if (!READABLE.test(found)) return;
    const text = DRAWN.test(found) ? saidIn(found) : found;
    if (/[a-z]{3}/i.test(text)) runs.push({ text, start, end: start + length });
  };
  for (const { 0: run, index } of text.matchAll(BASE64))
    if (/[A-Z]/.test(run) && /[a-z0-9]/.test(run)) add(fromBase64(run), index, run.length);
  for (const { 0: run, index } of text.matchAll(HEX)) add(fromHex(run), index, run.length);
  if (ESCAPED.test(text))
    for (const { 0: run, index } of text.matchAll(ESCAPED_RUN))
      if (run.search(ESCAPED) >= 0) add(run.replaceAll(ESCAPED, unescaped), index, run.length);
  ESCAPED.lastIndex = 0;
  return runs;
}

/** What a drawn picture says: the text between its tags, and words in a row inside them. The shapes are no text. */
function saidIn(drawn: string): string {
  const inTags = [drawn.slice(0, drawn.search(/[<>]/)), ...(drawn.match(TAG) ?? [])];
  const between = drawn.replace(/^[^<>]*>/, " ").replaceAll(TAG, " ");
  return [between, ...inTags.flatMap((tag) => tag.match(WORDS) ?? [])].join("\n");
}

function fromBase64(run: string): string {
  const standard = run.replaceAll("-", "+").replaceAll("_", "/").replaceAll("=", "");
  return atob(standard.length % 4 === 1 ? standard.slice(0, -1) : standard);
}

const fromHex = (run: string): string =>
  (run.replaceAll(/0x|\\x|[ ,:]/g, "").match(/../g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    .join("");

function unescaped(written: string): string {
  const isDecimal = written.startsWith("&#") && written.charAt(2) !== "x";
  const code = Number.parseInt(written.replaceAll(/[^0-9a-fA-F]/g, ""), isDecimal ? 10 : 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
