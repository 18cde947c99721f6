import type { OperationSpec } from "../../../kernel/operation.ts";
import type { Act } from "../../../platform/act.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import type { Request } from "../../../platform/http/binding.ts";
import type { Issued } from "./issue-invitation.ts";
import { invitationLetter } from "./letter.ts";
import type { InvitationNeeds } from "./needs.ts";

export interface Delivery {
  readonly status: 200 | 201;
  readonly issue: (act: Act) => Promise<Issued>;
}

type Scope = Pick<Request<OperationSpec>, "transaction">;

/**
 * Issues an invitation and shows its link. The mail goes out once the invitation is committed; what is kept for a
 * repeated Idempotency-Key has no link in it, and a repetition mails nothing.
 */
export async function deliver(needs: InvitationNeeds, scope: Scope, delivery: Delivery): Promise<Answer> {
  const done: { issued?: Issued } = {};
  const kept = await scope.transaction(async (act) => {
    done.issued = await delivery.issue(act);
    return { status: delivery.status, body: { ...done.issued.invitation, link: null, mailed: null } };
  });
  if (!done.issued) return kept;
  const { token, ...issued } = done.issued;
  const link = `${needs.publicUrl}/welcome#invitation=${token}`;
  const mailed = (await needs.mailer?.send(invitationLetter(issued, link))) ?? false;
  return { ...kept, body: { ...issued.invitation, link, mailed }, headers: { "cache-control": "no-store" } };
}
