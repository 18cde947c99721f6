import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { holdTeam, ownRole } from "../people/store.ts";
import { voidTokens } from "../people/void-tokens.ts";

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
  // The stronger lock waits for every transaction that is adding rows to the team, so that those are erased too.
  await act.tx.run(sql`select from teams where id = ${teamId} for update`);
  await act.tx.run(sql`
    update teams
    set name = '', description = null, updated_at = ${actSeconds(act)}, deleted_at = ${actSeconds(act)}
    where id = ${teamId}`);
  for (const erase of needs.erasers) await erase(act);
  await erasePeople(needs, act);
  await recordAudit(act, { action: "team.deleted", target: { kind: "team", id: teamId } });
}

/** What the teams domain itself holds of a team. People stay; their ties to the team, and all that used them, go. */
async function erasePeople(needs: PeopleNeeds, act: Act): Promise<void> {
  const { teamId } = act.who;
  await act.tx.run(sql`delete from api_keys where team_id = ${teamId}`);
  await act.tx.run(sql`delete from invitations where team_id = ${teamId}`);
  await act.tx.run(sql`delete from idempotent_answers where team_id = ${teamId}`);
  await asAuthenticator(act.tx, async (tx) => {
    await tx.run(sql`delete from sessions where team_id = ${teamId}`);
    await tx.run(sql`update users set default_team_id = null where default_team_id = ${teamId}`);
    const ended = await tx.query(sql<{ user_id: string; team_id: string }>`
      delete from memberships
      where team_id = ${teamId}
      returning user_id, team_id`);
    for (const membership of ended) await voidTokens(needs, tx, membership);
  });
}
