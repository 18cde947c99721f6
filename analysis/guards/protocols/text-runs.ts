import { isRecord } from "../run/data-url.ts";
import type { Path } from "../run/messages.ts";
import { replacedAt } from "./body-walk.ts";
import type { JsonObject } from "./protocol.ts";

/**
 * Parts of a list whose texts follow each other. They are one text, since clients join them, and since nothing would keep a
 * hostile answer from spreading a secret over two of them.
 */
export interface TextRun {
  readonly first: number;
  readonly last: number;
}

export const textOf = (part: unknown): string =>
  isRecord(part) && typeof part["text"] === "string" ? part["text"] : "";

/** Parts that are no text stand alone. */
export function runsOf(parts: readonly unknown[], isText: (part: unknown) => boolean): TextRun[] {
  const runs: { first: number; last: number }[] = [];
  parts.forEach((part, at) => {
    const run = runs.at(-1);
    if (run && isText(part) && isText(parts[run.last])) run.last = at;
    else runs.push({ first: at, last: at });
  });
  return runs;
}

/** The end of a word. */
export const ENDS_IN_WORD = /[\p{L}\p{N}_]$/u;

/**
 * The texts of a run as a client shows them that does not join them, if that reads differently: joined, the end of one can
 * hide that a word begins with the next. Null if there is nothing to see.
 */
export function shownApart(texts: readonly string[]): string | null {
  return texts.slice(0, -1).some((text) => ENDS_IN_WORD.test(text)) ? texts.join("\n") : null;
}

/** Where the text of a run stands. A list has no member `text`, so that no other path looks like this. */
export const runPath = (list: Path, { first, last }: TextRun): Path =>
  first === last ? [...list, first, "text"] : [...list, "text", first, last];

/** A body with other texts in these places, some of which are runs. Parts whose text was taken out go too. */
export function withTextRuns(body: unknown, texts: readonly { readonly path: Path; readonly text: string }[]): unknown {
  let changed = body;
  const runs = texts.filter(({ path }) => path.at(-3) === "text");
  for (const { path, text } of texts) {
    if (path.at(-3) !== "text") changed = replacedAt(changed, path, text);
  }
  // From behind, so that earlier positions stay when parts go.
  for (const { path, text } of runs.toReversed()) {
    const [first, last] = [Number(path.at(-2)), Number(path.at(-1))];
    changed = withList(changed, path.slice(0, -3), (list) => withRun(list, { first, last }, text));
  }
  return changed;
}

function withList(value: unknown, [key, ...rest]: Path, change: (list: readonly JsonObject[]) => unknown): unknown {
  if (key === undefined) return Array.isArray(value) ? change(value) : value;
  if (Array.isArray(value)) return value.with(Number(key), withList(value[Number(key)], rest, change));
  return isRecord(value) ? { ...value, [key]: withList(value[key], rest, change) } : value;
}

/** What is the same at the beginning and the end of the text stays in the parts where it was. */
function withRun(list: readonly JsonObject[], { first, last }: TextRun, text: string): readonly JsonObject[] {
  const before = list.slice(first, last + 1).map(textOf);
  const joined = before.join("");
  const { start, tail } = sameEnds(joined, text);
  let [end, done] = [0, 0];
  const parts = before.map((piece, at) => {
    end += piece.length;
    const upTo = end <= start ? end : Math.max(text.length - Math.min(tail, joined.length - end), start);
    const to = at === before.length - 1 ? text.length : upTo;
    const now = text.slice(done, to);
    done = Math.max(done, to);
    return { ...list[first + at], text: now };
  });
  const left = parts.filter((part, at) => part.text !== "" || before[at] === "");
  return [...list.slice(0, first), ...(left.length > 0 ? left : parts.slice(0, 1)), ...list.slice(last + 1)];
}

function sameEnds(one: string, other: string): { start: number; tail: number } {
  const most = Math.min(one.length, other.length);
  let [start, tail] = [0, 0];
  while (start < most && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  while (tail < most - start && one.charCodeAt(one.length - 1 - tail) === other.charCodeAt(other.length - 1 - tail))
    tail += 1;
  return { start, tail };
}
