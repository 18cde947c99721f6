import type { Act } from "../../../platform/act.ts";

interface Listed {
  readonly evaluation_id: string;
  readonly agent_id: string;
}

/** Runs that have something to show: all but those that have not got one answer yet. */
export async function listResults(
  act: Act,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ results: readonly Listed[]; total: number }> {
  const where = "e.team_id = $1 and e.created_at >= 0 and e.resisted + e.failed + e.unassessed > 0";
  const results = await act.tx.query<Listed>(
    `select e.id as evaluation_id, e.team_id, e.created_by, e.created_at, e.completed_at, e.agent_id,
       e.status, e.verdict
     from evaluations e where ${where} order by e.created_at desc, e.id desc limit $2 offset $3`,
    [act.who.teamId, limit, offset],
  );
  const [counted] = await act.tx.query<{ total: number }>(
    `select count(*) as total from evaluations e where ${where}`,
    [act.who.teamId],
  );
  return { results, total: counted?.total ?? 0 };
}
