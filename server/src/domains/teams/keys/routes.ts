import { actSeconds } from "../../../platform/act.ts";
import { created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind, bindPublic } from "../../../platform/http/binding.ts";
import { createKeyOp, endCurrentKeyOp, endOwnKeysOp, exchangeKeyOp, listKeysOp, revokeKeyOp } from "./contract.ts";
import { createKey } from "./create-key.ts";
import { endOwnKeys } from "./end-keys.ts";
import { exchangeKey, type KeyNeeds } from "./exchange-key.ts";
import { endCurrentKey, revokeKey } from "./revoke-key.ts";
import { listKeys } from "./store.ts";

const unstored = { headers: { "cache-control": "no-store" } } as const;

export function keyRoutes(needs: KeyNeeds): Binding[] {
  return [
    bind(createKeyOp, (r) =>
      r.transaction(async (act) => {
        const key = await createKey(act, r.body);
        return created(key, { ...unstored, kept: { ...key, secret: null } });
      }),
    ),
    bind(listKeysOp, (r) =>
      r.inTeam(async (act) => {
        const { teamId, userId, powers } = act.who;
        const whose = powers.has("key:manage") ? null : userId;
        return ok(await listKeys(act.tx, { teamId, userId: whose, now: actSeconds(act) }, r.query));
      }),
    ),
    bind(revokeKeyOp, async (r) => {
      await r.transaction(async (act) => ok(await revokeKey(act, r.params.key_id)));
      await needs.revocations.refresh();
      return noContent();
    }),
    bind(endCurrentKeyOp, async (r) => {
      await r.transaction(async (act) => ok(await endCurrentKey(act)));
      await needs.revocations.refresh();
      return noContent();
    }),
    bind(endOwnKeysOp, async (r) => {
      const answer = await r.transaction(async (act) => ok({ ended: await endOwnKeys(act) }));
      await needs.revocations.refresh();
      return answer;
    }),
    bindPublic(exchangeKeyOp, async (r) => ok(await exchangeKey(needs, r.body, r), unstored)),
  ];
}
