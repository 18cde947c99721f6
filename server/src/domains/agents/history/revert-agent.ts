import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { lockAgent, writeChanges } from "../configurations/store/agents.ts";
import type { PlainChange } from "../configurations/store/update-statement.ts";
import type { AgentView } from "../configurations/store/view.ts";
import { encode, type PlainField, plainFields } from "../record/fields.ts";
import { changesAfter } from "./store.ts";

export interface Revert {
  readonly id: string;
  readonly revision: number;
  readonly revisions: readonly number[] | null;
}

/**
 * Undoes every change after the revision: of each field touched since, the oldest "from" is the value it had then. Results of
 * evaluations stay, because they are not settings. The agent's row is locked first, so that a concurrent change is either undone
 * with the others or made afterwards.
 */
export async function revertAgent(act: Act, { id, revision, revisions }: Revert): Promise<AgentView> {
  const agent = await lockAgent(act, id);
  if (revision > agent.revision) throw fault("REVISION_NOT_FOUND");
  const earlier = new Map<PlainField, unknown>();
  for (const { changes } of await changesAfter(act, id, revision)) {
    for (const field of plainFields) if (Object.hasOwn(changes, field)) earlier.set(field, changes[field]?.from);
  }
  const plain: PlainChange[] = [...earlier].map(([field, value]) => ({ field, value: encode(field, value) }));
  return writeChanges(act, {
    id,
    revisions,
    action: "reverted",
    changes: { plain: plain.filter(({ value }) => value !== undefined) },
  });
}
