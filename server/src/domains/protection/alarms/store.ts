import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { joinStatements, type Refined, sql } from "../../../platform/db/sql.ts";
import type { AlarmRow as StoredAlarm, AgentWatchRow as StoredWatch } from "../tables/rows.ts";
import { type AlarmKind, type AlarmSeverity, type Facts, severityOf } from "./kinds.ts";
import type { Posture } from "./posture.ts";

export type AlarmRow = Refined<StoredAlarm, { readonly facts: Facts }>;
export type WatchRow = Refined<StoredWatch, { readonly posture: Posture | null }>;
export type ClearedBecause = NonNullable<AlarmRow["cleared_because"]>;

/** Numbers of a fact are numbers here, not texts as in free JSON. */
const columns = sql`
  a.id, a.team_id, a.agent_id, a.rule_id, a.kind, a.severity, a.facts::jsonb as facts, a.raised_at, a.cleared_at, a.cleared_because,
  a.acknowledged_at, a.acknowledged_by, a.note`;

/** What there is one open alarm of. No agent: the team. */
export interface AlarmOf {
  readonly agentId: string | null;
  readonly kind: AlarmKind;
  readonly ruleId?: string;
}

export interface NewAlarm extends AlarmOf {
  readonly facts: Facts;
  readonly severity?: AlarmSeverity;
}

const openOf = (act: Act, { agentId, kind, ruleId }: AlarmOf) => sql`
  a.team_id = ${act.who.teamId} and a.agent_id is not distinct from ${agentId}::uuid and a.kind = ${kind}
    and a.rule_id is not distinct from ${ruleId ?? null}::uuid and a.cleared_at is null`;

/**
 * The new alarm, or null if there is an open one: then only its facts are brought up to date. Those of a bypass are added to,
 * because it is seen in two ways.
 */
export async function insertAlarm(act: Act, alarm: NewAlarm): Promise<AlarmRow | null> {
  const { agentId, kind, facts, ruleId = null, severity = severityOf[kind] } = alarm;
  const json = JSON.stringify(facts);
  const [row] = await act.tx.query(sql<AlarmRow>`
    insert into alarms as a (id, team_id, agent_id, rule_id, kind, severity, facts, raised_at)
    values (${newId(act.now)}, ${act.who.teamId}, ${agentId}, ${ruleId}, ${kind}, ${severity}, ${json}, ${actSeconds(act)})
    on conflict (team_id, agent_id, kind, rule_id) where cleared_at is null do nothing
    returning ${columns}`);
  if (row) return row;
  await act.tx.run(sql`
    update alarms a
    set facts = case when a.kind = 'bypass' then (a.facts::jsonb || ${json}::jsonb)::json else ${json}::json end
    where ${openOf(act, alarm)} and a.facts::text <> ${json}`);
  return null;
}

export interface Clearing extends AlarmOf {
  readonly because: ClearedBecause;
}

export async function endAlarm(act: Act, clearing: Clearing): Promise<AlarmRow | null> {
  const [row] = await act.tx.query(sql<AlarmRow>`
    update alarms a
    set cleared_at = ${actSeconds(act)}, cleared_because = ${clearing.because}
    where ${openOf(act, clearing)}
    returning ${columns}`);
  return row ?? null;
}

export async function lockAlarm(act: Act, id: string): Promise<AlarmRow | null> {
  const [row] = await act.tx.query(sql<AlarmRow>`
    select ${columns} from alarms a
    where a.id = ${id} and a.team_id = ${act.who.teamId}
    for update`);
  return row ?? null;
}

export async function setAcknowledged(act: Act, id: string, note: string | null): Promise<void> {
  await act.tx.run(sql`
    update alarms
    set acknowledged_at = ${actSeconds(act)}, acknowledged_by = ${act.who.userId}, note = ${note}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export interface AlarmPage {
  readonly agentId: string | null;
  readonly kind: AlarmKind | null;
  readonly state: "open" | "cleared" | "all";
  /** Only those before this one, in the order of the list. */
  readonly before: { readonly at: number; readonly id: string } | null;
  readonly most: number;
}

export function selectAlarms(act: Act, page: AlarmPage): Promise<AlarmRow[]> {
  const conditions = [
    sql`a.team_id = ${act.who.teamId}`,
    ...(page.agentId === null ? [] : [sql`a.agent_id = ${page.agentId}`]),
    ...(page.kind === null ? [] : [sql`a.kind = ${page.kind}`]),
    ...(page.state === "open" ? [sql`a.cleared_at is null`] : []),
    ...(page.state === "cleared" ? [sql`a.cleared_at is not null`] : []),
    ...(page.before === null ? [] : [sql`(a.raised_at, a.id) < (${page.before.at}, ${page.before.id}::uuid)`]),
  ];
  return act.tx.query(sql<AlarmRow>`
    select ${columns} from alarms a
    where ${joinStatements(conditions, " and ")}
    order by a.raised_at desc, a.id desc
    limit ${page.most}`);
}

export async function countOpen(
  { tx, who }: Act,
  agentId: string | null,
): Promise<{ open: number; unacknowledged: number }> {
  const ofAgent = agentId === null ? sql`` : sql`and agent_id = ${agentId}`;
  const [row] = await tx.query(sql<{ open: number; unacknowledged: number }>`
    select count(*)::int as open, count(*) filter (where acknowledged_at is null)::int as unacknowledged
    from alarms
    where team_id = ${who.teamId} and cleared_at is null ${ofAgent}`);
  return row ?? { open: 0, unacknowledged: 0 };
}

export interface OpenOfAgent {
  readonly agent_id: string;
  readonly kind: AlarmKind;
}

/** Open alarms of the team's agents, without those of rules. There are at most as many as agents times kinds. */
export function selectOpen({ tx, who }: Act): Promise<OpenOfAgent[]> {
  return tx.query(sql<OpenOfAgent>`
    select agent_id, kind from alarms
    where team_id = ${who.teamId} and cleared_at is null and agent_id is not null and rule_id is null`);
}

export interface OpenBypass {
  readonly agent_id: string;
  /** When the newest span began that shows it. */
  readonly span_at: number;
  readonly is_probe_answered: boolean;
}

/** Open alarms that received spans have raised, or add to. */
export function selectSeenBypasses({ tx, who }: Act): Promise<OpenBypass[]> {
  return tx.query(sql<OpenBypass>`
    select a.agent_id, (a.facts ->> 'span_at')::bigint as span_at, coalesce(w.probe_result = 'answered', false) as is_probe_answered
    from alarms a
    left join agent_watch w on w.team_id = a.team_id and w.agent_id = a.agent_id and w.has_probe
    where a.team_id = ${who.teamId} and a.kind = 'bypass' and a.cleared_at is null and a.facts ->> 'span_at' is not null`);
}

/** Whether spans show that the agent is used beside the gateway. A probe can't disprove that. */
export const isBypassSeen = async (act: Act, agentId: string): Promise<boolean> =>
  (await selectSeenBypasses(act)).some(({ agent_id }) => agent_id === agentId);

/** Whether traffic may pass the agent's guards by, so that judged requests do not prove its protection. */
export async function hasOpenBypass({ tx, who }: Act, agentId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select from alarms
    where team_id = ${who.teamId} and agent_id = ${agentId} and kind = 'bypass' and cleared_at is null`);
  return rows.length > 0;
}

export async function findWatch({ tx, who }: Act, agentId: string): Promise<WatchRow | null> {
  const [row] = await tx.query(sql<WatchRow>`
    select * from agent_watch
    where team_id = ${who.teamId} and agent_id = ${agentId}`);
  return row ?? null;
}

export function selectWatches({ tx, who }: Act): Promise<WatchRow[]> {
  return tx.query(sql<WatchRow>`
    select * from agent_watch
    where team_id = ${who.teamId}`);
}

export interface WatchSettings {
  readonly heartbeat_seconds: number | null;
  readonly has_probe: boolean;
}

/** A changed heartbeat counts at once: when silence becomes an alarm is computed again. */
export async function saveSettings(act: Act, agentId: string, settings: WatchSettings): Promise<void> {
  const { heartbeat_seconds: heartbeat, has_probe: hasProbe } = settings;
  await act.tx.run(sql`
    insert into agent_watch as w (team_id, agent_id, heartbeat_seconds, has_probe, updated_at, updated_by)
    values (${act.who.teamId}, ${agentId}, ${heartbeat}, ${hasProbe}, ${actSeconds(act)}, ${act.who.userId})
    on conflict (team_id, agent_id) do update
    set heartbeat_seconds = excluded.heartbeat_seconds, has_probe = excluded.has_probe, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by, heard_at = null, silent_from = null,
      probed_at = case when excluded.has_probe and not w.has_probe then null else w.probed_at end,
      probe_result = case when excluded.has_probe then w.probe_result end`);
}

export async function savePosture(act: Act, agentId: string, posture: Posture | null): Promise<void> {
  const json = posture && JSON.stringify(posture);
  await act.tx.run(sql`
    insert into agent_watch (team_id, agent_id, posture)
    values (${act.who.teamId}, ${agentId}, ${json})
    on conflict (team_id, agent_id) do update
    set posture = excluded.posture`);
}

export async function saveSilence(act: Act, agentId: string, heardAt: number, silentFrom: number): Promise<void> {
  await act.tx.run(sql`
    insert into agent_watch (team_id, agent_id, heard_at, silent_from)
    values (${act.who.teamId}, ${agentId}, ${heardAt}, ${silentFrom})
    on conflict (team_id, agent_id) do update
    set heard_at = excluded.heard_at, silent_from = excluded.silent_from`);
}

/** True if a probe is due, for the first worker that asks. */
export async function takeProbe(act: Act, agentId: string, every: number): Promise<boolean> {
  const taken = await act.tx.run(sql`
    update agent_watch
    set probed_at = ${actSeconds(act)}
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and has_probe
      and (probed_at is null or probed_at <= ${actSeconds(act) - every})`);
  return taken > 0;
}

export async function saveProbe(
  act: Act,
  agentId: string,
  result: NonNullable<WatchRow["probe_result"]>,
): Promise<void> {
  await act.tx.run(sql`
    update agent_watch
    set probe_result = ${result}
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and has_probe`);
}

export async function deleteAlarms({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from alarms where team_id = ${who.teamId}`);
  await tx.run(sql`delete from agent_watch where team_id = ${who.teamId}`);
}

export async function teamsUnderWatch(db: Database): Promise<string[]> {
  const rows = await db.authenticating((tx) =>
    tx.query(sql<{ team_id: string }>`select team_id from teams_under_watch()`),
  );
  return rows.map(({ team_id }) => team_id);
}

export const expireAlarms = (tx: Sql, now: number): Promise<number> => tx.run(sql`select expire_alarms(${now})`);

const ROUND_LOCKS = 7_140_048;

/** False if another worker is looking at this team right now. */
export async function takeRound({ tx, who }: Act): Promise<boolean> {
  const [row] = await tx.query(sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${ROUND_LOCKS}, hashtext(${who.teamId})) as mine`);
  return row?.mine ?? false;
}

/** Waits until no worker is looking at this team, and keeps them out until the transaction ends. */
export async function holdRound({ tx, who }: Act): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${ROUND_LOCKS}, hashtext(${who.teamId}))`);
}
