import type { Clock } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Revocations } from "../tokens/revocations.ts";
import type { SignedIn } from "../tokens/signed-in.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { AfterFirstTeam } from "./first-team.ts";
import type { Member, OpenedSession } from "./store/sessions.ts";

export interface SignInNeeds {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly revocations: Revocations;
  readonly clock: Clock;
  readonly afterFirstTeam?: AfterFirstTeam | undefined;
}

/** Who signed in, and the session that was opened. */
export interface Entered {
  readonly member: Member;
  readonly opened: OpenedSession;
}

/**
 * Tokens for a committed session. Never inside the transaction that opens it: issuing them may have to read the keys,
 * and must not wait for a connection while it holds one.
 */
export async function signedIn(needs: SignInNeeds, { member, opened }: Entered): Promise<SignedIn> {
  const subject = {
    kind: "user",
    userId: member.user_id,
    teamId: member.team_id,
    role: member.role,
    scopes: ["full"],
    credentialId: opened.sessionId,
    mustChangePassword: member.password_change_required,
  } as const;
  const { token, expiresIn } = await needs.tokens.mintAccess(subject, { heldAt: member.held_at });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: expiresIn,
    team_id: member.team_id,
    password_change_required: member.password_change_required,
    refreshToken: opened.refreshToken,
  };
}
