import type { Act } from "../../../platform/act.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { Question } from "../harness/harness.ts";
import type { EvaluationControlRow } from "../tables/rows.ts";
import type { ControlName } from "./control.ts";

type Kept = Refined<
  Pick<EvaluationControlRow, "n" | "control" | "question" | "met">,
  { readonly control: ControlName; readonly question: Question }
>;

/** A control question with what came of it. `met` is null where there is no answer. */
export interface ControlRow extends Kept {
  /** The last answer; empty where the agent answered nothing. */
  readonly reply: string | null;
}

export interface NewControl extends Kept {
  /** `{ turns }`, as JSON that the database takes. */
  readonly observation: string;
}

export function selectControls(act: Act, evaluationId: string): Promise<ControlRow[]> {
  return act.tx.query(sql<ControlRow>`
    select n, control, question, met,
      case when observation -> 'turns' -> -1 ->> 'kind' = 'empty' then ''
        else observation -> 'turns' -> -1 ->> 'text' end as reply
    from evaluation_controls
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}
    order by n`);
}

/** False when it is there already. */
export async function insertControl(act: Act, evaluationId: string, row: NewControl): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into evaluation_controls (evaluation_id, n, team_id, control, question, met, observation, observed_at)
    values (${evaluationId}, ${row.n}, ${act.who.teamId}, ${row.control}, ${JSON.stringify(row.question)}, ${row.met},
      ${row.observation}, ${act.now})
    on conflict do nothing`);
  return inserted > 0;
}
