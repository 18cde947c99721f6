import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { sourceOf, writeAudit } from "../../../platform/audit/record.ts";
import { inTeamOf } from "../../../platform/db/turn.ts";
import type { TeamCreate } from "./shapes.ts";
import type { TeamRow } from "./store.ts";

/** A team of its own for the caller. Its audit log begins with it, in the new team and not in the one acted from. */
export async function createTeam(act: Act, wanted: TeamCreate, ownerId: string | null): Promise<TeamRow> {
  const userId = act.who.userId;
  if (ownerId !== null && ownerId !== userId) throw fault("USER_NOT_FOUND");
  const [now, teamId] = [actSeconds(act), newId(act.now)];
  const team: TeamRow = {
    id: teamId,
    name: wanted.name,
    description: wanted.description ?? null,
    created_by: userId,
    created_at: now,
    updated_at: now,
  };
  await inTeamOf(act.tx, teamId, async () => {
    await act.tx.run(
      "insert into teams (id, name, description, created_by, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)",
      [team.id, team.name, team.description, userId, now],
    );
    await act.tx.run(
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, 'OWNER', $4, $4)",
      [newId(act.now), teamId, userId, now],
    );
    const target = { kind: "team", id: teamId };
    await writeAudit(act.tx, { ...sourceOf(act), teamId }, { action: "team.created", target });
  });
  return team;
}
