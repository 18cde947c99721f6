import type { Clock } from "../../../kernel/clock.ts";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { payloadOf } from "./message/payload.ts";
import { openAddress, openSecrets } from "./sealed-parts.ts";
import { type SendNeeds, send } from "./send.ts";
import { findEndpoint, insertTested } from "./store.ts";

export interface TestNeeds extends SendNeeds {
  readonly keyring: Keyring;
  readonly clock: Clock;
}

type InTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/** Sends a message now, whatever waits and whether or not the endpoint is on. No connection to the database waits for it. */
export async function testEndpoint(needs: TestNeeds, inTeam: InTeam, endpointId: string) {
  const { endpoint, teamId } = await inTeam(async (act) => ({
    endpoint: await findEndpoint(act, endpointId),
    teamId: act.who.teamId,
  }));
  if (!endpoint) throw fault("ENDPOINT_NOT_FOUND");
  const now = needs.clock.milliseconds();
  const id = newId(now);
  const payload = payloadOf(testEvent, { teamId, now });
  const begun = performance.now();
  const result = await send(needs, {
    ...{ id, kind: endpoint.kind, payload, now },
    address: openAddress(needs.keyring, endpoint),
    secrets: openSecrets(needs.keyring, endpoint, now),
  });
  const elapsedMs = Math.round(performance.now() - begun);
  await inTeam(async (act) => {
    const status = result.isDelivered ? "delivered" : "dead";
    const { answer, error } = result;
    await insertTested(act, { ...{ id, endpointId, payload, status, answer, error }, answerStatus: result.status });
    await recordAudit(act, {
      action: "notification_endpoint.tested",
      target: { kind: "notification_endpoint", id: endpointId },
      details: { delivered: result.isDelivered, status: result.status },
    });
  });
  return {
    delivered: result.isDelivered,
    response_status: result.status,
    response: result.answer,
    error: result.error,
    elapsed_ms: elapsedMs,
  };
}

const testEvent = {
  type: "notification.test",
  severity: "info",
  agent: null,
  title: "Test message from Agent Console",
  text: "This endpoint receives notifications. No action is needed.",
  path: "/settings/notifications",
  facts: {},
} as const;
