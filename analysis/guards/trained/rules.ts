import type { Tokens } from "./tokens.ts";

interface Step {
  /** Words that may stand before. */
  readonly gap: number;
  readonly classes: number;
  readonly word: number;
}

interface Pattern {
  readonly rule: number;
  readonly first: Step;
  readonly rest: readonly Step[];
}

const hashOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
};

function stepOf(name: string, gap: number, classes: readonly string[]): Step {
  if (name.startsWith("=")) return { gap, classes: 0, word: hashOf(name.slice(1)) };
  const at = classes.indexOf(name);
  return at < 0 ? { gap, classes: 0, word: hashOf(name) } : { gap, classes: 1 << at, word: 0 };
}

/** The patterns of a list of rules by the class or the word that they begin with. */
export interface Patterns {
  readonly byClass: ReadonlyMap<number, readonly Pattern[]>;
  readonly byWord: ReadonlyMap<number, readonly Pattern[]>;
}

export function patternsOf(rules: readonly (readonly string[])[], classes: readonly string[]): Patterns {
  const byClass = new Map<number, Pattern[]>();
  const byWord = new Map<number, Pattern[]>();
  for (const [rule, patterns] of rules.entries())
    for (const written of patterns) {
      const steps: Step[] = [];
      let gap = 0;
      for (const part of written.split(" ")) {
        if (/^\d$/.test(part)) gap = Number(part);
        else {
          steps.push(stepOf(part, gap, classes));
          gap = 0;
        }
      }
      const [first, ...rest] = steps;
      if (!first) continue;
      const [index, key] = first.classes ? [byClass, first.classes] : [byWord, first.word];
      const list = index.get(key) ?? [];
      list.push({ rule, first, rest });
      index.set(key, list);
    }
  return { byClass, byWord };
}

/** A rule that was found, by its place in the list, from one token to another. */
export interface Mark {
  readonly rule: number;
  readonly from: number;
  readonly to: number;
}

const fits = (step: Step, tokens: Tokens, at: number): boolean =>
  step.classes !== 0 ? ((tokens.classes[at] ?? 0) & step.classes) !== 0 : tokens.words[at] === step.word;

/** The token at which the rest of a pattern ends, or -1. */
function endOf({ rest }: Pattern, tokens: Tokens, from: number): number {
  let at = from;
  for (const step of rest) {
    const last = Math.min(at + 1 + step.gap, tokens.count - 1);
    let found = -1;
    for (let next = at + 1; next <= last && tokens.sentences[next] === tokens.sentences[from]; next++)
      if (fits(step, tokens, next)) {
        found = next;
        break;
      }
    if (found < 0) return -1;
    at = found;
  }
  return at;
}

/** All rules in a text, in the order of their first words. */
export function marksIn(tokens: Tokens, { byClass, byWord }: Patterns): Mark[] {
  const found: Mark[] = [];
  const look = (patterns: readonly Pattern[] | undefined, at: number): void => {
    if (!patterns) return;
    for (const pattern of patterns) {
      const to = endOf(pattern, tokens, at);
      if (to >= 0) found.push({ rule: pattern.rule, from: at, to });
    }
  };
  for (let at = 0; at < tokens.count; at++) {
    look(byWord.get(tokens.words[at] ?? 0), at);
    let classes = tokens.classes[at] ?? 0;
    while (classes !== 0) {
      const lowest = classes & -classes;
      look(byClass.get(lowest), at);
      classes ^= lowest;
    }
  }
  return found;
}
