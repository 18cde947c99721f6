import type { Scope } from "../../../../kernel/permissions.ts";
import type { Sql, Tx } from "../../../../platform/db/database.ts";
import { type Refined, sql } from "../../../../platform/db/sql.ts";
import type { DeviceCodeRow } from "../../tables/rows.ts";

export type DeviceCode = Refined<
  Omit<DeviceCodeRow, "user_hash">,
  { readonly scope: Scope; readonly state: "pending" | "approved" | "denied" }
>;

export type NewDeviceCode = Pick<
  DeviceCodeRow,
  "device_hash" | "user_hash" | "client" | "scope" | "address" | "created_at" | "expires_at"
>;

/** False if the short code is taken at the moment. */
export async function insertDeviceCode(tx: Sql, code: NewDeviceCode): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into device_codes (device_hash, user_hash, client, scope, address, created_at, expires_at)
    values (
      ${code.device_hash}, ${code.user_hash}, ${code.client}, ${code.scope}, ${code.address}, ${code.created_at},
      ${code.expires_at}
    )
    on conflict do nothing`);
  return inserted === 1;
}

/** How many wait: from this network address, and altogether. */
export async function countDeviceCodes(
  tx: Sql,
  address: string,
  now: number,
): Promise<{ readonly here: number; readonly all: number }> {
  const [counted] = await tx.query(sql<{ here: number; all: number }>`
    select count(*) filter (where address = ${address}) as here, count(*) as "all"
    from device_codes
    where expires_at > ${now}`);
  return counted ?? { here: 0, all: 0 };
}

/** Locked, so that a code is decided and used once. */
export async function holdByUserCode(tx: Sql, userHash: string, now: number): Promise<DeviceCode | undefined> {
  const [code] = await tx.query(sql<DeviceCode>`
    select device_hash, client, scope, address, state, team_id, user_id, created_at, expires_at, polled_at_ms
    from device_codes
    where user_hash = ${userHash} and expires_at > ${now} and state = 'pending'
    for update`);
  return code;
}

export async function decideDeviceCode(
  tx: Sql,
  { device_hash }: Pick<DeviceCode, "device_hash">,
  decided: Required<Pick<DeviceCode, "state" | "team_id" | "user_id">>,
): Promise<void> {
  await tx.run(sql`
    update device_codes
    set state = ${decided.state}, team_id = ${decided.team_id}, user_id = ${decided.user_id}
    where device_hash = ${device_hash}`);
}

/** Notes that a program asked, and returns the row with the time when it asked before. */
export async function pollDeviceCode(
  tx: Sql,
  deviceHash: string,
  { now, nowMs }: { readonly now: number; readonly nowMs: number },
): Promise<DeviceCode | undefined> {
  const [code] = await tx.query(sql<DeviceCode>`
    select device_hash, client, scope, address, state, team_id, user_id, created_at, expires_at, polled_at_ms
    from device_codes
    where device_hash = ${deviceHash} and expires_at > ${now}
    for update`);
  if (code) await tx.run(sql`update device_codes set polled_at_ms = ${nowMs} where device_hash = ${deviceHash}`);
  return code;
}

/** Deleting is the use: of two programs with one code, only the first gets a key. */
export async function spendDeviceCode(tx: Sql | Tx, deviceHash: string): Promise<boolean> {
  return (await tx.run(sql`delete from device_codes where device_hash = ${deviceHash}`)) === 1;
}

export async function deleteDeviceCodesOfUser(tx: Sql, userId: string): Promise<void> {
  await tx.run(sql`delete from device_codes where user_id = ${userId}`);
}

export async function deleteDeviceCodesOfTeam(tx: Tx, teamId: string): Promise<void> {
  await tx.run(sql`delete from device_codes where team_id = ${teamId}`);
}
