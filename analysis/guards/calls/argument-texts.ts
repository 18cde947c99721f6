/** A text in the arguments of a tool call. */
export interface ArgumentText {
  /** The names that lead to it, such as `filter.name`; places in lists are left out. */
  readonly path: string;
  readonly text: string;
}

const MOST_TEXTS = 10_000;
const DEEPEST = 64;

/** Every text in the arguments, the names of members included: they are as free as the values. */
export function argumentTexts(value: unknown): ArgumentText[] {
  const texts: ArgumentText[] = [];
  const walk = (one: unknown, path: string, depth: number): void => {
    if (texts.length >= MOST_TEXTS || depth > DEEPEST) return;
    if (typeof one === "string") texts.push({ path, text: one });
    else if (Array.isArray(one)) for (const item of one) walk(item, path, depth + 1);
    else if (typeof one === "object" && one !== null) {
      for (const [name, item] of Object.entries(one)) {
        if (!ORDINARY_NAME.test(name)) texts.push({ path, text: name });
        walk(item, path === "" ? name : `${path}.${name}`, depth + 1);
      }
    }
  };
  walk(value, "", 0);
  return texts;
}

const ORDINARY_NAME = /^[\w$.-]{1,100}$/;

/** Where a text is written in the JSON of the arguments, or all of the JSON if it is written with other escapes. */
export function placeIn(json: string, text: string): { start: number; end: number } {
  const written = JSON.stringify(text).slice(1, -1);
  const start = json.indexOf(written);
  return start < 0 ? { start: 0, end: json.length } : { start, end: start + written.length };
}
