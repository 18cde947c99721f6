import type { Span } from "./spans.ts";

export type SpanSort = "guard" | "model" | "tool" | "agent" | "request" | "other";

const operations: Readonly<Record<string, SpanSort>> = {
  ...{ chat: "model", text_completion: "model", generate_content: "model", embeddings: "model" },
  ...{ execute_tool: "tool", invoke_agent: "agent", create_agent: "agent", invoke_workflow: "agent" },
};

export const sortWords: Readonly<Record<SpanSort, string>> = {
  ...{ guard: "guard", model: "model call", tool: "tool call", agent: "agent", request: "request", other: "other" },
};

const GUARD = "agent_console.guard.";

/** What a span stands for, by the GenAI conventions and our own attributes. */
export function sortOf({ attributes, kind }: Span): SpanSort {
  if (attributes.has(`${GUARD}name`) || attributes.has(`${GUARD}outcome`)) return "guard";
  const operation = String(attributes.get("gen_ai.operation.name") ?? "");
  return operations[operation] ?? (kind === "server" ? "request" : "other");
}

/** Null if the attribute is missing or is not a number. */
export function numberIn({ attributes }: Pick<Span, "attributes">, name: string): number | null {
  const value = attributes.get(name);
  const number = typeof value === "number" || (typeof value === "string" && value !== "") ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

export const textIn = ({ attributes }: Pick<Span, "attributes">, name: string): string | null => {
  const value = attributes.get(name);
  return value === undefined || value === null
    ? null
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
};

export interface GuardFacts {
  readonly guard: string;
  readonly channel: string | null;
  readonly rule: string | null;
  readonly outcome: string | null;
  readonly action: string | null;
  readonly isEnforced: boolean;
  readonly score: number | null;
}

export function guardIn(span: Span): GuardFacts {
  return {
    guard: textIn(span, `${GUARD}name`) ?? span.name,
    channel: textIn(span, `${GUARD}channel`),
    rule: textIn(span, `${GUARD}rule`),
    outcome: textIn(span, `${GUARD}outcome`),
    action: textIn(span, `${GUARD}action`),
    isEnforced: textIn(span, `${GUARD}enforced`) === "true",
    score: numberIn(span, `${GUARD}score`),
  };
}

export interface TraceFacts {
  readonly errors: number;
  readonly modelCalls: number;
  readonly toolCalls: number;
  readonly guards: number;
  /** Null if no span says. */
  readonly tokens: number | null;
  /** In millionths. Null if no span says, and at least this much if `isCostPartial`. */
  readonly costMicros: number | null;
  readonly isCostPartial: boolean;
}

const total = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/**
 * Calls of models that contain no further one. The gateway and the agent's SDK both report a call, one inside the other: to
 * add them up would count it twice.
 */
function innermost(spans: readonly Span[]): Span[] {
  const models = spans.filter((span) => sortOf(span) === "model");
  const parents = new Map(spans.map(({ id, parentId }) => [id, parentId]));
  const outer = new Set<string>();
  for (const { parentId } of models) {
    let above = parentId;
    while (above !== null && !outer.has(above)) {
      outer.add(above);
      above = parents.get(above) ?? null;
    }
  }
  const inner = models.filter(({ id }) => !outer.has(id));
  const isCounted = inner.some((span) => numberIn(span, "gen_ai.usage.input_tokens") !== null);
  return isCounted || inner.length === models.length ? inner : models.filter(({ id }) => outer.has(id)).slice(0, 1);
}

export function factsOf(spans: readonly Span[]): TraceFacts {
  const inner = innermost(spans);
  const costs = inner.map((span) => numberIn(span, "agent_console.cost_micros"));
  return {
    errors: spans.filter(({ status }) => status === "error").length,
    modelCalls: inner.length,
    toolCalls: spans.filter((span) => sortOf(span) === "tool").length,
    guards: spans.filter((span) => sortOf(span) === "guard").length,
    tokens: total(
      inner.flatMap((span) => [
        numberIn(span, "gen_ai.usage.input_tokens"),
        numberIn(span, "gen_ai.usage.output_tokens"),
      ]),
    ),
    costMicros: total(costs),
    isCostPartial: costs.some((cost) => cost === null) && costs.some((cost) => cost !== null),
  };
}
