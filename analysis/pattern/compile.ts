import { Characters } from "./characters.ts";
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

  constructor(nfa: Nfa) {
    this.nfa = nfa;
    this.rules = nfa.entry.length;
    this.longest = nfa.longest.reduce((most, one) => Math.max(most, one), 0);
    this.characters = new Characters(nfa);
    this.dfa = new Dfa(nfa, this.characters);
  }
}

/** Compiles patterns of the subset in docs/guides/guard-patterns.md. Throws a PatternFault for the first that is outside it. */
export function compilePatterns(rules: readonly PatternSource[]): PatternSet {
  return new PatternSet(buildNfa(rules.map((rule, at) => parsePattern(rule, at))));
}
