import { fault } from "../../../kernel/errors.ts";
import { viewInvitation } from "../people/invitation-store.ts";
import { roleWords } from "../people/role-words.ts";
import { hashSecret } from "../tokens/random-tokens.ts";
import type { InvitationNeeds } from "./needs.ts";

/** What someone with the link sees before deciding. */
export async function showInvitation({ db }: Pick<InvitationNeeds, "db">, token: string, nowMs: number) {
  const found = await db.authenticating((tx) => viewInvitation(tx, hashSecret(token), Math.floor(nowMs / 1000)));
  if (!found) throw fault("INVITATION_NOT_FOUND");
  if (found.status !== "PENDING") throw fault("INVITATION_CLOSED");
  return {
    invitation_id: found.id,
    team_id: found.team_id,
    team_name: found.team_name,
    email: found.email,
    role: found.role,
    role_description: roleWords[found.role].can,
    invited_by: found.inviter,
    expires_at: found.expires_at,
    has_account: found.has_account,
  };
}
