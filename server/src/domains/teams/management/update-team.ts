import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit, stateHash } from "../../../platform/audit/record.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { TeamUpdate } from "../people/shapes.ts";
import { holdTeam, type TeamRow } from "../people/store.ts";

export function teamEtag(team: TeamRow): string {
  return `"${stateHash(team).slice(0, 32)}"`;
}

export interface TeamChange {
  readonly teamId: string;
  readonly change: TeamUpdate;
  readonly ifMatch: string | undefined;
}

export async function updateTeam(act: Act, { teamId, change, ifMatch }: TeamChange): Promise<TeamRow> {
  const before = await holdTeam(act, teamId);
  if (!accepts(ifMatch, teamEtag(before))) throw fault("PRECONDITION_FAILED");
  const name = change.name ?? before.name;
  const description = change.description === undefined ? before.description : change.description;
  if (name === before.name && description === before.description) return before;
  const after: TeamRow = { ...before, name, description, updated_at: actSeconds(act) };
  await act.tx.run(sql`
    update teams
    set name = ${name}, description = ${description}, updated_at = ${after.updated_at}
    where id = ${teamId}`);
  await recordAudit(act, {
    action: "team.updated",
    target: { kind: "team", id: teamId },
    beforeHash: stateHash(before),
    afterHash: stateHash(after),
  });
  return after;
}

function accepts(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === "*") return true;
  return ifMatch.split(",").some((tag) => tag.trim() === etag);
}
