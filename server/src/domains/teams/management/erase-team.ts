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
import { deleteDeviceCodesOfTeam } from "../sign-in/store/device-codes.ts";
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
 * Deletes everything that the current team owns, in one transaction. What remains is a team without a name, for the
 * audit log to refer to. The mark comes first: only a team that has it gives up its history.
 */
export async function eraseTeam(needs: PeopleNeeds, act: Act): Promise<void> {
  const { teamId } = act.who;
  await blankTeam(act.tx, teamId, actSeconds(act));
  for (const erase of needs.erasers) await erase(act);
  await erasePeople(needs, act);
  await recordAudit(act, { action: "team.deleted", target: { kind: "team", id: teamId } });
}

/**
 * What the teams domain itself stores for a team. Users stay. Their memberships, and everything that used them, are
 * deleted.
 */
async function erasePeople(needs: PeopleNeeds, act: Act): Promise<void> {
  const { teamId } = act.who;
  await deleteKeysOfTeam(act.tx, teamId);
  await deleteDeviceCodesOfTeam(act.tx, teamId);
  await deleteInvitationsOfTeam(act.tx, teamId);
  await forgetAnswers(act.tx, { teamId });
  await asAuthenticator(act.tx, async (tx) => {
    await deleteSessionsOfTeam(tx, teamId);
    await clearDefaultTeam(tx, teamId, null);
    const ended = await deleteMembershipsOfTeam(tx, teamId);
    for (const membership of ended) await voidTokens(needs, tx, membership);
  });
}
