import type { Act } from "../../../platform/act.ts";
import type { NotificationEvent } from "./message/events.ts";
import { payloadOf } from "./message/payload.ts";
import { insertDeliveries } from "./store.ts";

/**
 * Tells the team's endpoints of an event, in the caller's transaction: either both the change and its messages are
 * stored, or neither. A worker sends them afterwards.
 */
export async function notify(act: Act, event: NotificationEvent): Promise<void> {
  await insertDeliveries(act, event, payloadOf(event, { teamId: act.who.teamId, now: act.now }));
}
