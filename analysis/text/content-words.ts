import { FUNCTION_WORDS } from "../lexicons/function-words.ts";
import { bare } from "./fold.ts";
import { withFigures } from "./number-words.ts";
import { remembering } from "./view/recent-views.ts";

const TOKEN = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+/gu;

/** The words and numbers of a text, without case and accents, number words as figures. */
export const tokensIn = remembering((text): readonly string[] =>
  (withFigures(bare(text)).match(TOKEN) ?? []).map((token) => (isFigure(token) ? figure(token) : token)),
);

export const isFigure = (token: string): boolean => /^\d/.test(token);
const figure = (token: string): string => token.replaceAll(",", ".").replace(/\.0+$/, "");

/** What is left of a word without its ending, near enough to compare by. */
export function stem(token: string): string {
  if (isFigure(token)) return token;
  return token.slice(0, token.length > 7 ? 6 : 5).replace(/(?:ies|es|s|e|y)$/, "");
}

const isContent = (token: string): boolean =>
  isFigure(token) || (token.length >= 3 && !FUNCTION_WORDS.has(token)) || !/^\p{Script=Latin}+$/u.test(token);

/** The stems of the words that carry the content, in order. */
export const contentOf = (text: string): string[] => tokensIn(text).filter(isContent).map(stem);
