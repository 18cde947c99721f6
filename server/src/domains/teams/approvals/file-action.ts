import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { notify } from "../notifications/notify.ts";
import { planHash } from "./plan.ts";
import { type ActionPlan, countOpen, insertAction } from "./store.ts";

const OPEN_SECONDS = 30 * 60;
/** So many wait for people at most: an assistant that goes round in circles must not bury them. */
const MOST_OPEN = 50;

export interface WantedAction {
  readonly operation: OperationSpec;
  readonly plan: ActionPlan;
  readonly etag: string | null;
  /** What the assistant calls itself, and says it is for. */
  readonly client: string;
  readonly reason: string;
}

export interface FiledAction {
  readonly id: string;
  readonly expiresAt: number;
}

/** Stores what a key asked for, and tells the team that someone has to decide. Nothing is done yet. */
export async function fileAction(
  act: Act,
  { operation, plan, etag, client, reason }: WantedAction,
): Promise<FiledAction> {
  const { userId, credentialId } = act.who;
  if (credentialId === null) throw fault("NOT_ALLOWED");
  if ((await countOpen(act)) >= MOST_OPEN) throw fault("ACTIONS_TOO_MANY");
  const now = actSeconds(act);
  const id = newId(act.now);
  const row = {
    ...{ id, operation: operation.id, plan, plan_hash: planHash(operation.id, plan), resource_etag: etag },
    ...{ key_id: credentialId, asked_by: userId, client, reason },
    ...{ created_at: now, expires_at: now + OPEN_SECONDS },
  };
  await insertAction(act, row);
  await recordAudit(act, {
    action: "action.requested",
    target: { kind: "pending_action", id },
    details: { operation: operation.id, plan_hash: row.plan_hash, key_id: credentialId },
  });
  await notify(act, {
    type: "action.pending",
    severity: "warning",
    agent: null,
    title: `An assistant asks: ${operation.summary}`,
    text: "Approve or decline it in the console within 30 minutes.",
    path: "/settings/approvals",
    facts: { action_id: id, operation: operation.id, key_id: credentialId },
  });
  return { id, expiresAt: row.expires_at };
}
