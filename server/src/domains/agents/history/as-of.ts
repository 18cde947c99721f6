import type { Act } from "../../../platform/act.ts";
import { getAgent } from "../configurations/store/agents.ts";
import type { AgentRow } from "../record/agent-row.ts";
import { changesBetween } from "./changes-between.ts";

/** The agent with every field as it was at a revision, except its masked key and the results of evaluations. */
export async function agentAsOf(act: Act, id: string, revision: number): Promise<AgentRow> {
  const agent = await getAgent(act, id);
  const { fields } = await changesBetween(act, id, { from: revision, to: agent.revision });
  const earlier = Object.entries(fields).map(([name, { from }]) => [name, from]);
  return { ...agent, ...Object.fromEntries(earlier), revision };
}
