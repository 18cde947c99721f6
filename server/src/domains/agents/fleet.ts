import type { Act } from "../../platform/act.ts";
import type { FleetMember } from "./port.ts";

/** No page shows more, and an answer that no client can hold helps nobody. */
const MOST = 1000;

/** The team's agents with what their trust rests on, the newest first. */
export function readFleet(act: Act): Promise<FleetMember[]> {
  return act.tx.query<FleetMember>(
    `select a.id, a.agent_name, a.trust_stage, a.ttt_days, a.trusted_at, a.created_at, a.protection_status,
       a.latest_evaluation, coalesce((select max(h.at) from agent_history h
         where h.team_id = a.team_id and h.agent_id = a.id and h.action = 'stage_moved'), a.created_at) as stage_since
     from agents a where a.team_id = $1 order by a.created_at desc, a.id desc limit ${MOST}`,
    [act.who.teamId],
  );
}
