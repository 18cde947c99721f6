import { KIND } from "../lexicons/streets.ts";
import { bare } from "./fold.ts";
import { withFigures } from "./number-words.ts";

const tokensOf = (text: string): string[] =>
  (withFigures(bare(text)).match(/\d+[a-z]?(?![a-z\d])|[\p{L}\d]+/gu) ?? []).map((token) =>
    token.replace(/(?<=[a-z]{2})str(?:asse)?$/, ""),
  );

const MOST_BETWEEN = 3;

/** The street with the house number, in either order. The town or the street alone is not an address. */
export function saysAddress(text: string, value: string): boolean {
  const parts = value.split(/[,;\n]/).map(tokensOf);
  const street = parts.find((part) => part.some(isNumber) && part.some(isName)) ?? parts.flat();
  const [numbers, names] = [street.filter(isNumber), street.filter(isName)];
  const house = numbers[0];
  if (!house || names.length === 0) return false;
  const tokens = tokensOf(text);
  return tokens.some((token, at) => {
    if (token !== names[0] || names.some((name, index) => !tokens.slice(at, at + index + 2).includes(name)))
      return false;
    const [before, after] = [at - MOST_BETWEEN, at + names.length + 1 + MOST_BETWEEN];
    return tokens.slice(Math.max(0, before - 1), after).includes(house);
  });
}

const isNumber = (token: string): boolean => /^\d/.test(token);
const isName = (token: string): boolean => !isNumber(token) && !KIND.test(token);
