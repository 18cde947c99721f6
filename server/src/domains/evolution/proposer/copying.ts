/** Whether a text repeats what a model was shown or must not know: a rule that quotes a prompt has only memorized it. */
import type { PortPrompt } from "../../evaluation/port.ts";

const RUN = 8;
/** A shorter prompt is copied if all of it is there; below this it is an ordinary phrase. */
const LEAST_WHOLE = 4;
const LEAST_CANARY = 6;

/** Words, and single characters of scripts without spaces between words. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]|[\p{L}\p{M}\p{N}_]+/gu;

const tokensOf = (text: string): string[] => text.normalize("NFKC").toLowerCase().match(TOKEN) ?? [];

function runsOf(tokens: readonly string[], length: number): string[] {
  return tokens.slice(length - 1).map((_, at) => tokens.slice(at, at + length).join(" "));
}

/** What no proposed rule may repeat. */
export interface Forbidden {
  readonly runs: ReadonlyMap<number, ReadonlySet<string>>;
  readonly canaries: readonly string[];
}

export function forbiddenBy(prompts: readonly PortPrompt[], said: readonly string[]): Forbidden {
  const runs = new Map<number, Set<string>>();
  for (const text of [...prompts.flatMap(wordsOf), ...said]) {
    const tokens = tokensOf(text);
    if (tokens.length < LEAST_WHOLE) continue;
    const length = Math.min(RUN, tokens.length);
    const known = runs.get(length) ?? new Set();
    for (const run of runsOf(tokens, length)) known.add(run);
    runs.set(length, known);
  }
  return { runs, canaries: canariesOf(prompts) };
}

export function copies({ runs }: Forbidden, text: string): boolean {
  const tokens = tokensOf(text);
  return [...runs].some(([length, known]) => runsOf(tokens, length).some((run) => known.has(run)));
}

export function holdsCanary({ canaries }: Forbidden, text: string): boolean {
  const folded = text.normalize("NFKC").toLowerCase();
  return canaries.some((canary) => folded.includes(canary));
}

function wordsOf({ question }: PortPrompt): string[] {
  const before = (question.before ?? []).flatMap(({ text }) => (text === null ? [] : [text]));
  const told = [question.rules, question.preamble].filter((text) => text !== undefined);
  return [...question.turns, ...before, ...told];
}

/** Random markers that a grader looks for: no rule can contain one by chance. */
function canariesOf(prompts: readonly PortPrompt[]): string[] {
  const counts = new Map<string, number>();
  for (const { question } of prompts) {
    for (const value of new Set(textsIn(question.secret))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].flatMap(([value, count]) => (count === 1 ? [value] : []));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") {
    const folded = value.normalize("NFKC").toLowerCase();
    // With a bar it is a pattern of the grader, not a text.
    return folded.length >= LEAST_CANARY && !folded.includes("|") ? [folded] : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
