import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import { policyOfRules } from "../rules/store.ts";
import { presentRun } from "./present.ts";
import { newestRun } from "./store.ts";

interface CheckCount {
  readonly check_kind: string;
  readonly in_force: boolean;
  readonly suspicious: boolean;
  readonly n: number;
}

/** Approved rules by how they can be tested. */
export async function coverageOf(act: Act, policyId: string) {
  await policyOfRules(act, policyId);
  const counts = await act.tx.query(sql<CheckCount>`
    select v.check_kind, r.approved_version is not null as in_force, r.suspicious, count(*) as n
    from policy_rules r
    join rule_versions v on v.team_id = r.team_id and v.rule_id = r.id and v.version = coalesce(r.approved_version, r.version)
    where r.policy_id = ${policyId} and r.team_id = ${act.who.teamId} and r.status <> 'rejected'
    group by 1, 2, 3`);
  const run = await newestRun(act, policyId);
  const inForce = counts.filter(({ in_force }) => in_force);
  const open = counts.filter(({ in_force }) => !in_force);
  const total = (rows: readonly CheckCount[]) => rows.reduce((sum, { n }) => sum + n, 0);
  const of = (kind: string) => total(inForce.filter(({ check_kind }) => check_kind === kind));
  return {
    approved: total(inForce),
    tested: total(inForce) - of("judge") - of("outside"),
    needs_judge: of("judge"),
    not_testable: of("outside"),
    open: total(open),
    suspicious: total(open.filter(({ suspicious }) => suspicious)),
    by_check: Object.fromEntries(
      [...new Set(inForce.map(({ check_kind }) => check_kind))].sort().map((k) => [k, of(k)]),
    ),
    facts: run?.facts ?? [],
    extraction: run && presentRun(run),
  };
}
