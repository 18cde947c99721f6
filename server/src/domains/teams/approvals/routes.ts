import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { approveActionOp, declineActionOp, getActionOp, listActionsOp } from "./contract.ts";
import { type ActionNeeds, approveAction, declineAction } from "./decide-action.ts";
import { type ActionRow, listActions, selectAction } from "./store.ts";

export function approvalRoutes(needs: ActionNeeds & { readonly db: Database }): Binding[] {
  const present = presentWith(needs);
  return [
    bind(listActionsOp, (r) =>
      r.inTeam(async (act) => {
        const { rows, count } = await listActions(act, r.query);
        return ok({ results: rows.map(present), count });
      }),
    ),
    bind(getActionOp, (r) =>
      r.inTeam(async (act) => {
        const row = await selectAction(act, r.params.action_id);
        if (!row) throw fault("ACTION_NOT_FOUND");
        return ok(present(row));
      }),
    ),
    bind(approveActionOp, async (r) => {
      const transaction = inTransactions(needs.db, r);
      return ok(present(await approveAction(needs, { id: r.params.action_id, transaction, signal: r.signal() })));
    }),
    bind(declineActionOp, (r) =>
      r.transaction(async (act) => ok(present(await declineAction(needs, act, r.params.action_id)))),
    ),
  ];
}

/** Several, one after another: what is approved runs in its own between them. */
function inTransactions(db: Database, { who, origin, now }: Omit<Act, "tx">) {
  return <T>(work: (act: Act) => Promise<T>): Promise<T> => db.transaction(who, (tx) => work({ tx, who, origin, now }));
}

const presentWith =
  ({ operationOf }: ActionNeeds) =>
  ({ team_id: _team, key_id, asked_by, client, ...row }: ActionRow) => ({
    ...row,
    title: operationOf(row.operation)?.summary ?? row.operation,
    asked_by: { key_id, user_id: asked_by, client },
  });
