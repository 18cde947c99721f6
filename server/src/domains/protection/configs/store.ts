import type { Mode } from "@agent-console/analysis/guards/guard.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { type Refined, raw, type Statement, sql } from "../../../platform/db/sql.ts";
import type { ShownOverride } from "../shapes/guard-config.ts";
import type { GuardConfigRow as StoredConfig, GuardVersionRow as StoredVersion } from "../tables/rows.ts";
import type { ReadBody } from "./read-body.ts";

export type GuardConfigRow = Refined<
  StoredConfig,
  {
    readonly status: "pending" | "applied";
    readonly config_body: JsonObject;
    readonly modes: Readonly<Record<string, Mode>>;
    readonly unavailable: readonly string[];
  }
> & {
  /** Of the live version. */
  readonly overrides: readonly ShownOverride[] | null;
};

export type GuardVersionRow = Refined<
  StoredVersion,
  {
    readonly config_body: JsonObject;
    readonly modes: Readonly<Record<string, Mode>>;
    readonly overrides: readonly ShownOverride[] | null;
  }
>;

const configs = sql`
  select c.*, v.overrides
  from guard_configs c
  left join guard_versions v on v.config_id = c.id and v.version = c.live_version and v.team_id = c.team_id`;

export async function findConfig(act: Act, id: string): Promise<GuardConfigRow | null> {
  const [row] = await act.tx.query(sql<GuardConfigRow>`
    ${configs}
    where c.id = ${id} and c.team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** Serializes changes of the same config, so that no two get the same version. */
export async function lockConfig(act: Act, id: string): Promise<GuardConfigRow | null> {
  const [row] = await act.tx.query(sql<GuardConfigRow>`
    ${configs}
    where c.id = ${id} and c.team_id = ${act.who.teamId}
    for update of c`);
  return row ?? null;
}

/** Configs whose live version names something by its ID. */
export function selectLiveNaming(act: Act, id: string): Promise<GuardConfigRow[]> {
  return act.tx.query(sql<GuardConfigRow>`
    ${configs}
    where c.team_id = ${act.who.teamId} and v.config_body::text ilike ${`%${id}%`}`);
}

/** Until the transaction ends, no one else makes the first config of this agent. */
export async function lockConfigsOf(act: Act, agentId: string): Promise<void> {
  await act.tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`guard configs of ${agentId}`}, 0))`);
}

/** The newest config of an agent. */
export async function newestConfigOf(act: Act, agentId: string): Promise<GuardConfigRow | null> {
  const [row] = await act.tx.query(sql<GuardConfigRow>`
    ${configs}
    where c.agent_id = ${agentId} and c.team_id = ${act.who.teamId}
    order by c.created_at desc, c.id desc
    limit 1`);
  return row ?? null;
}

export interface NewConfig {
  readonly id: string;
  readonly agentId: string | null;
  readonly body: ReadBody;
  readonly instanceUrl: string | null;
}

export async function insertConfig(act: Act, { id, agentId, body, instanceUrl }: NewConfig): Promise<void> {
  await act.tx.run(sql`
    insert into guard_configs (id, team_id, agent_id, config_body, digest, modes, unavailable, guard_instance_url,
      created_at, created_by)
    values (${id}, ${act.who.teamId}, ${agentId}, ${body.json}, ${body.digest}, ${JSON.stringify(body.modes)},
      ${JSON.stringify(body.config.unavailable)}, ${instanceUrl}, ${actSeconds(act)}, ${act.who.userId})`);
}

/** Changes a config that is locked. */
function change(act: Act, id: string, set: Statement): Promise<number> {
  return act.tx.run(sql`
    update guard_configs
    set ${set}, revision = revision + 1, updated_at = ${actSeconds(act)}, updated_by = ${act.who.userId}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** Saves a body. It is pending unless the live version has the same. */
export async function writeBody(act: Act, id: string, body: ReadBody): Promise<void> {
  await change(
    act,
    id,
    sql`
      config_body = ${body.json}, digest = ${body.digest}, modes = ${JSON.stringify(body.modes)},
      unavailable = ${JSON.stringify(body.config.unavailable)},
      status = case
        when exists (
          select from guard_versions v
          where v.team_id = guard_configs.team_id and v.config_id = guard_configs.id and v.version = guard_configs.live_version and v.digest = ${body.digest})
        then 'applied' else 'pending' end`,
  );
}

export async function writeInstanceUrl(act: Act, id: string, url: string | null): Promise<void> {
  await change(act, id, sql`guard_instance_url = ${url}`);
}

export async function markLive(act: Act, id: string, version: number): Promise<void> {
  await change(act, id, sql`status = 'applied', live_version = ${version}`);
}

export async function deleteConfigRow(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`delete from guard_configs where id = ${id} and team_id = ${act.who.teamId}`);
}

export interface NewVersion {
  readonly configId: string;
  readonly agentId: string;
  readonly body: ReadBody;
  readonly overrides: readonly ShownOverride[];
  readonly restored: number | null;
}

/** Appends a version to a config that is locked, and returns its number. */
export async function insertVersion(
  act: Act,
  { configId, agentId, body, overrides, restored }: NewVersion,
): Promise<number> {
  const [row] = await act.tx.query(sql<Pick<StoredVersion, "version">>`
    insert into guard_versions (config_id, version, team_id, agent_id, digest, config_body, modes, restored, overrides,
      applied_at, applied_by)
    select ${configId}, coalesce(max(version), 0) + 1, ${act.who.teamId}, ${agentId}, ${body.digest}, ${body.json},
      ${JSON.stringify(body.modes)}, ${restored}::integer, ${overrides.length === 0 ? null : JSON.stringify(overrides)}::json,
      ${actSeconds(act)}, ${act.who.userId}
    from guard_versions
    where config_id = ${configId} and team_id = ${act.who.teamId}
    returning version`);
  if (!row) throw new Error("an inserted guard version was not returned");
  return row.version;
}

export async function findVersion(act: Act, configId: string, version: number): Promise<GuardVersionRow | null> {
  const [row] = await act.tx.query(sql<GuardVersionRow>`
    select *
    from guard_versions
    where config_id = ${configId} and version = ${version} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

const MOST_VERSIONS = 1000;

export function selectVersions(act: Act, configId: string): Promise<Omit<GuardVersionRow, "config_body">[]> {
  return act.tx.query(sql<Omit<GuardVersionRow, "config_body">>`
    select config_id, version, team_id, agent_id, digest, modes, restored, overrides, applied_at, applied_by
    from guard_versions
    where config_id = ${configId} and team_id = ${act.who.teamId}
    order by version desc
    limit ${raw(MOST_VERSIONS)}`);
}

/** Tells every process that judges for the agent. Version 0: the agent may be bound to something else now. */
export async function notifyVersion(
  act: Act,
  { agentId, configId, version }: { agentId: string; configId: string; version: number },
): Promise<void> {
  await act.tx.run(sql`select pg_notify('guard_versions', ${`${act.who.teamId}:${agentId}:${configId}:${version}`})`);
}

export const sorts = ["-created_at", "created_at", "-updated_at", "updated_at"] as const;
export type Sort = (typeof sorts)[number];

export interface PageRequest {
  readonly agentId: string | null;
  /** For `ilike`. */
  readonly pattern: string | null;
  readonly sort: Sort;
  readonly position: { readonly at: number; readonly id: string } | null;
  readonly limit: number;
  readonly offset: number;
}

export type ListedConfig = GuardConfigRow & { readonly sorted_at: number };

export function pageOfConfigs(act: Act, page: PageRequest): Promise<ListedConfig[]> {
  const at = page.sort.endsWith("created_at") ? sql`c.created_at` : sql`coalesce(c.updated_at, c.created_at)`;
  const [direction, further] = page.sort.startsWith("-") ? [raw("desc"), raw("<")] : [raw("asc"), raw(">")];
  const after = page.position
    ? sql`and (${at}, c.id) ${further} (${page.position.at}::bigint, ${page.position.id}::uuid)`
    : sql``;
  return act.tx.query(sql<ListedConfig>`
    select c.*, v.overrides, ${at} as sorted_at
    from guard_configs c
    left join guard_versions v on v.config_id = c.id and v.version = c.live_version and v.team_id = c.team_id
    where ${matching(act, page)} ${after}
    order by ${at} ${direction}, c.id ${direction}
    limit ${page.limit}
    offset ${page.position ? 0 : page.offset}`);
}

export async function countConfigs(act: Act, filter: Pick<PageRequest, "agentId" | "pattern">): Promise<number> {
  const [row] = await act.tx.query(sql<{ count: number }>`
    select count(*) as count
    from guard_configs c
    where ${matching(act, filter)}`);
  return row?.count ?? 0;
}

const matching = (act: Act, { agentId, pattern }: Pick<PageRequest, "agentId" | "pattern">): Statement => sql`
  c.team_id = ${act.who.teamId}
  and (${agentId}::uuid is null or c.agent_id = ${agentId})
  and (${pattern}::text is null or c.config_body::text ilike ${pattern} or c.guard_instance_url ilike ${pattern})`;
