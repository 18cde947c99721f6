import type { Act } from "../../platform/act.ts";
import { countByStage, fleetMembers } from "./configurations/store/fleet.ts";
import type { Fleet } from "./port.ts";

/** The team's agents with what their trust is based on, newest first. */
export async function readFleet(act: Act): Promise<Fleet> {
  const counts = await countByStage(act);
  const members = await fleetMembers(act);
  return {
    byStage: Object.fromEntries(counts.map(({ trust_stage, agents }) => [trust_stage, agents])),
    total: counts.reduce((sum, { agents }) => sum + agents, 0),
    members,
  };
}
