import type { Database } from "../../../platform/db/database.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind, bindPublic } from "../../../platform/http/binding.ts";
import { decideDeviceLoginOp, getDeviceLoginOp, startDeviceLoginOp, takeDeviceKeyOp } from "./contract.ts";
import { decideDeviceLogin, showDeviceLogin } from "./decide-login.ts";
import { DEVICE_INTERVAL, DEVICE_SECONDS, startDeviceLogin } from "./start-login.ts";
import { takeDeviceKey } from "./take-key.ts";

export interface DeviceNeeds {
  readonly db: Database;
  readonly publicUrl: string;
}

const unstored = { headers: { "cache-control": "no-store" } } as const;

export function deviceRoutes({ db, publicUrl }: DeviceNeeds): Binding[] {
  return [
    bindPublic(startDeviceLoginOp, async (r) => {
      const codes = await startDeviceLogin(db, r.body, r);
      const more = { verification_uri: `${publicUrl}/device`, expires_in: DEVICE_SECONDS, interval: DEVICE_INTERVAL };
      return ok({ ...codes, ...more }, unstored);
    }),
    bindPublic(takeDeviceKeyOp, async (r) => {
      const { key, teamId } = await takeDeviceKey(db, r.body.device_code, r);
      const { id, name, scopes, expires_at, secret } = key;
      return ok({ key: secret, key_id: id, name, scopes, team_id: teamId, expires_at }, unstored);
    }),
    bind(getDeviceLoginOp, async (r) => ok(await showDeviceLogin(db, r.params.user_code, r))),
    bind(decideDeviceLoginOp, async (r) => {
      const decision = { userCode: r.params.user_code, approve: r.body.approve };
      return ok(await decideDeviceLogin(db, decision, r));
    }),
  ];
}
