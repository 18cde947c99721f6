import type { JsonObject, OwnAnswer, ReadRequest } from "../protocol.ts";
import { policyRpc, type RpcId, rpcResult } from "../rpc/envelope.ts";
import { type A2aMethod, a2aMethod } from "./methods.ts";

/** What the gateway itself says to an A2A client. */

export interface TaskIds {
  readonly taskId: string;
  readonly contextId: string;
}

const messageOf = (message: string, { taskId, contextId }: TaskIds, isOld: boolean): JsonObject => ({
  ...(isOld ? { kind: "message" } : {}),
  messageId: `gateway-${taskId}`,
  taskId,
  contextId,
  role: isOld ? "agent" : "ROLE_AGENT",
  parts: [isOld ? { kind: "text", text: message } : { text: message }],
});

const rejected = (message: string, ids: TaskIds, isOld: boolean): JsonObject => ({
  state: isOld ? "rejected" : "TASK_STATE_REJECTED",
  message: messageOf(message, ids, isOld),
});

/** A task that was rejected. Its names are made of the request's own, so that no two clients ever share a context. */
function rejectedTask(message: string, ids: TaskIds, { act, isOld }: A2aMethod): JsonObject {
  const status = rejected(message, ids, isOld);
  const task = { ...(isOld ? { kind: "task" } : {}), id: ids.taskId, contextId: ids.contextId, status };
  return isOld || act === "get" || act === "cancel" ? task : { task };
}

export const rejectedUpdate = (message: string, ids: TaskIds, isOld: boolean): JsonObject => {
  const update = { ...ids, status: rejected(message, ids, isOld) };
  return isOld ? { kind: "status-update", ...update, final: true } : { statusUpdate: update };
};

/** The names of a task that the gateway answers with. */
export function idsFor({ rpc, conversation }: ReadRequest): TaskIds {
  const subject = rpc?.subject ?? "";
  const { act } = a2aMethod(rpc?.method ?? "") ?? { act: "send" };
  const taskId = act === "send" || act === "stream" ? `gateway-${subject}` : subject;
  return { taskId, contextId: conversation ?? taskId };
}

export function blockedA2a(message: string, request: ReadRequest): OwnAnswer {
  const id: RpcId = request.rpc?.id ?? null;
  const method = a2aMethod(request.rpc?.method ?? "");
  if (!method || method.act === "list" || method.act === "card") return { status: 200, body: policyRpc(message, id) };
  return { status: 200, body: rpcResult(id, rejectedTask(message, idsFor(request), method)) };
}
