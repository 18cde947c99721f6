import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit, stateHash } from "../../../platform/audit/record.ts";
import { acceptsChange } from "../../../platform/http/etag.ts";
import type { TeamUpdate } from "../people/shapes.ts";
import { holdTeam, type Team, writeTeam } from "../people/store.ts";

export function teamEtag(team: Team): string {
  return `"${stateHash(team).slice(0, 32)}"`;
}

export interface TeamChange {
  readonly teamId: string;
  readonly change: TeamUpdate;
  readonly ifMatch: string | undefined;
}

export async function updateTeam(act: Act, { teamId, change, ifMatch }: TeamChange): Promise<Team> {
  const before = await holdTeam(act, teamId);
  if (!acceptsChange(ifMatch, teamEtag(before))) throw fault("PRECONDITION_FAILED");
  const name = change.name ?? before.name;
  const description = change.description === undefined ? before.description : change.description;
  if (name === before.name && description === before.description) return before;
  const after: Team = { ...before, name, description, updated_at: actSeconds(act) };
  await writeTeam(act.tx, after);
  await recordAudit(act, {
    action: "team.updated",
    target: { kind: "team", id: teamId },
    beforeHash: stateHash(before),
    afterHash: stateHash(after),
  });
  return after;
}
