import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Scope } from "../../../kernel/permissions.ts";
import { isPerson } from "../../../kernel/principal.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { ownRole } from "../people/store.ts";
import { refusal } from "../tokens/tokens.ts";
import { makeKey } from "./secret.ts";
import { holdKey, insertKey, type ListedKey } from "./store.ts";

const DAY = 86_400;

export interface WantedKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly mcp_writes?: boolean | undefined;
  readonly expires_in_days?: number | null | undefined;
}

/** The secret is in this response and nowhere else afterwards. */
export type CreatedKey = ListedKey & { readonly secret: string };

export async function createKey(act: Act, wanted: WantedKey): Promise<CreatedKey> {
  const { teamId, userId } = act.who;
  const now = actSeconds(act);
  const madeWith = act.who.kind === "key" ? act.who.credentialId : null;
  const { clientId, secret, secretHash } = makeKey();
  const key = {
    id: newId(act.now),
    client_id: clientId,
    name: wanted.name,
    hint: secret.slice(-4),
    scopes: [...new Set(wanted.scopes)],
    mcp_writes: mcpWritesOf(act, wanted),
    role: await ownRole(act),
    user_id: userId,
    status: "ACTIVE",
    created_at: now,
    expires_at: earlier(
      wanted.expires_in_days ? now + wanted.expires_in_days * DAY : null,
      madeWith === null ? null : await endOf(act, madeWith),
    ),
    last_used_at: null,
    revoked_at: null,
  } as const;
  await insertKey(act.tx, {
    id: key.id,
    clientId,
    teamId,
    userId,
    madeWith,
    name: key.name,
    secretHash,
    hint: key.hint,
    scopes: key.scopes,
    mcpWrites: key.mcp_writes,
    role: key.role,
    createdAt: now,
    expiresAt: key.expires_at,
  });
  await recordAudit(act, {
    action: "key.created",
    target: { kind: "key", id: key.id },
    details: {
      scopes: key.scopes,
      mcp_writes: key.mcp_writes,
      role: key.role,
      expires_at: key.expires_at,
      made_with: madeWith,
    },
  });
  return { ...key, secret };
}

/** Only a person lets assistants change something: a key that could pass it on would widen itself. */
function mcpWritesOf({ who }: Act, { mcp_writes: wanted = false }: WantedKey): boolean {
  if (wanted && !isPerson(who)) throw fault("NOT_ALLOWED");
  return wanted;
}

/** A key created with a key expires with it at the latest. Otherwise a leaked one could prolong itself. */
async function endOf(act: Act, keyId: string): Promise<number | null> {
  const key = await holdKey(act.tx, act.who.teamId, keyId);
  if (!key) throw refusal("the key was revoked meanwhile");
  return key.expires_at;
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
