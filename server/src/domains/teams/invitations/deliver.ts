import type { OperationSpec } from "../../../kernel/operation.ts";
import type { Act } from "../../../platform/act.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import type { Request } from "../../../platform/http/binding.ts";
import { noteMailedOnly } from "../people/invitation-store.ts";
import { hashSecret } from "../tokens/random-tokens.ts";
import type { Issued } from "./issue-invitation.ts";
import { invitationLetter } from "./letter.ts";
import type { InvitationNeeds } from "./needs.ts";

export interface Delivery {
  readonly status: 200 | 201;
  /** Show the link to the inviter, and send no mail. */
  readonly showLink: boolean;
  readonly issue: (act: Act) => Promise<Issued>;
}

type Scope = Pick<Request<OperationSpec>, "transaction" | "inTeam">;

/**
 * Issues an invitation, and mails its link or shows it. A link that the mail server accepted is shown to no one else:
 * opening it then verifies the address. The mail is sent after the invitation is committed. The stored response for a
 * repeated Idempotency-Key contains no link, and a repetition sends no mail.
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
  const isMailed = !delivery.showLink && ((await needs.mailer?.send(invitationLetter(issued, link))) ?? false);
  if (isMailed) await scope.inTeam((act) => noteMailedOnly(act.tx, issued.invitation, hashSecret(token)));
  const shown = { link: isMailed ? null : link, mailed: isMailed };
  return { ...kept, body: { ...issued.invitation, ...shown }, headers: { "cache-control": "no-store" } };
}
