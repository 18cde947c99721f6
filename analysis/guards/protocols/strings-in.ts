import type { Path } from "../run/messages.ts";

/** Deeper than this, nobody reads what is written: the event is not one of the protocol's. */
const DEEPEST = 64;

/** Every string in a value that nobody knows the form of, with its place. */
export function stringsIn(value: unknown, at: Path = []): { readonly path: Path; readonly text: string }[] {
  if (typeof value === "string") return value === "" ? [] : [{ path: at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  if (at.length > DEEPEST) throw new RangeError("the value is nested too deeply");
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return members.flatMap(([key, inside]) => stringsIn(inside, [...at, key]));
}

/** All strings of a value and the names of its members, a line for each. A text is read as JSON if it is any. */
export function wordsIn(value: unknown): string {
  const words: string[] = [];
  const take = (one: unknown): void => {
    if (typeof one === "string" || typeof one === "number") words.push(String(one));
    else if (Array.isArray(one)) one.forEach(take);
    else if (typeof one === "object" && one !== null)
      for (const [name, inner] of Object.entries(one)) {
        words.push(name);
        take(inner);
      }
  };
  take(typeof value === "string" ? asValue(value) : value);
  return words.join("\n");
}

function asValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
