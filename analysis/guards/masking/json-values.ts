/** The strings and numbers of a JSON text with their places, so that a value can change without touching the rest. */

export interface JsonValue {
  readonly kind: "string" | "number";
  readonly start: number;
  /** For a string, with its quotation marks. */
  readonly end: number;
}

const NUMBER = /-?\d[\d.eE+-]*/y;

/** In order. The text must be valid JSON: then quotation marks and digits stand nowhere else. */
export function valuesIn(json: string): JsonValue[] {
  const values: JsonValue[] = [];
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      const end = closingAfter(json, at) + 1;
      values.push({ kind: "string", start: at, end });
      at = end - 1;
    } else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      NUMBER.lastIndex = at;
      const end = at + (NUMBER.exec(json)?.[0].length ?? 1);
      values.push({ kind: "number", start: at, end });
      at = end - 1;
    }
  }
  return values;
}

const [QUOTE, BACKSLASH, MINUS, ZERO, NINE] = [34, 92, 45, 48, 57];

/** By hand: a pattern for a string remembers every character of a long one, and may run out of room for that. */
function closingAfter(json: string, opening: number): number {
  for (let at = opening + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return json.length - 1;
}

/** Whether a string is the name of a member. */
export const isName = (json: string, { end }: JsonValue): boolean => {
  let at = end;
  while (" \t\n\r".includes(json.charAt(at)) && at < json.length) at += 1;
  return json.charAt(at) === ":";
};

/** The text with each of its values as it is written after the change. */
export function changedValues(json: string, change: (value: JsonValue, written: string) => string): string {
  let [out, done] = ["", 0];
  for (const value of valuesIn(json)) {
    const written = json.slice(value.start, value.end);
    const changed = change(value, written);
    if (changed === written) continue;
    out += json.slice(done, value.start) + changed;
    done = value.end;
  }
  return out + json.slice(done);
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The text of a written string, and where each of its units is written: `at[n]` to `at[n + 1]`, from the opening mark on. */
export interface Unquoted {
  readonly text: string;
  readonly at: Uint32Array;
}

const SHORT: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

export function unquoteJson(written: string): Unquoted {
  const at = new Uint32Array(written.length);
  const units: string[] = [];
  for (let from = 1; from < written.length - 1; ) {
    at[units.length] = from;
    const sign = written.charAt(from + 1);
    if (written.charAt(from) !== "\\") {
      units.push(written.charAt(from));
      from += 1;
    } else if (sign === "u") {
      units.push(String.fromCharCode(Number.parseInt(written.slice(from + 2, from + 6), 16)));
      from += 6;
    } else {
      units.push(SHORT[sign] ?? sign);
      from += 2;
    }
  }
  at[units.length] = written.length - 1;
  return { text: units.join(""), at: at.subarray(0, units.length + 1) };
}

/** The units of the text that a part of the written string, counted from its opening mark, stands for. */
export function unitsOf({ at }: Unquoted, start: number, end: number): { start: number; end: number } {
  return { start: unitAt(at, start), end: firstFrom(at, end) };
}

/** The unit that a place is in: the last one that begins at or before it. */
function unitAt(at: Uint32Array, place: number): number {
  const next = firstFrom(at, place);
  return (at[next] ?? 0) > place && next > 0 ? next - 1 : next;
}

/** The first unit that begins at or behind a place, found by halving. */
function firstFrom(at: Uint32Array, place: number): number {
  let [low, high] = [0, at.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
