import { matchesOf } from "../../text/patterns.ts";
import type { HiddenText } from "./hidden-text.ts";

/** Lines of an encoding may be broken, by a line feed or by the two characters that stand for one. */
const RUN =
  /[A-Za-z0-9+/_-]{40,100000}={0,2}(?:(?:\r?\n|\\r?\\n|\\n)[ \t]{0,8}[A-Za-z0-9+/_-]{20,100000}={0,2}){0,5000}/g;

/** What files begin with, in base64: pictures, documents, archives, fonts, sound, programs, certificates, JSON, XML, HTML. */
const KNOWN_START = new RegExp(
  `^(?:${[
    "iVBORw0KGgo|/9j/|R0lGOD|UklGR|Qk[01]|SUkq|TU0A|AAABAA|PHN2Z|AAAA[A-Za-z]Gp|AAAA[A-Za-z]GZ0",
    "JVBERi|UEsDB|H4sI|N3q8|Qlpo|KLUv|0M8R4K|e1xydGY|UmFyI|/Td6",
    "d09GR|AAEAAAA|T1RUT|SUQz|//[uv]|T2dnUw|GkXfo|f0VM|TVq[QAS]|AGFzb|TUlE",
    "MII|LS0tLS1|ey[JI]|eyc|W3s|PD94|PCFE|PGh0|PHN|IyEv|Z0FBQUFB|gAAAAA",
  ].join("|")})`,
);

/** Before it: the address of an embedded file, an armored key, a checksum, a web address. */
const EXPLAINED = /(?:base64,|BEGIN [A-Z ]{3,40}-----\s{0,4}|sha\d{3}-|https?:\/\/\S{0,300}|data:\S{0,80})$/;

/** Runs without words that no known kind of file explains. */
export function unreadableRuns(text: string, shortest: number): HiddenText[] {
  if (text.length < shortest) return [];
  return matchesOf(RUN, text).flatMap((match) => {
    const [run] = match;
    if (run.length < shortest || KNOWN_START.test(run) || isUniform(run) || hasWords(run)) return [];
    if (EXPLAINED.test(text.slice(Math.max(0, match.index - 400), match.index))) return [];
    return [{ rule: "unreadable run", start: match.index, end: match.index + run.length }];
  });
}

/** Random letters and digits use their whole alphabet; a ruler, a table line or a sequence of bases does not. */
const isUniform = (run: string): boolean => {
  const sample = run.slice(0, 2_000);
  return new Set(sample.replaceAll(/\s/g, "")).size < 14 || !/\d/.test(sample) || !/[A-Za-z]/.test(sample);
};

/** Names and paths run together are long, but have long stretches of small letters. */
const hasWords = (run: string): boolean => {
  const sample = run.slice(0, 2_000);
  const inWords = (sample.match(/[a-z]{6,}/g) ?? []).reduce((sum, word) => sum + word.length, 0);
  return inWords * 4 > sample.length;
};
