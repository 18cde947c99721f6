import type { CodePoints } from "./code-points.ts";

/** What a pattern says, before its repeats are written out. */
export type Syntax =
  | { readonly kind: "character"; readonly points: CodePoints }
  /** `\b`. */
  | { readonly kind: "border"; readonly at: number }
  | { readonly kind: "sequence"; readonly parts: readonly Syntax[] }
  | { readonly kind: "either"; readonly ways: readonly Syntax[] }
  | { readonly kind: "repeat"; readonly part: Syntax; readonly least: number; readonly most: number };

/** Whether it can match without any character. */
export function canBeEmpty(syntax: Syntax): boolean {
  switch (syntax.kind) {
    case "character":
      return false;
    case "border":
      return true;
    case "sequence":
      return syntax.parts.every(canBeEmpty);
    case "either":
      return syntax.ways.some(canBeEmpty);
    case "repeat":
      return syntax.least === 0 || canBeEmpty(syntax.part);
  }
}

/** How many states it takes, with its repeats written out. */
export function statesOf(syntax: Syntax): number {
  switch (syntax.kind) {
    case "character":
    case "border":
      return 1;
    case "sequence":
      return syntax.parts.reduce((sum, part) => sum + statesOf(part), 0);
    case "either":
      return syntax.ways.reduce((sum, way) => sum + statesOf(way), syntax.ways.length - 1);
    case "repeat":
      return syntax.most * statesOf(syntax.part) + syntax.most - syntax.least;
  }
}

/** Where a `\b` stands between characters of the pattern; undefined if all stand at its borders. */
export function innerBorder(syntax: Syntax, first = true, last = true): number | undefined {
  switch (syntax.kind) {
    case "character":
      return undefined;
    case "border":
      return first || last ? undefined : syntax.at;
    case "sequence":
      return firstOf(syntax.parts, (part, at) => {
        if (part.kind === "character") return undefined;
        const startsHere = first && syntax.parts.slice(0, at).every(isWidthless);
        return innerBorder(part, startsHere, last && syntax.parts.slice(at + 1).every(isWidthless));
      });
    case "either":
      return firstOf(syntax.ways, (way) => innerBorder(way, first, last));
    case "repeat":
      return innerBorder(syntax.part, first && syntax.most === 1, last && syntax.most === 1);
  }
}

function isWidthless(syntax: Syntax): boolean {
  switch (syntax.kind) {
    case "character":
      return false;
    case "border":
      return true;
    case "sequence":
      return syntax.parts.every(isWidthless);
    case "either":
      return syntax.ways.every(isWidthless);
    case "repeat":
      return isWidthless(syntax.part);
  }
}

function firstOf<T>(all: readonly T[], look: (one: T, at: number) => number | undefined): number | undefined {
  for (const [at, one] of all.entries()) {
    const found = look(one, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
