import { fault } from "../../../kernel/errors.ts";
import { actSeconds } from "../../../platform/act.ts";
import { type Answer, created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind, bindPublic, type RequestFacts } from "../../../platform/http/binding.ts";
import { listInvitations } from "../people/invitation-store.ts";
import { slowGuesses } from "../sign-in/throttle.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { acceptInvitationOp, declineInvitationOp, showInvitationOp } from "./answer-contract.ts";
import { createInvitationOp, listInvitationsOp, resendInvitationOp, revokeInvitationOp } from "./contract.ts";
import { declineInvitation } from "./decline-invitation.ts";
import { deliver } from "./deliver.ts";
import { createInvitation, resendInvitation } from "./issue-invitation.ts";
import type { InvitationNeeds } from "./needs.ts";
import { recipientOf } from "./recipient.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { showInvitation } from "./show-invitation.ts";

export function invitationRoutes(needs: InvitationNeeds): Binding[] {
  return [
    bind(createInvitationOp, (r) =>
      deliver(needs, r, {
        status: 201,
        showLink: r.query.show_link,
        issue: (act) => createInvitation(act, r.params.team_id, r.body),
      }),
    ),
    bind(listInvitationsOp, (r) =>
      r.inTeam(async (act) => {
        if (r.params.team_id !== act.who.teamId) throw fault("TEAM_NOT_FOUND");
        return ok(await listInvitations(act.tx, act.who.teamId, { ...r.query, now: actSeconds(act) }));
      }),
    ),
    bind(resendInvitationOp, (r) =>
      deliver(needs, r, {
        status: 200,
        showLink: r.query.show_link,
        issue: (act) => resendInvitation(act, r.params.team_id, r.params.invitation_id),
      }),
    ),
    bind(revokeInvitationOp, (r) =>
      r.transaction(async (act) => {
        await revokeInvitation(act, r.params.team_id, r.params.invitation_id);
        return noContent();
      }),
    ),
    bindPublic(showInvitationOp, (r) =>
      byLink(needs, r, async () => ok(await showInvitation(needs, r.body.token, r.now))),
    ),
    bindPublic(acceptInvitationOp, (r) =>
      byLink(needs, r, async () => {
        const recipient = await recipientOf(needs, r, r.body?.token);
        const acceptance = { ...r.body, id: r.params.invitation_id, recipient };
        const joined = await acceptInvitation(needs, acceptance, r);
        await needs.revocations.refresh();
        return created(joined);
      }),
    ),
    bindPublic(declineInvitationOp, (r) =>
      byLink(needs, r, async () => {
        const recipient = await recipientOf(needs, r, r.body?.token);
        return ok(await declineInvitation(needs, { id: r.params.invitation_id, recipient }, r));
      }),
    ),
  ];
}

/**
 * Anyone with a link can read its invitation, so guesses at one are counted like password guesses. A signed-in person
 * is identified by that, and guesses nothing.
 */
function byLink(needs: InvitationNeeds, facts: RequestFacts, work: () => Promise<Answer>): Promise<Answer> {
  if (facts.authorization !== undefined) return work();
  const attempt = { email: null, address: facts.origin.address, now: Math.floor(facts.now / 1000) };
  return slowGuesses(needs.db, { attempt, wrong: ["INVITATION_NOT_FOUND"] }, work);
}
