import type { Act } from "../../../platform/act.ts";
import type { AgentUpdate } from "../record/shapes.ts";
import { type ChangeNeeds, changesOf } from "./changes.ts";
import { writeChanges } from "./store/agents.ts";
import type { AgentView } from "./store/view.ts";

export interface Update {
  readonly id: string;
  readonly body: AgentUpdate;
  /** Revisions that If-Match accepts; null for any. */
  readonly revisions: readonly number[] | null;
}

export function updateAgent(needs: ChangeNeeds, act: Act, { id, body, revisions }: Update): Promise<AgentView> {
  return writeChanges(act, { id, revisions, changes: changesOf(needs, id, body) });
}

/** The key to show in the response: the one this request supplied, unless it was the mask or empty. */
export function suppliedKey(
  row: Pick<AgentView, "api_key_mask">,
  body: Pick<AgentUpdate, "api_key">,
): { apiKey?: string } {
  return body.api_key && body.api_key !== row.api_key_mask ? { apiKey: body.api_key } : {};
}
