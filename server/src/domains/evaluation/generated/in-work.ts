import type { Act } from "../../../platform/act.ts";
import { type Statement, sql } from "../../../platform/db/sql.ts";
import type { HarnessesInWork } from "../../environment/port.ts";

const MOST_NAMED = 20;

const inWork = (act: Act, madeFrom: Statement): Promise<{ id: string; name: string }[]> =>
  act.tx.query(sql<{ id: string; name: string }>`
    select id, name from custom_harnesses
    where team_id = ${act.who.teamId} and status = 'draft' and workflow_status in ('created', 'starting', 'running')
      and ${madeFrom}
    order by created_at, id
    limit ${MOST_NAMED}`);

/** For the environment, which is further left, through the application. */
export const harnessesInWork: HarnessesInWork = {
  withPersona: (act, id) => inWork(act, sql`${id}::uuid = any(persona_ids)`),
  withPolicy: (act, id) => inWork(act, sql`${id}::uuid = any(policy_ids)`),
};
