import { ATTACK_WORDS } from "../../lexicons/attack-words.ts";

export type WordClass = keyof typeof ATTACK_WORDS;
export const CLASSES = Object.keys(ATTACK_WORDS) as readonly WordClass[];

const bits = new Map<string, number>();
for (const [at, name] of CLASSES.entries())
  for (const word of ATTACK_WORDS[name].split(/\s+/)) bits.set(word, (bits.get(word) ?? 0) | (1 << at));

/** The classes of a word, one bit each in the order of the list. */
export const classesOf = (word: string): number => bits.get(word) ?? 0;
