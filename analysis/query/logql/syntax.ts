import type { Comparison } from "../compare.ts";

export type Matching = "=" | "!=" | "=~" | "!~";

/** A condition on a label. A label that a line lacks is an empty text. */
export interface LabelMatcher {
  readonly label: string;
  readonly by: Matching;
  readonly value: string;
}

export type LineFilter = "|=" | "!=" | "|~" | "!~";

/** How a value was written decides how a label is read: as number, duration or size. `amount` is in its base unit. */
export interface Amount {
  readonly unit: "number" | "duration" | "bytes";
  readonly amount: number;
  readonly source: string;
}

/** A condition on labels of the line and of what was read from it. */
export type LabelCondition =
  | { readonly kind: "text"; readonly matcher: LabelMatcher }
  | { readonly kind: "amount"; readonly label: string; readonly by: Comparison; readonly value: Amount }
  | { readonly kind: "and" | "or"; readonly parts: readonly LabelCondition[] };

export type Stage =
  | { readonly kind: "line"; readonly by: LineFilter; readonly value: string }
  | { readonly kind: "json" }
  | { readonly kind: "logfmt" }
  | { readonly kind: "condition"; readonly condition: LabelCondition };

export interface LogQuery {
  readonly matchers: readonly LabelMatcher[];
  readonly stages: readonly Stage[];
}
