import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";

export interface RunOutcome {
  readonly evaluation_id: string;
  readonly agent_id: string;
  readonly status: string;
  readonly verdict: string | null;
  readonly report: Readonly<Record<string, unknown>> | null;
  readonly inspection: readonly Readonly<Record<string, unknown>>[];
}

/** What a run came to, beside its single prompts. */
export async function readOutcome(act: Act, id: string): Promise<RunOutcome> {
  const [row] = await act.tx.query<RunOutcome>(
    `select e.id as evaluation_id, e.agent_id, e.status, e.verdict, r.report, coalesce(r.inspection, '[]') as inspection
     from evaluations e left join evaluation_reports r on r.evaluation_id = e.id where e.id = $1 and e.team_id = $2`,
    [id, act.who.teamId],
  );
  if (!row) throw fault("EVALUATION_NOT_FOUND");
  return row;
}
