import { Fault, fault } from "../../../kernel/errors.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { Unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import { mayCall } from "../../../platform/http/binding.ts";
import { planHash } from "./plan.ts";
import { type ActionPlan, type ActionRow, decideAction, endAction, holdAction, selectAction } from "./store.ts";

export interface PlannedCall {
  readonly operation: OperationSpec;
  readonly who: Principal;
  readonly origin: Act["origin"];
  readonly plan: ActionPlan;
  /** If it changes something that can have changed: only that version. */
  readonly ifMatch: string | null;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** What the application passes in: operations, and how they are called. */
export interface ActionNeeds {
  readonly operationOf: (id: string) => OperationSpec | undefined;
  readonly callPlanned: (call: PlannedCall) => Promise<Answer>;
  /** The version of what an operation would change; null if it has none. */
  readonly etagOf: (
    call: Pick<PlannedCall, "operation" | "plan" | "who" | "origin" | "signal">,
  ) => Promise<string | null>;
}

/** Seconds after which an approved action that never ended may be tried again: its process has died. */
const ABANDONED = 120;

/** The action, locked, and its operation; refused unless this person may decide about it now. */
async function decidable(
  needs: ActionNeeds,
  act: Act,
  id: string,
): Promise<{ row: ActionRow; operation: OperationSpec }> {
  const row = await holdAction(act, id);
  if (!row) throw fault("ACTION_NOT_FOUND");
  const operation = needs.operationOf(row.operation);
  if (!operation) throw fault("ACTION_STALE");
  if (!mayCall(act.who, operation)) throw fault("NOT_ALLOWED");
  const isAbandoned = row.state === "approved" && (row.decided_at ?? 0) < act.now / 1000 - ABANDONED;
  if (row.state === "expired") throw fault("ACTION_EXPIRED");
  if (row.state !== "open" && !isAbandoned) throw fault("ACTION_DECIDED");
  return { row, operation };
}

const bothNames = ({ asked_by, key_id, operation, plan_hash }: ActionRow) => ({
  details: { operation, plan_hash, asked_by, key_id },
});

type InTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/**
 * Carries out what was asked for, as the person who approves it. What is done is exactly the stored plan, and only while the
 * resource is as it was when the assistant asked.
 */
export async function approveAction(
  needs: ActionNeeds,
  { id, transaction, signal }: { id: string; transaction: InTeam; signal: AbortSignal },
): Promise<ActionRow> {
  const { row, operation, act } = await transaction(async (current) => {
    const found = await decidable(needs, current, id);
    if (planHash(found.row.operation, found.row.plan) !== found.row.plan_hash) throw fault("ACTION_STALE");
    return { ...found, act: current };
  });
  const call = { operation, plan: row.plan, who: act.who, origin: act.origin, signal };
  if (row.resource_etag !== null && (await needs.etagOf(call).catch(() => null)) !== row.resource_etag)
    throw fault("ACTION_STALE");
  await transaction(async (current) => {
    await decidable(needs, current, id);
    await decideAction(current, id, "approved");
    await recordAudit(current, {
      action: "action.approved",
      target: { kind: "pending_action", id },
      ...bothNames(row),
    });
  });
  const outcome = await needs
    .callPlanned({ ...call, ifMatch: row.resource_etag, idempotencyKey: `pending-action-${id}` })
    .then(() => null, codeOf);
  return transaction(async (current) => {
    await endAction(current, id, { state: outcome === null ? "done" : "failed", outcome });
    return (await selectAction(current, id)) ?? row;
  });
}

export async function declineAction(needs: ActionNeeds, act: Act, id: string): Promise<ActionRow> {
  const { row } = await decidable(needs, act, id);
  await decideAction(act, id, "declined");
  await recordAudit(act, { action: "action.declined", target: { kind: "pending_action", id }, ...bothNames(row) });
  return (await selectAction(act, id)) ?? row;
}

/** Only the code is kept. What else went wrong is in the log. */
function codeOf(error: unknown): string {
  if (error instanceof Unprocessable) return "INVALID_ARGUMENTS";
  return error instanceof Fault ? error.code : "INTERNAL";
}
