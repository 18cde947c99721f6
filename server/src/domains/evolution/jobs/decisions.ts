import type { Act } from "../../../platform/act.ts";

/**
 * How often the same hold-out has decided about this agent; each further decision gets less of the error allowed. A job that
 * tried again after a group was worse has decided twice: it began at one attempt and ended at the next.
 */
export async function decisionsOn(
  act: Act,
  { agentId, holdoutHash }: { agentId: string; holdoutHash: string },
): Promise<number> {
  const [row] = await act.tx.query<{ count: number }>(
    `select coalesce(sum(coalesce((decision->>'attempt')::int, attempt) - attempt + 1), 0)::int as count
     from evolution_jobs where team_id = $1 and agent_id = $2 and holdout_hash = $3 and decision is not null`,
    [act.who.teamId, agentId, holdoutHash],
  );
  return row?.count ?? 0;
}
