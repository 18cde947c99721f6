import type { Comparison } from "@agent-console/analysis/query/compare.ts";
import { kinds, type SpanCondition, statuses } from "@agent-console/analysis/query/traceql/syntax.ts";
import { joinStatements, type Statement, sql } from "../../../../platform/db/sql.ts";

type Compare = Extract<SpanCondition, { kind: "compare" }>;

const OPERATORS: Readonly<Record<Comparison, Statement>> = {
  ...{ "=": sql`=`, "!=": sql`<>`, ">=": sql`>=`, "<=": sql`<=`, ">": sql`>`, "<": sql`<` },
};

/** What PostgreSQL can decide of a query, or null. Never less than the query asks for: the spans that it finds are tested again. */
export function spanCondition(condition: SpanCondition | null): Statement | null {
  switch (condition?.kind) {
    case "compare":
      return ofCompare(condition);
    case "and": {
      const parts = condition.parts.map(spanCondition).filter((part) => part !== null);
      return parts.length === 0 ? null : sql`(${joinStatements(parts, " and ")})`;
    }
    case "or": {
      const parts = condition.parts.map(spanCondition);
      const all = parts.filter((part) => part !== null);
      return all.length < parts.length ? null : sql`(${joinStatements(all, " or ")})`;
    }
    default:
      return null;
  }
}

function ofCompare({ field, by, value }: Compare): Statement | null {
  if (by === "=~" || by === "!~") return null;
  const operator = OPERATORS[by];
  if (field.scope === "intrinsic") {
    if (value.kind === "duration") return sql`duration_ns ${operator} ${value.number}::double precision`;
    if (value.kind === "status") return sql`status ${operator} ${statuses.indexOf(value.status)}`;
    if (value.kind === "spanKind") return sql`kind ${operator} ${kinds.indexOf(value.spanKind)}`;
    return field.name === "name" && value.kind === "text" && by === "=" ? sql`name = ${value.text}` : null;
  }
  if (value.kind !== "text" || by !== "=") return null;
  if (field.name.startsWith("agent_console.")) return null;
  const own = sql`attrs ->> ${field.name} = ${value.text}`;
  const resource = sql`coalesce(resource ->> ${field.name}, ${field.name === "service.name" ? sql`service` : sql`null`}) = ${value.text}`;
  if (field.scope === "span") return own;
  return field.scope === "resource" ? resource : sql`(${own} or ${resource})`;
}
