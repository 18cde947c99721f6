import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
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
  await act.tx.run("select from teams where id = $1 for update", [teamId]);
  await act.tx.run("update teams set name = '', description = null, updated_at = $2, deleted_at = $2 where id = $1", [
    teamId,
    actSeconds(act),
  ]);
  for (const erase of needs.erasers) await erase(act);
  await erasePeople(needs, act);
  await recordAudit(act, { action: "team.deleted", target: { kind: "team", id: teamId } });
}

/** What the teams domain itself holds of a team. People stay; their ties to the team, and all that used them, go. */
async function erasePeople(needs: PeopleNeeds, act: Act): Promise<void> {
  const { teamId } = act.who;
  await act.tx.run("delete from api_keys where team_id = $1", [teamId]);
  await act.tx.run("delete from invitations where team_id = $1", [teamId]);
  await act.tx.run("delete from idempotent_answers where team_id = $1", [teamId]);
  await asAuthenticator(act.tx, async (sql) => {
    await sql.run("delete from sessions where team_id = $1", [teamId]);
    await sql.run("update users set default_team_id = null where default_team_id = $1", [teamId]);
    const ended = await sql.query<{ user_id: string; team_id: string }>(
      "delete from memberships where team_id = $1 returning user_id, team_id",
      [teamId],
    );
    for (const membership of ended) await voidTokens(needs, sql, membership);
  });
}
