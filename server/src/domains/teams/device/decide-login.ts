import { fault } from "../../../kernel/errors.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { sourceOf, writeAudit } from "../../../platform/audit/record.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { type DeviceCode, decideDeviceCode, holdByUserCode } from "../sign-in/store/device-codes.ts";
import { guessOf, slowGuesses } from "../sign-in/throttle.ts";
import { hashSecret } from "../tokens/random-tokens.ts";
import { normalUserCode } from "./codes.ts";
import type { AskedAt } from "./start-login.ts";

export interface Deciding extends AskedAt {
  readonly who: Principal;
}

type ShownLogin = Pick<DeviceCode, "client" | "scope" | "address" | "created_at" | "expires_at">;

/** What a code asks for. One that is decided, expired or unknown is not found. */
export function showDeviceLogin(db: Database, userCode: string, at: Deciding): Promise<ShownLogin> {
  return byUserCode(db, { userCode, at }, async (_tx, code) => code);
}

export interface Decision {
  readonly userCode: string;
  readonly approve: boolean;
}

export function decideDeviceLogin(db: Database, { userCode, approve }: Decision, at: Deciding): Promise<ShownLogin> {
  return byUserCode(db, { userCode, at }, async (tx, code) => {
    const { teamId: team_id, userId: user_id } = at.who;
    await decideDeviceCode(tx, code, { state: approve ? "approved" : "denied", team_id, user_id });
    const { client, scope, address } = code;
    const action = approve ? "device.approved" : "device.denied";
    await writeAudit(tx, sourceOf(at), { action, details: { client, scope, address } });
    return code;
  });
}

interface Sought {
  readonly userCode: string;
  readonly at: Deciding;
}

/** The codes are short, so that wrong ones are counted. */
function byUserCode(
  db: Database,
  { userCode, at }: Sought,
  work: (tx: Sql, code: DeviceCode) => Promise<DeviceCode>,
): Promise<ShownLogin> {
  return slowGuesses(db, { attempt: guessOf(at.who, at), wrong: ["DEVICE_NOT_FOUND"] }, () =>
    db.authenticating(async (tx) => {
      const code = await holdByUserCode(tx, hashSecret(normalUserCode(userCode)), Math.floor(at.now / 1000));
      if (!code) throw fault("DEVICE_NOT_FOUND");
      const { client, scope, address, created_at, expires_at } = await work(tx, code);
      return { client, scope, address, created_at, expires_at };
    }),
  );
}
