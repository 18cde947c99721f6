import type { Share } from "../../../queries/metrics.ts";
import type { Via } from "./measures.ts";

export type ColumnName = "requests" | "blocked" | "shadow" | "errors" | "tokens" | "cost";

export interface Column {
  readonly id: ColumnName;
  readonly label: string;
  readonly metric: string;
}

export const columnsFor = (via: Via): readonly Column[] =>
  via === "gateway"
    ? [
        { id: "requests", label: "Requests", metric: "gateway_requests_total" },
        { id: "blocked", label: "Blocked", metric: "gateway_blocked_total" },
        { id: "shadow", label: "Hits in shadow", metric: "guard_shadow_total" },
        { id: "errors", label: "Errors", metric: "gateway_upstream_errors_total" },
        { id: "tokens", label: "Tokens", metric: "gateway_tokens_total" },
        { id: "cost", label: "Cost", metric: "gateway_cost_micros_total" },
      ]
    : [
        { id: "requests", label: "Model calls", metric: "genai_requests_total" },
        { id: "errors", label: "Errors", metric: "genai_errors_total" },
        { id: "tokens", label: "Tokens", metric: "genai_tokens_total" },
        { id: "cost", label: "Cost", metric: "genai_cost_micros_total" },
      ];

export interface AgentFigures {
  /** Empty for traffic of no agent. */
  readonly id: string;
  readonly name: string | null;
  readonly figures: Readonly<Partial<Record<ColumnName, number>>>;
}

/** One row an agent, from one breakdown a column, sorted by one of them. */
export function agentRows(
  columns: readonly Column[],
  found: readonly (readonly Share[])[],
  sort: ColumnName,
): AgentFigures[] {
  const rows = new Map<string, { name: string | null; figures: Partial<Record<ColumnName, number>> }>();
  columns.forEach(({ id: column }, at) => {
    for (const { value, name, total } of found[at] ?? []) {
      const id = value ?? "";
      const row = rows.get(id) ?? { name: null, figures: {} };
      rows.set(id, { name: row.name ?? name, figures: { ...row.figures, [column]: total } });
    }
  });
  return [...rows]
    .map(([id, row]) => ({ id, ...row }))
    .sort(
      (one, other) =>
        (other.figures[sort] ?? 0) - (one.figures[sort] ?? 0) || (one.name ?? "").localeCompare(other.name ?? ""),
    );
}
