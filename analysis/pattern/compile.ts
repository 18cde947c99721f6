import { Characters, type CharacterTables } from "./characters.ts";
import { Dfa } from "./dfa.ts";
import { buildNfa, type Nfa } from "./nfa.ts";
import { type PatternSource, parsePattern } from "./parse.ts";

/** Patterns that are found together in one pass. Any number of scans may share a set; what one learns serves all. */
export class PatternSet {
  /** How many rules it has. */
  readonly rules: number;
  /** The longest match of any rule in UTF-16 units: the most that a stream is ever held back. */
  readonly longest: number;
  readonly nfa: Nfa;
  readonly characters: Characters;
  readonly dfa: Dfa;

  constructor(nfa: Nfa, characters?: CharacterTables) {
    this.nfa = nfa;
    this.rules = nfa.entry.length;
    this.longest = nfa.longest.reduce((most, one) => Math.max(most, one), 0);
    this.characters = new Characters(nfa, characters);
    this.dfa = new Dfa(nfa, this.characters);
  }

  /** As plain data, from which `unpackedPatterns` makes the same set. */
  packed(): PackedPatterns {
    return { nfa: this.nfa, characters: this.characters.tables() };
  }
}

/** Compiled patterns on their way from one thread to another. */
export interface PackedPatterns {
  readonly nfa: Nfa;
  readonly characters: CharacterTables;
}

/** Compiling takes up to seconds, this a millisecond. */
export const unpackedPatterns = ({ nfa, characters }: PackedPatterns): PatternSet => new PatternSet(nfa, characters);

/** Compiles patterns of the subset in docs/guides/guard-patterns.md. Throws a PatternFault for the first that is outside it. */
export function compilePatterns(rules: readonly PatternSource[]): PatternSet {
  return new PatternSet(buildNfa(rules.map((rule, at) => parsePattern(rule, at))));
}
