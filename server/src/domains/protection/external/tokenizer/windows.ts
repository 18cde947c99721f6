import type { Tokenizer } from "./tokenizer.ts";

/** Tokens that a window shares with the one before, so that nothing is cut in half in both. */
const OVERLAP = 64;

/** The tokens of a text in windows that the model can take, or null if there are more than `most`. */
export function windowsOf(tokenizer: Tokenizer, text: string, most: number): readonly (readonly number[])[] | null {
  const { before, after, longest } = tokenizer;
  const tokens = tokenizer.encode(text);
  const room = longest - before.length - after.length;
  const step = Math.max(1, room - Math.min(OVERLAP, Math.floor(room / 4)));
  if (tokens.length > room + step * (most - 1)) return null;
  const windows: number[][] = [];
  for (let at = 0; at === 0 || at + room - step < tokens.length; at += step)
    windows.push([...before, ...tokens.slice(at, at + room), ...after]);
  return windows;
}
