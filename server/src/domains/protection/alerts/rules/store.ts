import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { Database } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { AlertRuleRow, AlertStateRow } from "../../tables/rows.ts";

export type { AlertRuleRow, AlertStateRow } from "../../tables/rows.ts";

/** What people set. */
export type RuleValues = Omit<
  AlertRuleRow,
  "id" | "team_id" | "created_at" | "created_by" | "updated_at" | "updated_by" | "revision" | "next_at"
>;

/** Keeps two creations from counting the same rules. */
export async function lockRules({ tx, who }: Act): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(7140059, hashtext(${who.teamId}))`);
  const [row] = await tx.query(sql<{ n: number }>`
    select count(*)::int as n from alert_rules where team_id = ${who.teamId}`);
  return row?.n ?? 0;
}

/** Evaluated by the next round. */
export async function insertRule(act: Act, rule: RuleValues): Promise<string> {
  const id = newId(act.now);
  const now = actSeconds(act);
  await act.tx.run(sql`
    insert into alert_rules (id, team_id, name, scope, agent_id, measure, metric, source, percentile, time_window,
      compare_with, direction, threshold, min_requests, hold_seconds, severity, enabled, created_at, created_by, updated_at,
      updated_by, revision, next_at)
    values (${id}, ${act.who.teamId}, ${rule.name}, ${rule.scope}, ${rule.agent_id}, ${rule.measure}, ${rule.metric},
      ${rule.source}, ${rule.percentile}, ${rule.time_window}, ${rule.compare_with}, ${rule.direction}, ${rule.threshold},
      ${rule.min_requests}, ${rule.hold_seconds}, ${rule.severity}, ${rule.enabled}, ${now}, ${act.who.userId}, ${now},
      ${act.who.userId}, 1, ${now})`);
  return id;
}

export async function updateRule(act: Act, id: string, rule: RuleValues): Promise<boolean> {
  const now = actSeconds(act);
  const changed = await act.tx.run(sql`
    update alert_rules
    set name = ${rule.name}, scope = ${rule.scope}, agent_id = ${rule.agent_id}, measure = ${rule.measure},
      metric = ${rule.metric}, source = ${rule.source}, percentile = ${rule.percentile}, time_window = ${rule.time_window},
      compare_with = ${rule.compare_with}, direction = ${rule.direction}, threshold = ${rule.threshold},
      min_requests = ${rule.min_requests}, hold_seconds = ${rule.hold_seconds}, severity = ${rule.severity},
      enabled = ${rule.enabled}, updated_at = ${now}, updated_by = ${act.who.userId}, revision = revision + 1, next_at = ${now}
    where id = ${id} and team_id = ${act.who.teamId}`);
  return changed > 0;
}

export async function deleteRule({ tx, who }: Act, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from alert_rules where id = ${id} and team_id = ${who.teamId}`)) > 0;
}

export function selectRules({ tx, who }: Act): Promise<AlertRuleRow[]> {
  return tx.query(sql<AlertRuleRow>`
    select * from alert_rules
    where team_id = ${who.teamId}
    order by name, id`);
}

export async function findRule({ tx, who }: Act, id: string): Promise<AlertRuleRow | null> {
  const [row] = await tx.query(sql<AlertRuleRow>`
    select * from alert_rules
    where id = ${id} and team_id = ${who.teamId}`);
  return row ?? null;
}

/** With the row locked, if nobody edited the rule since. */
export async function lockRule({ tx, who }: Act, id: string, revision: number): Promise<AlertRuleRow | null> {
  const [row] = await tx.query(sql<AlertRuleRow>`
    select * from alert_rules
    where id = ${id} and team_id = ${who.teamId} and revision = ${revision} and enabled
    for update`);
  return row ?? null;
}

/**
 * Rules that are due and that no other worker has. Each is given to one worker for a minute: if that one dies, another takes
 * the rule then.
 */
export async function takeDueRules(act: Act): Promise<AlertRuleRow[]> {
  const now = actSeconds(act);
  return act.tx.query(sql<AlertRuleRow>`
    update alert_rules
    set next_at = ${now + 60}
    where team_id = ${act.who.teamId} and id in (
      select id from alert_rules
      where team_id = ${act.who.teamId} and enabled and next_at <= ${now}
      order by next_at, id
      for update skip locked)
    returning *`);
}

export async function setNext({ tx, who }: Act, id: string, nextAt: number): Promise<void> {
  await tx.run(sql`update alert_rules set next_at = ${nextAt} where id = ${id} and team_id = ${who.teamId}`);
}

export async function teamsWithDueRules(db: Database, now: number): Promise<string[]> {
  const rows = await db.authenticating((tx) =>
    tx.query(sql<{ team_id: string }>`select team_id from teams_with_due_alert_rules(${now})`),
  );
  return rows.map(({ team_id }) => team_id);
}

export function selectStates({ tx, who }: Act, ruleId: string | null): Promise<AlertStateRow[]> {
  return tx.query(sql<AlertStateRow>`
    select * from alert_states
    where team_id = ${who.teamId} and (${ruleId}::uuid is null or rule_id = ${ruleId})
    order by rule_id, agent_id`);
}

export type NewState = Omit<AlertStateRow, "team_id" | "rule_id" | "evaluated_at">;

/** In place of what the rule found before. */
export async function replaceStates(act: Act, ruleId: string, rows: readonly NewState[]): Promise<void> {
  await deleteStates(act, ruleId);
  await act.tx.run(sql`
    insert into alert_states (team_id, rule_id, evaluated_at, agent_id, state, why, value, compared, requests, since, calm_since)
    select ${act.who.teamId}, ${ruleId}, ${actSeconds(act)}, s.*
    from unnest(${rows.map((row) => row.agent_id)}::uuid[], ${rows.map((row) => row.state)}::text[],
      ${rows.map((row) => row.why)}::text[], ${rows.map((row) => row.value)}::double precision[],
      ${rows.map((row) => row.compared)}::double precision[], ${rows.map((row) => row.requests)}::bigint[],
      ${rows.map((row) => row.since)}::bigint[], ${rows.map((row) => row.calm_since)}::bigint[]) as s`);
}

export async function deleteStates({ tx, who }: Act, ruleId: string): Promise<void> {
  await tx.run(sql`delete from alert_states where team_id = ${who.teamId} and rule_id = ${ruleId}`);
}

/** Agents with an open alarm of this rule; null is the team. */
export async function selectAlarmed({ tx, who }: Act, ruleId: string): Promise<(string | null)[]> {
  const rows = await tx.query(sql<{ agent_id: string | null }>`
    select agent_id from alarms
    where team_id = ${who.teamId} and rule_id = ${ruleId} and cleared_at is null`);
  return rows.map(({ agent_id }) => agent_id);
}

export const MOST_RULES = 50;
export const MOST_SUBJECTS = 200;
