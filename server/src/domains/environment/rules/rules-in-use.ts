import { fault } from "../../../kernel/errors.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { Act } from "../../../platform/act.ts";
import { type Refined, type Statement, sql } from "../../../platform/db/sql.ts";
import type { PolicyRow, PolicyRuleRow, RuleVersionRow } from "../tables/rows.ts";
import type { VersionRow } from "./store.ts";

type Severity = "low" | "medium" | "high" | "critical";

type UsedRow = Pick<
  PolicyRuleRow,
  | "id"
  | "policy_id"
  | "number"
  | "section"
  | "approved_version"
  | "updated_at"
  | "span_start"
  | "span_end"
  | "quote"
  | "suspicious"
> &
  Refined<
    Pick<RuleVersionRow, "rule_type" | "action" | "target" | "words" | "test" | "consequence" | "constraints">,
    Pick<VersionRow, "test" | "consequence" | "constraints">
  > & { readonly policy_name: PolicyRow["name"]; readonly policy_updated_at: number };

/** The version of a rule that counts: the approved one, or else the newest. */
const used = (act: Act, which: Statement): Statement<UsedRow> => sql<UsedRow>`
  select r.id, r.policy_id, r.number, r.section, r.approved_version, r.updated_at, r.span_start, r.span_end, r.quote, r.suspicious, p.name as policy_name,
    p.updated_at as policy_updated_at, v.rule_type, v.action, v.target, v.words, v.test, v.consequence, v.constraints
  from policies p
  join policy_rules r on r.policy_id = p.id and r.team_id = p.team_id
  join rule_versions v on v.team_id = r.team_id and v.rule_id = r.id and v.version = coalesce(r.approved_version, r.version)
  where p.team_id = ${act.who.teamId} and ${which}
  order by p.created_at, p.id, r.position, r.id`;

/** Rules of these policies except rejected ones, or POLICY_NOT_FOUND. */
export async function rulesOfPolicies(
  act: Act,
  { policyIds, onlyApproved }: { readonly policyIds: readonly string[]; readonly onlyApproved: boolean },
) {
  const wanted = [...new Set(policyIds)];
  const known = await act.tx.query(sql<Pick<PolicyRow, "id">>`
    select id from policies
    where team_id = ${act.who.teamId} and id = any(${wanted}::uuid[])`);
  if (known.length < wanted.length) throw fault("POLICY_NOT_FOUND");
  const approved = onlyApproved ? sql`and r.approved_version is not null` : sql``;
  const rows = await act.tx.query(used(act, sql`p.id = any(${wanted}::uuid[]) and r.status <> 'rejected' ${approved}`));
  return rows.map(viewOf);
}

export async function findRuleInUse(act: Act, id: string) {
  const [row] = await act.tx.query(used(act, sql`r.id = ${id} and r.status <> 'rejected'`));
  return row ? viewOf(row) : null;
}

/** Approved rules of active policies that are in force for an agent. */
export async function rulesInForce(act: Act, agentId: string) {
  const rows = await act.tx.query(
    used(
      act,
      sql`
        p.status = 'active'
        and r.approved_version is not null
        and (
          p.all_agents
          or exists (select from policy_scopes s where s.team_id = p.team_id and s.policy_id = p.id and s.agent_id = ${agentId})
        )`,
    ),
  );
  return rows.map(viewOf);
}

const viewOf = (row: UsedRow) => ({
  id: row.id,
  policyId: row.policy_id,
  policyName: row.policy_name,
  number: row.number,
  type: row.rule_type,
  action: row.action,
  target: row.target,
  words: row.words,
  section: row.section,
  severity: severityOf(row.consequence),
  check: row.test,
  isApproved: row.approved_version !== null,
  isSuspicious: row.suspicious,
  span: row.span_start === null || row.span_end === null ? null : ([row.span_start, row.span_end] as const),
  quote: row.quote,
  hasConditions: row.constraints.length > 0,
  changedAt: Math.max(row.updated_at, row.policy_updated_at),
});

function severityOf({ severity }: JsonObject): Severity {
  if (severity === "info" || severity === "low") return "low";
  return severity === "high" || severity === "critical" ? severity : "medium";
}
