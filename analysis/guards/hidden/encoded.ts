import { encodedRuns } from "../../text/decode.ts";
import { matchesOf } from "../../text/patterns.ts";
import { originalOf, type View } from "../../text/view/view.ts";
import { isDirective } from "./directive.ts";
import type { HiddenText } from "./hidden-text.ts";

/** Printable characters, as many as a short order has. */
const READABLE = /[\t\n\r -~]{12,4000}/g;
const MOST_READINGS = 400;

/** Orders in base64, hexadecimal, binary, character codes, Morse or entities, also if they were encoded twice. */
export function encodedTexts(text: string): HiddenText[] {
  return [...decoded(text), ...entities(text)];
}

function decoded(text: string): HiddenText[] {
  let count = 0;
  return encodedRuns(text).flatMap((view) => {
    if (count >= MOST_READINGS) return [];
    const found = matchesOf(READABLE, view.text).filter((match) => holdsDirective(match[0]));
    count += found.length;
    return found.map((match) => placeOf(view, match));
  });
}

const holdsDirective = (read: string): boolean =>
  isDirective(read) ||
  (isOneRun(read) && encodedRuns(read).some((again) => (again.text.match(READABLE) ?? []).some(isDirective)));

/** An encoding inside an encoding has hardly any spaces. */
const isOneRun = (read: string): boolean => read.length >= 16 && (read.match(/\s/g)?.length ?? 0) * 20 <= read.length;

function placeOf(view: View, match: RegExpExecArray): HiddenText {
  const { from, to } = originalOf(view, { from: match.index, to: match.index + match[0].length });
  return { rule: "encoded text", start: from, end: to };
}

/** Plain letters need no entities. */
const ENTITIES = /(?:&#(?:x[0-9a-f]{1,6}|\d{1,7});?[ ,]?){8,2000}/gi;

const entities = (text: string): HiddenText[] =>
  text.includes("&#")
    ? matchesOf(ENTITIES, text)
        .filter(([run]) => isDirective(withoutEntities(run)))
        .map((match) => ({ rule: "encoded text", start: match.index, end: match.index + match[0].length }))
    : [];

const withoutEntities = (run: string): string =>
  run.replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
