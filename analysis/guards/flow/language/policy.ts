import type { PersonalKind } from "../../personal/personal-data.ts";

/** Names of tools; `*` matches any characters. */
export type ToolPatterns = readonly [string, ...string[]];

/** Calls of these tools, or results of them. */
export interface ToolSet {
  /** How the policy calls it: the name of a source or sink, or the words of the line. */
  readonly label: string;
  readonly tools: ToolPatterns;
}

/** Where in the arguments: names from the outside in, each with its alternatives. Places in lists are left out. */
export interface ArgumentPath {
  readonly text: string;
  readonly steps: readonly (readonly string[])[];
}

export type Comparison =
  | { readonly kind: "equals"; readonly value: string | number | boolean; readonly isNegated: boolean }
  | { readonly kind: "number"; readonly sign: "<" | ">" | "<=" | ">="; readonly value: number }
  | { readonly kind: "in"; readonly list: string; readonly isNegated: boolean }
  | { readonly kind: "matches"; readonly glob: string; readonly isNegated: boolean }
  | { readonly kind: "carries"; readonly results: ToolSet };

export interface Condition {
  readonly path: ArgumentPath;
  readonly compare: Comparison;
}

/** Conditions of which all, or one, must hold. */
export interface Clause {
  readonly join: "and" | "or";
  readonly conditions: readonly [Condition, ...Condition[]];
}

interface Placed {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The line without its comment. */
  readonly text: string;
}

export interface DenyRule extends Placed {
  readonly kind: "deny";
  readonly target: ToolSet;
  /** Only after a result of these. */
  readonly after: ToolSet | null;
  readonly when: Clause | null;
  readonly unless: Clause | null;
}

export interface RequireRule extends Placed {
  readonly kind: "require";
  readonly required: ToolSet;
  readonly target: ToolSet;
  readonly when: Clause | null;
  /** Every call of the target needs its own required call. */
  readonly isEach: boolean;
}

export interface LimitRule extends Placed {
  readonly kind: "limit";
  readonly target: ToolSet;
  readonly most: number;
}

export interface MaskRule extends Placed {
  readonly kind: "mask";
  readonly results: ToolSet;
  readonly kinds: readonly PersonalKind[];
}

export type FlowRule = DenyRule | RequireRule | LimitRule | MaskRule;

/** A flow policy, read and checked. */
export interface FlowPolicy {
  readonly rules: readonly FlowRule[];
  /** The lists that it names, each once, without the `@`. */
  readonly lists: readonly string[];
}

/** Something wrong in a policy, and where: lines and columns count from 1. */
export interface FlowProblem {
  readonly line: number;
  readonly column: number;
  /** How many characters it concerns. */
  readonly length: number;
  readonly message: string;
}
