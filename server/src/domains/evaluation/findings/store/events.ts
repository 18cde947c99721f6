import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { FindingEventRow } from "../../tables/rows.ts";

type Told = Partial<
  Pick<
    FindingEventRow,
    "state" | "former_state" | "reason" | "until_at" | "owner" | "by_person" | "evaluation_id" | "campaign_id"
  >
>;
export interface NewEvent extends Told {
  readonly finding_id: string;
  readonly kind: FindingEventRow["kind"];
}

export async function insertEvents(act: Act, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, id: newId(act.now) }));
  await act.tx.run(sql`
    insert into finding_events (id, team_id, finding_id, at, kind, state, former_state, reason, until_at, owner, by_person,
      evaluation_id, campaign_id)
    select n.id, ${act.who.teamId}, n.finding_id, ${actSeconds(act)}, n.kind, n.state, n.former_state, n.reason,
      n.until_at, n.owner, n.by_person, n.evaluation_id, n.campaign_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id uuid, finding_id uuid, kind text, state text,
      former_state text, reason text, until_at bigint, owner uuid, by_person uuid, evaluation_id uuid, campaign_id uuid)`);
}

const MOST_EVENTS = 200;

/** The newest, oldest of them first. */
export async function selectEvents(act: Act, findingId: string): Promise<FindingEventRow[]> {
  const rows = await act.tx.query(sql<FindingEventRow>`
    select * from finding_events
    where finding_id = ${findingId} and team_id = ${act.who.teamId}
    order by at desc, kind = 'found', id desc
    limit ${MOST_EVENTS}`);
  return rows.toReversed();
}
