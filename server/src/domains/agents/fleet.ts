import type { Act } from "../../platform/act.ts";
import type { Fleet, FleetMember, FleetPortrait } from "./port.ts";
import { countedStageIn, trustedNowIn } from "./record/trust-stage.ts";

/** All of them, so that an old agent which failed is not forgotten; beyond this the newest stand for the whole. */
const MOST = 100_000;
const LIVING = "team_id = $1 and created_at >= 0 and status <> 'archived'";

/** The team's agents with what their trust rests on, the newest first. */
export async function readFleet(act: Act): Promise<Fleet> {
  const counted = await act.tx.query<{ trust_stage: string; agents: number }>(
    `select ${countedStageIn("agents")} as trust_stage, count(*)::int as agents from agents where ${LIVING} group by 1`,
    [act.who.teamId],
  );
  const members = await act.tx.query<FleetMember>(
    `select id, agent_name, trust_stage, ${trustedNowIn("agents")} as trusted_now, ${countedStageIn("agents")} as counted_stage,
       ttt_days, created_at, protection_status
     from agents where ${LIVING} order by created_at desc, id desc limit ${MOST}`,
    [act.who.teamId],
  );
  return {
    byStage: Object.fromEntries(counted.map(({ trust_stage, agents }) => [trust_stage, agents])),
    total: counted.reduce((sum, { agents }) => sum + agents, 0),
    members,
  };
}

/** What takes a look at each, or is long: for those that are shown. */
export function portraits(act: Act, ids: readonly string[]): Promise<FleetPortrait[]> {
  return act.tx.query<FleetPortrait>(
    `select a.id, a.model_name, a.protocol, a.access_level, a.latest_evaluation, coalesce((select max(h.at) from agent_history h
       where h.team_id = a.team_id and h.agent_id = a.id and h.action = 'stage_moved'), a.created_at) as stage_since
     from agents a where a.team_id = $1 and a.id = any($2::uuid[])`,
    [act.who.teamId, ids],
  );
}
