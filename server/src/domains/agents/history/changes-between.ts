import type { Act } from "../../../platform/act.ts";
import type { FieldChanges, HistoryEntry } from "./read-history.ts";

/** What an agent became between two of its revisions. */
export interface ChangesBetween {
  /** Each field that is not what it was, with both values. Secrets are masked. */
  readonly fields: FieldChanges;
  /** The changes behind it, oldest first; the first thousand of them. */
  readonly steps: readonly Pick<HistoryEntry, "revision" | "at" | "actor_id" | "action">[];
}

export interface Revisions {
  readonly from: number;
  readonly to: number;
}

/** Results of tests stand on the agent too; they are what is measured, not what was changed. */
const MEASURED = [
  ...["test_score", "last_tested_by", "evaluated_harnesses", "last_evaluated_at", "latest_evaluation"],
  ...["trust_stage", "trusted_at", "ttt_days"],
];

/** An agent that has been changed more often between two runs is told by its fields, which count every change. */
const MOST_STEPS = 1000;

const CHANGED = `from agent_history h, json_each(h.changes) as c(field, change)
  where h.agent_id = $1 and h.team_id = $2 and h.revision > $3 and h.revision <= $4 and c.field <> all($5)`;

export async function changesBetween(act: Act, id: string, { from, to }: Revisions): Promise<ChangesBetween> {
  const between = [id, act.who.teamId, from, to, MEASURED];
  const fields = await act.tx.query<{ field: string; from: unknown; to: unknown }>(
    `select field, (array_agg(change -> 'from' order by revision))[1] as from,
       (array_agg(change -> 'to' order by revision desc))[1] as to ${CHANGED} group by field order by min(revision), field`,
    between,
  );
  const steps = await act.tx.query<ChangesBetween["steps"][number]>(
    `select distinct h.revision, h.at, h.actor_id, h.action ${CHANGED} order by h.revision limit ${MOST_STEPS}`,
    between,
  );
  const differing = fields.filter((one) => JSON.stringify(one.from) !== JSON.stringify(one.to));
  return { fields: Object.fromEntries(differing.map(({ field, ...both }) => [field, both])), steps };
}
