import type { Act } from "../../../../../platform/act.ts";
import { sql } from "../../../../../platform/db/sql.ts";
import type { MetricAsked, MetricsSource, Subject } from "../../sources.ts";
import { agentsOf, type RowsAsked, rowsOf, type Scope, scopeOf, valueOfKind } from "./figures-asked.ts";

interface Sum {
  readonly n: number;
  readonly total: number;
}

const rowsIn = ({ who }: Act, scope: Scope, asked: RowsAsked) => rowsOf(who.teamId, scope, asked);
const allLabels = (subject: Subject): RowsAsked => ({ ...subject, isByLabel: false });

export async function addedTogether(act: Act, scope: Scope, subject: Subject): Promise<Sum> {
  const [sum] = await act.tx.query(sql<Sum>`
    select coalesce(sum(n), 0)::bigint as n, coalesce(sum(total), 0) as total
    from (${rowsIn(act, scope, allLabels(subject))}) as rows`);
  return sum ?? { n: 0, total: 0 };
}

/** By the number of the step; only those with figures. */
export async function addedByStep(
  act: Act,
  asked: MetricAsked & { readonly stepMs: number },
): Promise<Map<number, number>> {
  const step = asked.stepMs / 1000;
  const scope = await scopeOf(act, { ...asked, step });
  if (scope === null) return new Map();
  const from = Math.floor(asked.window.fromMs / 1000);
  const rows = await act.tx.query(sql<Sum & { nth: number }>`
    select greatest((at - ${from}::bigint) / ${step}::bigint, 0) as nth, sum(n)::bigint as n, sum(total) as total
    from (${rowsIn(act, scope, allLabels(asked.subject))}) as rows
    group by 1`);
  return new Map(rows.map((row) => [row.nth, valueOfKind(scope.kind, row)]));
}

export const addedByAgent: MetricsSource["byAgent"] = async (act, asked) => {
  const scope = await scopeOf(act, { ...asked, step: null });
  if (scope === null) return new Map();
  const rows = await act.tx.query(sql<Sum & { agent_id: string }>`
    select agents.agent_id, sums.n, sums.total
    from (${agentsOf(act.who.teamId, scope)}) as agents
    cross join lateral (
      select sum(n)::bigint as n, sum(total) as total
      from (${rowsIn(act, scope, { agentId: "each", evaluationId: null, isByLabel: false })}) as rows
    ) as sums
    where sums.n > 0`);
  return new Map(rows.map((row) => [row.agent_id, valueOfKind(scope.kind, row)]));
};

export const addedByLabel: MetricsSource["byLabel"] = async (act, asked) => {
  const scope = await scopeOf(act, { ...asked, step: null });
  if (scope === null) return new Map();
  const rows = await act.tx.query(sql<Sum & { value: string }>`
    select coalesce(l.labels ->> ${asked.label}, '') as value, sum(s.n)::bigint as n, sum(s.total) as total
    from (
      select labels, sum(n)::bigint as n, sum(total) as total
      from (${rowsIn(act, scope, { ...asked.subject, isByLabel: true })}) as rows
      group by labels
    ) s
    left join series_labels l on l.team_id = ${act.who.teamId} and l.id = s.labels
    group by 1`);
  return new Map(rows.map((row) => [row.value, valueOfKind(scope.kind, row)]));
};
