import type { Act } from "../../../platform/act.ts";
import type { FieldChanges, HistoryEntry } from "./read-history.ts";

/** What an agent became between two of its revisions. */
export interface ChangesBetween {
  /** Each field that is not what it was, with both values. Secrets are masked. */
  readonly fields: FieldChanges;
  /** The changes behind it, oldest first. */
  readonly steps: readonly Pick<HistoryEntry, "revision" | "at" | "actor_id" | "action">[];
}

/** Results of tests stand on the agent too; they are what is measured, not what was changed. */
const MEASURED = new Set([
  ...["test_score", "last_tested_by", "evaluated_harnesses", "last_evaluated_at", "latest_evaluation"],
  ...["trust_stage", "trusted_at", "ttt_days"],
]);

/** An agent that has been changed a thousand times between two runs is told by its fields. */
const MOST_STEPS = 1000;

export async function changesBetween(
  act: Act,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ChangesBetween> {
  const entries = await act.tx.query<HistoryEntry>(
    `select revision, at, actor_id, action, changes from agent_history
     where agent_id = $1 and team_id = $2 and revision > $3 and revision <= $4 order by revision limit ${MOST_STEPS}`,
    [id, act.who.teamId, from, to],
  );
  const fields: Record<string, { from: unknown; to: unknown }> = {};
  for (const { changes } of entries) {
    for (const [name, change] of Object.entries(changes)) {
      if (!MEASURED.has(name)) fields[name] = { from: fields[name] ? fields[name].from : change.from, to: change.to };
    }
  }
  const differing = Object.entries(fields).filter(([, one]) => JSON.stringify(one.from) !== JSON.stringify(one.to));
  const steps = entries.filter(({ changes }) => Object.keys(changes).some((name) => !MEASURED.has(name)));
  return {
    fields: Object.fromEntries(differing),
    steps: steps.map(({ revision, at, actor_id, action }) => ({ revision, at, actor_id, action })),
  };
}
