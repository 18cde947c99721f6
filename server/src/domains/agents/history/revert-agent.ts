import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { PlainChange } from "../configurations/changes.ts";
import { writeChanges } from "../configurations/store/agents.ts";
import type { AgentView } from "../configurations/store/view.ts";
import { encode, type PlainField, plainFields } from "../record/fields.ts";
import type { FieldChanges } from "./read-history.ts";

export interface Revert {
  readonly id: string;
  readonly revision: number;
  readonly revisions: readonly number[] | null;
}

/**
 * Undoes every change after the revision: of each field touched since, the oldest "from" is the value it had then. What
 * evaluations measured stays: it is no setting that could be returned to. The
 * agent's row is locked first, so that a change made meanwhile is undone too or comes after, never half.
 */
export async function revertAgent(act: Act, { id, revision, revisions }: Revert): Promise<AgentView> {
  const [agent] = await act.tx.query<{ revision: number }>(
    "select revision from agents where id = $1 and team_id = $2 for update",
    [id, act.who.teamId],
  );
  if (!agent) throw fault("AGENT_NOT_FOUND");
  if (revision > agent.revision) throw fault("REVISION_NOT_FOUND");
  const later = await act.tx.query<{ changes: FieldChanges }>(
    `select changes from agent_history where agent_id = $1 and team_id = $2 and revision > $3
     and action <> 'evaluated' order by revision desc`,
    [id, act.who.teamId, revision],
  );
  const were = new Map<PlainField, unknown>();
  for (const { changes } of later) {
    for (const field of plainFields) if (Object.hasOwn(changes, field)) were.set(field, changes[field]?.from);
  }
  const plain: PlainChange[] = [...were].map(([field, value]) => ({ field, value: encode(field, value) }));
  return writeChanges(act, {
    id,
    revisions,
    action: "reverted",
    changes: { plain: plain.filter(({ value }) => value !== undefined) },
  });
}
