import { fault } from "../../../kernel/errors.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { SignedIn } from "../tokens/signed-in.ts";
import { signInSource } from "./log-in.ts";
import { type SignInNeeds, signedIn } from "./needs.ts";
import { holdMember } from "./store/accounts.ts";
import { type Circumstances, endSession, turnRefreshToken } from "./store/sessions.ts";

/** A new access token for a refresh token, with the user's current role. */
export async function refreshSession(needs: SignInNeeds, token: string, at: Circumstances): Promise<SignedIn> {
  // The verdict is returned from the transaction, not thrown, because ending a stolen session must commit.
  const entered = await needs.db.authenticating(async (tx) => {
    const turned = await turnRefreshToken(tx, token, needs.clock.milliseconds());
    if (turned.kind === "unknown") return null;
    const source = signInSource(turned.teamId, turned.userId, at);
    if (turned.kind === "reused") {
      const target = { kind: "session", id: turned.sessionId };
      await writeAudit(tx, source, { action: "session.reuse_detected", target, outcome: "denied" });
      return null;
    }
    const member = await holdMember(tx, needs.clock, turned);
    if (!member) {
      await endSession(tx, { sessionId: turned.opened.sessionId, reason: "membership ended", nowMs: at.now });
      return null;
    }
    return { member, opened: turned.opened };
  });
  if (entered) return signedIn(needs, entered);
  await needs.revocations.refresh();
  throw fault("SESSION_ENDED");
}
