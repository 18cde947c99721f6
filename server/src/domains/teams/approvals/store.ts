import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql, Tx } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { PendingActionRow } from "../tables/rows.ts";

/** The request that an action is, as it was asked for. */
export interface ActionPlan {
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: unknown;
}

export type ActionRow = Refined<PendingActionRow, { readonly plan: ActionPlan; readonly state: ActionState }>;
export type ActionState = "open" | "approved" | "declined" | "expired" | "done" | "failed";

/** One that nobody decided in time has expired, whether or not that was written down yet. */
const stateAt = (now: number) =>
  sql`case when state = 'open' and expires_at <= ${now} then 'expired' else state end as state`;

const columns = sql`
  id, team_id, operation, plan, plan_hash, resource_etag, key_id, asked_by, client, reason, decided_by, decided_at, outcome,
  created_at, expires_at`;

export async function insertAction(
  act: Act,
  row: Omit<ActionRow, "team_id" | "state" | "decided_by" | "decided_at" | "outcome">,
) {
  await act.tx.run(sql`
    insert into pending_actions (id, team_id, operation, plan, plan_hash, resource_etag, key_id, asked_by, client, reason, state,
      created_at, expires_at)
    values (${row.id}, ${act.who.teamId}, ${row.operation}, ${JSON.stringify(row.plan)}, ${row.plan_hash}, ${row.resource_etag},
      ${row.key_id}, ${row.asked_by}, ${row.client}, ${row.reason}, 'open', ${row.created_at}, ${row.expires_at})`);
}

export async function selectAction(act: Act, id: string): Promise<ActionRow | undefined> {
  const [row] = await act.tx.query(sql<ActionRow>`
    select ${columns}, ${stateAt(actSeconds(act))} from pending_actions
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row;
}

/** Locked, so that of two people who decide at once the second finds it decided. */
export async function holdAction(act: Act, id: string): Promise<ActionRow | undefined> {
  const [row] = await act.tx.query(sql<ActionRow>`
    select ${columns}, ${stateAt(actSeconds(act))} from pending_actions
    where id = ${id} and team_id = ${act.who.teamId}
    for update`);
  return row;
}

export async function listActions(
  act: Act,
  { state, limit, offset }: { state?: ActionState | null | undefined; limit: number; offset: number },
): Promise<{ rows: ActionRow[]; count: number }> {
  const now = actSeconds(act);
  const listed = sql`
    from (select ${columns}, ${stateAt(now)} from pending_actions where team_id = ${act.who.teamId}) a
    where ${state ?? null}::text is null or state = ${state ?? null}`;
  const [total] = await act.tx.query(sql<{ count: number }>`select count(*) ${listed}`);
  const rows = await act.tx.query(sql<ActionRow>`
    select * ${listed}
    order by created_at desc, id desc
    limit ${limit}
    offset ${offset}`);
  return { rows, count: total?.count ?? 0 };
}

/** How many of the team wait for someone. */
export async function countOpen(act: Act): Promise<number> {
  const [row] = await act.tx.query(sql<{ count: number }>`
    select count(*) from pending_actions
    where team_id = ${act.who.teamId} and state = 'open' and expires_at > ${actSeconds(act)}`);
  return row?.count ?? 0;
}

export async function decideAction(act: Act, id: string, state: "approved" | "declined"): Promise<void> {
  await act.tx.run(sql`
    update pending_actions
    set state = ${state}, decided_by = ${act.who.userId}, decided_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export async function endAction(
  act: Act,
  id: string,
  ended: { state: "done" | "failed"; outcome: string | null },
): Promise<void> {
  await act.tx.run(sql`
    update pending_actions
    set state = ${ended.state}, outcome = ${ended.outcome}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** True once for each confirmation. */
export async function useConfirmation(
  act: Act,
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<boolean> {
  const used = await act.tx.run(sql`
    insert into used_confirmations (id, team_id, expires_at)
    values (${id}, ${act.who.teamId}, ${expiresAt})
    on conflict on constraint used_confirmations_pkey do nothing`);
  return used === 1;
}

export async function deleteApprovalsOfTeam({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from pending_actions where team_id = ${who.teamId}`);
  await tx.run(sql`delete from used_confirmations where team_id = ${who.teamId}`);
}

const KEPT_SECONDS = 90 * 86_400;

/** What has expired, for the team that this connection is bound to. */
export async function sweepApprovals(tx: Sql | Tx, now: number): Promise<void> {
  await tx.run(sql`update pending_actions set state = 'expired' where state = 'open' and expires_at <= ${now}`);
  await tx.run(sql`delete from pending_actions where created_at < ${now - KEPT_SECONDS}`);
  await tx.run(sql`delete from used_confirmations where expires_at < ${now}`);
}
