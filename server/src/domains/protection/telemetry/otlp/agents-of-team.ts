import type { Act } from "../../../../platform/act.ts";
import type { ClaimedSubject } from "./meaning/subject.ts";
import type { ReceiverNeeds } from "./needs.ts";

/** A request can name any number of agents. Those after it are nobody's. */
const MOST = 1000;

export type FindAgent = (subject: ClaimedSubject) => string | null;

/** Which of the agents that records name are the team's. Asked once for a request. */
export async function agentsOfTeam(
  { agents }: Pick<ReceiverNeeds, "agents">,
  act: Act,
  subjects: readonly ClaimedSubject[],
): Promise<FindAgent> {
  const ids = [...new Set(subjects.flatMap(({ agentIds }) => agentIds))].slice(0, MOST);
  if (ids.length === 0) return () => null;
  const named = await agents.naming(
    act,
    ids.map((agent_id) => ({ agent_id })),
  );
  const known = new Set(named.filter(({ agent_name }) => agent_name !== null).map(({ agent_id }) => agent_id));
  return ({ agentIds }) => agentIds.find((id) => known.has(id)) ?? null;
}
