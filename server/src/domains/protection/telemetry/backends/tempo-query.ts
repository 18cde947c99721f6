import { parseTraceql } from "@agent-console/analysis/query/traceql/parse-traceql.ts";
import { confineTraceql, printTraceql, withConditions } from "@agent-console/analysis/query/traceql/print-traceql.ts";
import type { SpanCondition } from "@agent-console/analysis/query/traceql/syntax.ts";
import type { TracesAsked } from "../sources.ts";

/** The query for Tempo: its own tree, printed again, for spans of the team. */
export function tempoQuery(asked: TracesAsked, team: { readonly label: string; readonly id: string }): string {
  const { query, service, agentId, minMs, maxMs } = asked;
  const equal = (scope: "resource" | "any", name: string, text: string | null): SpanCondition[] =>
    text === null ? [] : [{ kind: "compare", field: { scope, name }, by: "=", value: { kind: "text", text } }];
  const found = withConditions(query === null ? { condition: null } : parseTraceql(query), [
    ...equal("resource", "service.name", service),
    ...equal("any", "agent_id", agentId),
  ]);
  const printed = printTraceql(confineTraceql(found, team.label, team.id));
  // How long the whole trace took is not part of the subset that clients can write.
  const lasted = [
    ...(minMs === null ? [] : [`traceDuration >= ${minMs}ms`]),
    ...(maxMs === null ? [] : [`traceDuration <= ${maxMs}ms`]),
  ];
  return lasted.length === 0 ? printed : printed.replace(/ \}$/, ` && ${lasted.join(" && ")} }`);
}
