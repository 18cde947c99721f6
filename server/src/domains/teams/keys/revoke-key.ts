import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { ACCESS_SECONDS, revoke } from "../tokens/revocations.ts";
import { endKeys, findMaker } from "./store.ts";

/**
 * Revokes a key and every key created with it: whoever stole one may have created more. Revoking an ended key changes
 * nothing. Another user's key looks nonexistent to anyone who does not manage the team's keys.
 */
export async function revokeKey(act: Act, id: string): Promise<void> {
  const { teamId, userId, powers } = act.who;
  const maker = await findMaker(act.tx, teamId, id);
  if (maker === undefined || (maker !== userId && !powers.has("key:manage"))) throw fault("KEY_NOT_FOUND");
  // A key in the chain may be creating another one right now. Revoking it waits for that, and the next round finds the
  // new one.
  let ended = await endKeys(act.tx, teamId, { id, now: actSeconds(act) });
  while (ended.length > 0) {
    for (const keyId of ended) await end(act, keyId, id);
    ended = await endKeys(act.tx, teamId, { id, now: actSeconds(act) });
  }
}

/** Ends the key that the caller uses. Its scope does not matter: a key that leaked can be ended by whoever finds it. */
export async function endCurrentKey(act: Act): Promise<void> {
  if (act.who.kind !== "key" || act.who.credentialId === null) throw fault("KEY_NOT_FOUND");
  await revokeKey(act, act.who.credentialId);
}

async function end(act: Act, id: string, asked: string): Promise<void> {
  // A key is never reactivated, so tokens that it is exchanged for while this commits are void as well.
  await revoke(act.tx, id, act.now + ACCESS_SECONDS * 1000);
  await recordAudit(act, {
    action: "key.revoked",
    target: { kind: "key", id },
    ...(id === asked ? {} : { details: { made_with: asked } }),
  });
}
