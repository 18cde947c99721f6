import { type Act, actSeconds } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { RedteamPolicyRow, RedteamStopRow } from "../tables/rows.ts";

export async function selectStop(act: Act): Promise<RedteamStopRow | null> {
  const [row] = await act.tx.query(sql<RedteamStopRow>`
    select *
    from redteam_stops
    where team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** Null if the team is stopped already: the first stop stays, with its author and reason. */
export async function insertStop(act: Act, reason: string | null): Promise<RedteamStopRow | null> {
  const [row] = await act.tx.query(sql<RedteamStopRow>`
    insert into redteam_stops (team_id, stopped_by, stopped_at, reason)
    values (${act.who.teamId}, ${act.who.userId}, ${actSeconds(act)}, ${reason})
    on conflict do nothing
    returning *`);
  return row ?? null;
}

/** Whether there was one. */
export async function deleteStop(act: Act): Promise<boolean> {
  const gone = await act.tx.query(sql<Pick<RedteamStopRow, "team_id">>`
    delete from redteam_stops
    where team_id = ${act.who.teamId}
    returning team_id`);
  return gone.length > 0;
}

export async function selectPolicy(act: Act, agentId: string): Promise<RedteamPolicyRow | null> {
  const [row] = await act.tx.query(sql<RedteamPolicyRow>`
    select *
    from redteam_policies
    where agent_id = ${agentId} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

export type PolicyChange = Omit<RedteamPolicyRow, "team_id" | "updated_by" | "updated_at">;

export async function writePolicy(act: Act, change: PolicyChange): Promise<RedteamPolicyRow> {
  const { agent_id, is_allowed, from_hour, to_hour, time_zone, requests_per_minute } = change;
  const [row] = await act.tx.query(sql<RedteamPolicyRow>`
    insert into redteam_policies (agent_id, team_id, is_allowed, from_hour, to_hour, time_zone, requests_per_minute,
      updated_by, updated_at)
    values (
      ${agent_id},
      ${act.who.teamId},
      ${is_allowed},
      ${from_hour},
      ${to_hour},
      ${time_zone},
      ${requests_per_minute},
      ${act.who.userId},
      ${actSeconds(act)})
    on conflict on constraint redteam_policies_pkey do update
    set
      is_allowed = excluded.is_allowed,
      from_hour = excluded.from_hour,
      to_hour = excluded.to_hour,
      time_zone = excluded.time_zone,
      requests_per_minute = excluded.requests_per_minute,
      updated_by = excluded.updated_by,
      updated_at = excluded.updated_at
    returning *`);
  if (!row) throw new RangeError("the policy was not written");
  return row;
}

/** What stands in the way of an attack, read at once: workers ask before what they send. */
export async function selectBarriers(
  act: Act,
  agentId: string,
): Promise<{ readonly isStopped: boolean; readonly policy: RedteamPolicyRow | null }> {
  const [row] = await act.tx.query(
    sql<RedteamPolicyRow & { readonly is_stopped: boolean }>`
    select exists (select from redteam_stops where team_id = ${act.who.teamId}) as is_stopped, p.*
    from (select 1) one
    left join redteam_policies p on p.agent_id = ${agentId} and p.team_id = ${act.who.teamId}`.named(
      "redteam barriers",
    ),
  );
  return { isStopped: row?.is_stopped ?? true, policy: row?.agent_id ? row : null };
}
