import type { Action, Channel } from "@agent-console/analysis/guards/guard.ts";
import type { RuleMethod } from "@agent-console/analysis/guards/rules/guard-of-rule.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { GuardRuleRow as StoredRule } from "../tables/rows.ts";

export type GuardRuleRow = Refined<
  StoredRule,
  { readonly channels: readonly Channel[]; readonly action: Action; readonly method: RuleMethod }
> & {
  /** Of its guard in the live version. Null if that does not have it. */
  readonly mode: "shadow" | "enforce" | null;
};

const rules = sql`
  select r.*, v.modes ->> r.guard as mode
  from guard_rules r
  left join guard_configs c on c.id = r.config_id and c.team_id = r.team_id
  left join guard_versions v on v.config_id = c.id and v.version = c.live_version and v.team_id = c.team_id`;

export async function findRule({ tx, who }: Act, id: string): Promise<GuardRuleRow | null> {
  const [row] = await tx.query(sql<GuardRuleRow>`
    ${rules}
    where r.id = ${id} and r.team_id = ${who.teamId}`);
  return row ?? null;
}

export interface RulePage {
  readonly agentId: string | null;
  readonly before: { readonly at: number; readonly id: string } | null;
  readonly most: number;
}

/** The newest first. */
export const selectRules = ({ tx, who }: Act, { agentId, before, most }: RulePage): Promise<GuardRuleRow[]> =>
  tx.query(sql<GuardRuleRow>`
    ${rules}
    where r.team_id = ${who.teamId}
      and (${agentId}::uuid is null or r.agent_id = ${agentId})
      and (${before?.at ?? null}::bigint is null or (r.created_at, r.id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid))
    order by r.created_at desc, r.id desc
    limit ${most}`);

export async function countRules({ tx, who }: Act): Promise<number> {
  const [row] = await tx.query(sql<{ n: number }>`
    select count(*) as n from guard_rules where team_id = ${who.teamId}`);
  return row?.n ?? 0;
}

/** The guards of a config's rules, also of those that someone took out of it by hand. */
export async function selectGuardNames({ tx, who }: Act, configId: string): Promise<string[]> {
  const rows = await tx.query(sql<Pick<StoredRule, "guard">>`
    select guard from guard_rules
    where team_id = ${who.teamId} and config_id = ${configId} and ended_at is null`);
  return rows.map(({ guard }) => guard);
}

export type NewRuleRow = Omit<StoredRule, "team_id" | "ended_at" | "created_by" | "created_at">;

export async function insertRule(act: Act, rule: NewRuleRow): Promise<void> {
  await act.tx.run(sql`
    insert into guard_rules (id, team_id, agent_id, config_id, guard, name, method, pattern, channels, action, origin, origin_id,
      note, expires_at, created_by, created_at)
    values (${rule.id}, ${act.who.teamId}, ${rule.agent_id}, ${rule.config_id}, ${rule.guard}, ${rule.name},
      ${rule.method}, ${rule.pattern}, ${rule.channels}::text[], ${rule.action}, ${rule.origin}, ${rule.origin_id}, ${rule.note},
      ${rule.expires_at}, ${act.who.userId}, ${actSeconds(act)})`);
}

export async function deleteRuleRow({ tx, who }: Act, id: string): Promise<void> {
  await tx.run(sql`delete from guard_rules where id = ${id} and team_id = ${who.teamId}`);
}

export async function teamsWithDueRules(db: Database, now: number): Promise<string[]> {
  const found = await db.authenticating((tx) =>
    tx.query(sql<{ team_id: string }>`select team_id from teams_with_due_rules(${now})`),
  );
  return found.map(({ team_id }) => team_id);
}

/** One rule whose time is over, which no other worker has now. */
export async function takeDueRule(act: Act): Promise<Pick<StoredRule, "id" | "created_by"> | null> {
  const [row] = await act.tx.query(sql<Pick<StoredRule, "id" | "created_by">>`
    update guard_rules
    set ended_at = ${actSeconds(act)}
    where id = (
      select id
      from guard_rules
      where team_id = ${act.who.teamId} and ended_at is null and expires_at <= ${actSeconds(act)}
      order by expires_at, id
      limit 1
      for update skip locked)
    returning id, created_by`);
  return row ?? null;
}

/** With the team. */
export async function deleteRules({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from guard_rules where team_id = ${who.teamId}`);
}
