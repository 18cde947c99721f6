import { Fault } from "../../../kernel/errors.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import type { Request } from "../../../platform/http/binding.ts";
import type { Issued } from "./issue-invitation.ts";
import { invitationLetter } from "./letter.ts";
import type { InvitationNeeds } from "./needs.ts";

export interface Delivery {
  readonly operation: OperationSpec;
  readonly status: 200 | 201;
  readonly issue: (act: Act) => Promise<Issued>;
}

type Scope = Pick<Request<OperationSpec>, "transaction" | "inTeam">;

/**
 * Issues an invitation and shows its link. The mail goes out once the invitation is committed; what is kept for a
 * repeated Idempotency-Key has no link in it, and a repetition mails nothing.
 */
export async function deliver(needs: InvitationNeeds, scope: Scope, delivery: Delivery): Promise<Answer> {
  const done: { issued?: Issued } = {};
  const kept = await scope
    .transaction(async (act) => {
      done.issued = await delivery.issue(act);
      return { status: delivery.status, body: { ...done.issued.invitation, link: null, mailed: null } };
    })
    .catch((error: unknown) => tellDenial(error, scope, delivery.operation));
  if (!done.issued) return kept;
  const { token, ...issued } = done.issued;
  const link = `${needs.publicUrl}/welcome#invitation=${token}`;
  const mailed = (await needs.mailer?.send(invitationLetter(issued, link))) ?? false;
  return { ...kept, body: { ...issued.invitation, link, mailed }, headers: { "cache-control": "no-store" } };
}

/** Reaching for a higher role is refused inside the transaction, which takes its audit rows along; so it is told here. */
async function tellDenial(error: unknown, scope: Scope, operation: OperationSpec): Promise<never> {
  if (error instanceof Fault && error.code === "NOT_ALLOWED") {
    const target = { kind: "operation", id: operation.id };
    await scope.inTeam((act) => recordAudit(act, { action: "operation.denied", target, outcome: "denied" }));
  }
  throw error;
}
