import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { forgetAnswers } from "../../../platform/http/idempotency.ts";
import { deleteKeysOfTeam } from "../keys/store.ts";
import { deleteInvitationsOfTeam } from "../people/invitation-store.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { blankTeam, deleteMembershipsOfTeam, holdTeam, ownRole } from "../people/store.ts";
import { clearDefaultTeam } from "../people/user-store.ts";
import { voidTokens } from "../people/void-tokens.ts";
import { deleteSessionsOfTeam } from "../sign-in/store/sessions.ts";

export interface TeamDeletion {
  readonly teamId: string;
  readonly confirmName: string;
}

export async function deleteTeam(needs: PeopleNeeds, act: Act, wish: TeamDeletion): Promise<void> {
  const team = await holdTeam(act, wish.teamId);
  if ((await ownRole(act)) !== "OWNER") throw fault("NOT_ALLOWED");
  if (wish.confirmName !== team.name) {
    throw unprocessable(["body", "confirm_name"], "This is not the name of the team", wish.confirmName);
  }
  await eraseTeam(needs, act);
}

/**
 * Removes all that the acting team owns, in one transaction. What is left is a team without a name, for the audit log
 * to point at. The mark comes first: only a team that bears it gives up its history.
 */
export async function eraseTeam(needs: PeopleNeeds, act: Act): Promise<void> {
  const { teamId } = act.who;
  await blankTeam(act.tx, teamId, actSeconds(act));
  for (const erase of needs.erasers) await erase(act);
  await erasePeople(needs, act);
  await recordAudit(act, { action: "team.deleted", target: { kind: "team", id: teamId } });
}

/** What the teams domain itself holds of a team. People stay; their ties to the team, and all that used them, go. */
async function erasePeople(needs: PeopleNeeds, act: Act): Promise<void> {
  const { teamId } = act.who;
  await deleteKeysOfTeam(act.tx, teamId);
  await deleteInvitationsOfTeam(act.tx, teamId);
  await forgetAnswers(act.tx, { teamId });
  await asAuthenticator(act.tx, async (tx) => {
    await deleteSessionsOfTeam(tx, teamId);
    await clearDefaultTeam(tx, teamId, null);
    const ended = await deleteMembershipsOfTeam(tx, teamId);
    for (const membership of ended) await voidTokens(needs, tx, membership);
  });
}
