import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { selectPolicies } from "./store.ts";

/** In the order of the ids; each must be the team's. */
export async function viewPolicies(act: Act, ids: readonly string[]) {
  const rows = new Map((await selectPolicies(act, [...new Set(ids)])).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw fault("POLICY_NOT_FOUND");
    return { id: row.id, name: row.name, status: row.status };
  });
}
