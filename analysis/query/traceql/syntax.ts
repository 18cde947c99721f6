import type { Comparison } from "../compare.ts";

export const statuses = ["unset", "ok", "error"] as const;
/** As OTLP numbers them. */
export const kinds = ["unspecified", "internal", "server", "client", "producer", "consumer"] as const;
export type Status = (typeof statuses)[number];
export type Kind = (typeof kinds)[number];

export const intrinsics = ["name", "status", "statusMessage", "kind", "duration"] as const;

export type Field =
  | { readonly scope: "intrinsic"; readonly name: (typeof intrinsics)[number] }
  /** `any`: of the span, or else of its resource. */
  | { readonly scope: "span" | "resource" | "any"; readonly name: string };

export type Value =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly number: number; readonly source: string }
  /** In nanoseconds. */
  | { readonly kind: "duration"; readonly number: number; readonly source: string }
  | { readonly kind: "truth"; readonly truth: boolean }
  | { readonly kind: "status"; readonly status: Status }
  | { readonly kind: "spanKind"; readonly spanKind: Kind }
  /** Is not there. */
  | { readonly kind: "nil" };

export type SpanCondition =
  | { readonly kind: "compare"; readonly field: Field; readonly by: Comparison | "=~" | "!~"; readonly value: Value }
  | { readonly kind: "not"; readonly part: SpanCondition }
  | { readonly kind: "and" | "or"; readonly parts: readonly SpanCondition[] };

/** Null: any span. */
export interface TraceQuery {
  readonly condition: SpanCondition | null;
}
