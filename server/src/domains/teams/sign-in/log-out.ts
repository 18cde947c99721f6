import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { endSession } from "./store/sessions.ts";

/** Ends the caller's session. Its tokens are void here immediately and elsewhere within seconds. */
export async function logOut(act: Act): Promise<void> {
  const sessionId = act.who.credentialId;
  if (act.who.kind !== "user" || sessionId === null) return;
  await endSession(act.tx, { sessionId, reason: "signed out", nowMs: act.now });
  await recordAudit(act, { action: "session.ended", target: { kind: "session", id: sessionId } });
}
