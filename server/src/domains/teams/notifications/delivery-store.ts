import type { Act } from "../../../platform/act.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { ReadLag } from "../../../platform/fleet/fleet.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import { isUnclaimed } from "../../../platform/work/worker-locks.ts";
import type { AfterAttempt } from "./retry.ts";
import type { SendResult } from "./send.ts";
import type { EndpointRow } from "./store.ts";

export const NOTIFICATION_LOCKS = 7_140_049;

/** Endpoints at which something is due. `now` is in milliseconds. */
export function selectDue(tx: Sql, now: number): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId" from notification_endpoints_due(${now})`.named(
      "deliveries due",
    ),
  );
}

export interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export async function claimEndpoint({ tx }: Act, { id, worker }: Claimed): Promise<EndpointRow | null> {
  const [row] = await tx.query(sql<EndpointRow>`
    update notification_endpoints
    set worker = ${worker}
    where id = ${id} and is_enabled and ${isUnclaimed("worker", NOTIFICATION_LOCKS)}
    returning *`);
  return row ?? null;
}

export async function releaseEndpoint({ tx }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update notification_endpoints
    set worker = null
    where id = ${id} and worker = ${worker}`);
}

export interface HeadOfQueue {
  readonly endpoint: EndpointRow;
  readonly delivery: {
    readonly id: string;
    readonly payload: string;
    readonly attempts: number;
    readonly first_at: number | null;
    readonly next_at: number;
  };
}

/**
 * The oldest message that waits, if it is due. Otherwise the endpoint is listed again when it will be, and not before;
 * its row is locked, so that a message written in the meantime is not overlooked.
 */
export async function takeHead({ tx, now }: Act, { id, worker }: Claimed): Promise<HeadOfQueue | null> {
  const [endpoint] = await tx.query(sql<EndpointRow>`
    select * from notification_endpoints
    where id = ${id} and worker = ${worker} and is_enabled
    for update`);
  if (!endpoint) return null;
  const [delivery] = await tx.query(sql<HeadOfQueue["delivery"]>`
    select id, payload::text as payload, attempts, first_at, next_at from notification_deliveries
    where endpoint_id = ${id} and status = 'pending'
    order by position
    limit 1`);
  if (delivery && delivery.next_at <= now) return { endpoint, delivery };
  await postpone(tx, id, delivery?.next_at ?? null);
  return null;
}

const postpone = (tx: Sql, id: string, dueAt: number | null): Promise<number> =>
  tx.run(sql`
    update notification_endpoints
    set due_at = ${dueAt}
    where id = ${id}`);

/** After an error of the console's own: the endpoint waits a while, so that it does not fail in a loop. */
export async function postponeEndpoint({ tx }: Act, { id, worker }: Claimed, dueAt: number): Promise<void> {
  await tx.run(sql`
    update notification_endpoints
    set due_at = ${dueAt}
    where id = ${id} and worker = ${worker}`);
}

export interface Recorded {
  readonly deliveryId: string;
  readonly result: SendResult;
  readonly after: AfterAttempt;
}

/** False if another worker has the endpoint now, or it is gone: then the message is repeated under the same ID. */
export async function recordAttempt({ tx, now }: Act, claimed: Claimed, recorded: Recorded): Promise<boolean> {
  const { deliveryId, result, after } = recorded;
  const isOurs = await tx.run(sql`
    update notification_endpoints
    set failing_since = ${after.failingSince}
    where id = ${claimed.id} and worker = ${claimed.worker}`);
  if (isOurs === 0) return false;
  await tx.run(sql`
    update notification_deliveries
    set status = ${after.status}, attempts = attempts + 1, next_at = ${after.nextAt},
      first_at = coalesce(first_at, ${now}), last_at = ${now}, answer_status = ${result.status},
      answer = ${result.answer}, error = ${result.error}
    where id = ${deliveryId} and endpoint_id = ${claimed.id} and status = 'pending'`);
  return true;
}

/** `now` is in seconds. */
export const expireDeliveries = (db: Database, now: number): Promise<number> =>
  db.authenticating((tx) => tx.run(sql`select expire_notifications(${now * 1000})`));

/** Before an event is sent to other endpoints: rows are always locked in this order, so that no two writers wait for each other. */
export async function lockEndpoints({ tx, who }: Act): Promise<void> {
  await tx.run(sql`
    select id from notification_endpoints
    where team_id = ${who.teamId}
    order by id
    for update`);
}

/** What waits at it is dead, because it would come too late. */
export async function switchOff({ tx, now }: Act, { id }: Claimed, reason: "gone" | "failing"): Promise<void> {
  await tx.run(sql`
    update notification_endpoints
    set is_enabled = false, disabled_reason = ${reason}, due_at = null, updated_at = ${Math.floor(now / 1000)}
    where id = ${id}`);
  await tx.run(sql`
    update notification_deliveries
    set status = 'dead', error = coalesce(error, 'The endpoint was switched off.')
    where endpoint_id = ${id} and status = 'pending'`);
}

export const notificationLag: ReadLag = async (tx, now) => {
  const [row] = await tx.query(sql<{ behind: number | null }>`select notifications_behind(${now}) as behind`);
  return { name: "notifications", behind_seconds: Math.floor((row?.behind ?? 0) / 1000) };
};
