import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { ShownPulse } from "./shapes.ts";
import { selectPulse } from "./store.ts";

export async function getPulse(agents: AgentsPort, act: Act, agentId: string): Promise<{ legs: ShownPulse[] }> {
  await agents.get(act, agentId);
  const rows = await selectPulse(act, agentId);
  return {
    legs: rows.map(({ team_id: _team, agent_id: _agent, leg, ...pulse }) => ({
      ...pulse,
      leg: leg as ShownPulse["leg"],
    })),
  };
}
