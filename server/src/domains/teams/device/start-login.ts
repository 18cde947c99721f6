import { fault } from "../../../kernel/errors.ts";
import type { Scope } from "../../../kernel/permissions.ts";
import type { Origin } from "../../../kernel/principal.ts";
import type { Database } from "../../../platform/db/database.ts";
import { countDeviceCodes, insertDeviceCode } from "../sign-in/store/device-codes.ts";
import { hashSecret, newSecret } from "../tokens/random-tokens.ts";
import { newUserCode, normalUserCode } from "./codes.ts";

export const DEVICE_SECONDS = 600;
export const DEVICE_INTERVAL = 5;
/** Anyone can ask for a code, so that only so many may wait. */
const MOST_WAITING = { here: 20, all: 5000 } as const;
const TRIES = 5;

export interface StartedLogin {
  readonly device_code: string;
  readonly user_code: string;
}

export interface AskedAt {
  readonly origin: Origin;
  readonly now: number;
}

/** Both codes are in this response and nowhere else: the table has their hashes. */
export function startDeviceLogin(
  db: Database,
  { client, scope }: { readonly client: string; readonly scope: Scope },
  { origin, now: nowMs }: AskedAt,
): Promise<StartedLogin> {
  const now = Math.floor(nowMs / 1000);
  return db.authenticating(async (tx) => {
    const { here, all } = await countDeviceCodes(tx, origin.address, now);
    if (here >= MOST_WAITING.here || all >= MOST_WAITING.all) throw fault("SIGN_IN_SLOWED", { retryAfter: 60 });
    const device_code = newSecret("agcd");
    const row = {
      ...{ device_hash: hashSecret(device_code), client, scope, address: origin.address },
      ...{ created_at: now, expires_at: now + DEVICE_SECONDS },
    };
    for (let tries = 0; tries < TRIES; tries++) {
      const user_code = newUserCode();
      const isNew = await insertDeviceCode(tx, { ...row, user_hash: hashSecret(normalUserCode(user_code)) });
      if (isNew) return { device_code, user_code };
    }
    throw fault("SIGN_IN_SLOWED", { retryAfter: 60, internal: "no free user code was found" });
  });
}
