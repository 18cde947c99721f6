import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { presentDelivery } from "./present.ts";
import { lockEndpoint, requeueDelivery } from "./store.ts";

export interface WhichDelivery {
  readonly endpoint_id: string;
  readonly delivery_id: string;
}

/** Sends a message once more, under its ID, after all that waits. */
export async function redeliver(act: Act, { endpoint_id: endpointId, delivery_id: id }: WhichDelivery) {
  const endpoint = await lockEndpoint(act, endpointId);
  if (!endpoint) throw fault("ENDPOINT_NOT_FOUND");
  if (!endpoint.is_enabled) throw fault("ENDPOINT_OFF");
  const delivery = await requeueDelivery(act, endpointId, id);
  if (!delivery) throw fault("DELIVERY_NOT_FOUND");
  await recordAudit(act, {
    action: "notification_endpoint.redelivered",
    target: { kind: "notification_endpoint", id: endpointId },
    details: { delivery_id: id, event: delivery.event },
  });
  return presentDelivery(delivery);
}
