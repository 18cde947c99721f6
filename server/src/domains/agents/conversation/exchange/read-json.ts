import { parseJsonOrUndefined } from "./json-members.ts";

export interface ReadJson {
  readonly value: unknown;
  /** There was more than was read. */
  readonly isCut: boolean;
}

/** Reads JSON in another thread than the one that handles requests. */
export interface LargeJson {
  /** Undefined when it is none, or more than anyone could read. */
  readLargeJson(text: string): Promise<ReadJson | undefined>;
}

/**
 * Most answers have a few thousand characters. Brackets inside brackets make the reading slow: so many characters of them
 * take some milliseconds, four million take seconds.
 */
const READ_HERE = 32_000;

export function readJson(text: string, line: Partial<LargeJson>): ReadJson | undefined | Promise<ReadJson | undefined> {
  if (text.length > READ_HERE && line.readLargeJson) return line.readLargeJson(text);
  const value = parseJsonOrUndefined(text);
  return value === undefined ? undefined : { value, isCut: false };
}

const MOST_VALUES = 200_000;
const DEEPEST = 32;
/** For all texts together; a little more than twice what is stored of a response. */
const MOST_CHARACTERS = 400_000;

/** What of a JSON text can matter to anyone: so deep, so many values, so many characters. */
export function readPruned(text: string): ReadJson | undefined {
  const whole = parseJsonOrUndefined(text);
  if (whole === undefined) return undefined;
  let [values, characters, isCut] = [MOST_VALUES, MOST_CHARACTERS, false];
  const cut = (): undefined => {
    isCut = true;
    return undefined;
  };
  const prune = (value: unknown, depth: number): unknown => {
    values -= 1;
    if (typeof value === "string") {
      const kept = value.slice(0, characters);
      characters -= kept.length;
      if (kept.length < value.length) cut();
      return kept;
    }
    if (typeof value !== "object" || value === null) return value;
    if (depth === DEEPEST) return cut();
    const list: unknown[] = [];
    if (Array.isArray(value)) {
      for (const item of value) {
        if (values <= 0) break;
        list.push(prune(item, depth + 1));
      }
      if (list.length < value.length) cut();
      return list;
    }
    for (const name of Object.keys(value)) {
      if (values <= 0) {
        cut();
        break;
      }
      list.push([name.slice(0, 1000), prune((value as Record<string, unknown>)[name], depth + 1)]);
    }
    return Object.fromEntries(list as [string, unknown][]);
  };
  const value = prune(whole, 0);
  return { value, isCut };
}
