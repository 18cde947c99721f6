import type { Clock } from "../../../kernel/clock.ts";
import type { Act } from "../../../platform/act.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import { type Attempt, openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import {
  type Claimed,
  claimEndpoint,
  type HeadOfQueue,
  lockEndpoints,
  NOTIFICATION_LOCKS,
  postponeEndpoint,
  recordAttempt,
  releaseEndpoint,
  selectDue,
  switchOff,
  takeHead,
} from "./delivery-store.ts";
import type { Payload } from "./message/payload.ts";
import { notify } from "./notify.ts";
import { afterAttempt, type RetryRules, retryRules } from "./retry.ts";
import { openAddress, openSecrets } from "./sealed-parts.ts";
import { type SendNeeds, type SendResult, send } from "./send.ts";

export interface DeliveryNeeds extends EngineNeeds, SendNeeds {
  readonly clock: Clock;
  readonly keyring: Keyring;
}

export interface DeliveryRules extends WorkerRules, RetryRules {}

const rulesByDefault: DeliveryRules = { ...retryRules, everyMs: 1_000, graceMs: 5_000, places: 8 };
const AFTER_OWN_ERROR_MS = 60_000;

/**
 * Sends what waits at each endpoint, one message after the other. A worker that dies has sent at most one message that it
 * did not record; the next worker sends that one again, under the same ID.
 */
export function startDeliveryWorker(needs: DeliveryNeeds, rules: DeliveryRules = rulesByDefault): Worker {
  const { clock, keyring, logger } = needs;
  const kind: JobKind = {
    name: "notification",
    lockSpace: NOTIFICATION_LOCKS,
    list: (tx) => selectDue(tx, clock.milliseconds()),
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, { prefix: "notification", scopes: ["read"] });
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger },
        {
          claim: (act) => claimEndpoint(act, claimed),
          work: (_row, attempt) => deliver({ needs, keyring, rules, context, claimed }, attempt),
          async fail(act, error) {
            logger.warn({ err: error, endpoint_id: job.id }, "a notification could not be sent and will be retried");
            await postponeEndpoint(act, claimed, act.now + AFTER_OWN_ERROR_MS);
          },
          release: (act) => releaseEndpoint(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}

interface Place {
  readonly needs: DeliveryNeeds;
  readonly keyring: Keyring;
  readonly rules: RetryRules;
  readonly context: JobContext;
  readonly claimed: Claimed;
}

async function deliver(place: Place, attempt: Attempt): Promise<void> {
  const { needs, keyring, context, claimed } = place;
  while (!attempt.isStopping()) {
    const head = await context.transaction((act) => takeHead(act, claimed));
    if (!head) return;
    const { endpoint, delivery } = head;
    const now = needs.clock.milliseconds();
    const result = await send(needs, {
      ...{ id: delivery.id, kind: endpoint.kind, now, signal: attempt.signal },
      address: openAddress(keyring, endpoint),
      secrets: openSecrets(keyring, endpoint, now),
      payload: JSON.parse(delivery.payload) as Payload,
    });
    // Interrupted: whether it arrived is not known, so it counts as not sent.
    if (attempt.signal.aborted) return;
    const goesOn = await context.transaction((act) => record(act, place, { head, result }));
    if (!goesOn) return;
  }
}

async function record(
  act: Act,
  { rules, claimed }: Place,
  { head, result }: { readonly head: HeadOfQueue; readonly result: SendResult },
): Promise<boolean> {
  const { endpoint, delivery } = head;
  const { now } = act;
  const attempted = { result, attempts: delivery.attempts + 1, firstAt: delivery.first_at ?? now, now };
  const after = afterAttempt({ ...attempted, failingSince: endpoint.failing_since }, rules);
  if (after.switchOff !== null) await lockEndpoints(act);
  const isOurs = await recordAttempt(act, claimed, { deliveryId: delivery.id, result, after });
  if (!isOurs || after.switchOff === null) return isOurs;
  await switchOff(act, claimed, after.switchOff);
  const { teamId } = act.who;
  await writeAudit(
    act.tx,
    { teamId, actorKind: "system", actorId: null, origin: act.origin, now },
    {
      action: "notification_endpoint.switched_off",
      target: { kind: "notification_endpoint", id: endpoint.id },
      details: { reason: after.switchOff, destination: endpoint.destination },
    },
  );
  await notify(act, {
    ...{ type: "notification.endpoint_disabled", severity: "warning", agent: null, path: "/settings/notifications" },
    title: `Notifications to ${endpoint.name} were switched off`,
    text:
      after.switchOff === "gone"
        ? "The endpoint returned the status 410 (gone). Check its address, then switch it on again."
        : "The endpoint has failed for three days. Check it with a test message, then switch it on again.",
    facts: { endpoint_id: endpoint.id, reason: after.switchOff },
  });
  return false;
}
