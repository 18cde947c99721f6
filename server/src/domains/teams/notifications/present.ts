import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { openAddress } from "./sealed-parts.ts";
import type { EndpointWithCounts, ListedDelivery } from "./store.ts";

const seconds = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : Math.floor(milliseconds / 1000);

export type PresentedEndpoint = ReturnType<typeof presentEndpoint>;

export function presentEndpoint(keyring: Keyring, row: EndpointWithCounts) {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    address: openAddress(keyring, row),
    events: row.events,
    agent_ids: row.agent_ids,
    least_severity: row.least_severity,
    enabled: row.is_enabled,
    disabled_reason: row.disabled_reason,
    failing_since: seconds(row.failing_since),
    waiting: row.waiting,
    delivered_at: seconds(row.delivered_at),
    previous_secret_until: seconds(row.previous_until),
    created_at: row.created_at,
    created_by: row.created_by,
    updated_at: row.updated_at,
  };
}

export function presentDelivery(row: ListedDelivery) {
  return {
    id: row.id,
    event: row.event,
    title: row.title,
    severity: row.severity,
    status: row.status,
    attempts: row.attempts,
    created_at: seconds(row.created_at) ?? 0,
    last_attempt_at: seconds(row.last_at),
    next_attempt_at: row.status === "pending" ? seconds(row.next_at) : null,
    response_status: row.answer_status,
    response: row.answer,
    error: row.error,
  };
}
