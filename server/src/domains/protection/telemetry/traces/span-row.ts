import type { SpanFacts } from "@agent-console/analysis/query/traceql/match-span.ts";
import { parseJson } from "../../../../kernel/json/parse.ts";
import type { Attributes } from "../store/new-rows.ts";

/** What a query can ask of a span. */
export interface MatchedRow {
  readonly trace_id: string;
  readonly service: string;
  readonly name: string;
  readonly kind: number;
  readonly status: number;
  readonly status_message: string | null;
  readonly duration_ns: string;
  readonly agent_id: string | null;
  readonly cost_micros: number | null;
  readonly attrs: string;
  readonly resource: string;
}

/** Numbers in them may be larger than a double: they keep their digits. */
const attributesIn = (text: string): Attributes => (text === "{}" ? {} : (parseJson(text) as Attributes));

/** The attributes of a span, with what the console knows of it. */
export function spanAttributes({ attrs, agent_id, cost_micros }: MatchedRow): Attributes {
  return {
    ...attributesIn(attrs),
    ...(agent_id !== null && { "agent_console.agent_id": agent_id }),
    ...(cost_micros !== null && { "agent_console.cost_micros": cost_micros }),
  };
}

export const resourceAttributes = ({ service, resource }: Pick<MatchedRow, "service" | "resource">): Attributes => ({
  "service.name": service,
  ...attributesIn(resource),
});

export function spanFacts(row: MatchedRow): SpanFacts {
  const { name, kind, status, status_message: statusMessage } = row;
  const durationNs = Number(row.duration_ns);
  return {
    name,
    kind,
    status,
    statusMessage,
    durationNs,
    attributes: spanAttributes(row),
    resource: resourceAttributes(row),
  };
}
