import { fault } from "../../../kernel/errors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type CreatedKey, createKey } from "../keys/create-key.ts";
import { findMember } from "../sign-in/store/accounts.ts";
import { type DeviceCode, pollDeviceCode, spendDeviceCode } from "../sign-in/store/device-codes.ts";
import { principal } from "../tokens/claims.ts";
import { hashSecret } from "../tokens/random-tokens.ts";
import { type AskedAt, DEVICE_INTERVAL } from "./start-login.ts";

/** A laptop that is given away should not hold a key for ever. */
const KEY_DAYS = 90;
/** A clock of the program that runs a little fast is not told to slow down. */
const SLACK_MS = 500;

export interface TakenKey {
  readonly key: CreatedKey;
  readonly teamId: string;
}

/** The key, once a person has approved it. It is made now, so that it was never stored. */
export async function takeDeviceKey(db: Database, deviceCode: string, at: AskedAt): Promise<TakenKey> {
  const hash = hashSecret(deviceCode);
  const code = await approved(db, hash, at);
  const { user_id: userId, team_id: teamId } = code;
  if (!userId || !teamId) throw fault("DEVICE_DENIED", { internal: "the person or team that approved it is gone" });
  const member = await db.authenticating((tx) => findMember(tx, userId, teamId));
  const who =
    member && principal({ kind: "user", userId, teamId, role: member.role, scopes: ["full"], credentialId: null });
  if (!who?.powers.has("key:own"))
    throw fault("DEVICE_DENIED", { internal: "the approver can't create keys any more" });
  return db.transaction({ teamId, userId }, async (tx) => {
    if (!(await spendDeviceCode(tx, hash))) throw fault("DEVICE_EXPIRED");
    const wanted = { name: code.client, scopes: [code.scope], expires_in_days: KEY_DAYS };
    return { key: await createKey({ tx, who, ...at }, wanted), teamId };
  });
}

/** An unknown, a used and an expired code are told alike. */
async function approved(db: Database, hash: string, { now: nowMs }: AskedAt): Promise<DeviceCode> {
  const polled = await db.authenticating(async (tx) => {
    const code = await pollDeviceCode(tx, hash, { now: Math.floor(nowMs / 1000), nowMs });
    if (code?.state === "denied") await spendDeviceCode(tx, hash);
    return code;
  });
  if (!polled) throw fault("DEVICE_EXPIRED");
  if (polled.state === "denied") throw fault("DEVICE_DENIED");
  const since = nowMs - polled.polled_at_ms;
  if (since >= 0 && since < DEVICE_INTERVAL * 1000 - SLACK_MS) throw fault("DEVICE_SLOW_DOWN");
  if (polled.state === "pending") throw fault("DEVICE_PENDING");
  return polled;
}
