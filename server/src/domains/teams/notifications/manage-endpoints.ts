import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { emailFault } from "../../../kernel/shape/check/email-fault.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import type { AddressPolicy } from "../../../platform/outbound/policy.ts";
import { readTarget } from "../../../platform/outbound/target.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { EventType, Severity } from "./message/events.ts";
import { type PresentedEndpoint, presentEndpoint } from "./present.ts";
import { addressContext, previousSecretContext, secretContext } from "./sealed-parts.ts";
import type { EndpointKind } from "./send.ts";
import { newSigningSecret } from "./sign.ts";
import {
  countEndpoints,
  deleteEndpoint,
  type EndpointSettings,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  updateEndpoint,
} from "./store.ts";

export interface EndpointNeeds {
  readonly keyring: Keyring;
  /** Null without a mail server. */
  readonly mailer: object | null;
  readonly addresses: AddressPolicy;
}

export interface NewEndpoint {
  readonly name: string;
  readonly kind: EndpointKind;
  readonly address: string;
  readonly events: readonly EventType[];
  readonly agent_ids: readonly string[];
  readonly least_severity: Severity;
}

export interface EndpointChange extends Partial<Omit<NewEndpoint, "kind">> {
  readonly enabled?: boolean | undefined;
  readonly rotate_secret?: boolean | undefined;
}

/** An endpoint with the secret that this request created. It is in this response and nowhere else afterwards. */
export type EndpointWithSecret = PresentedEndpoint & { readonly secret: string | null };

const MOST_ENDPOINTS = 50;
const DAY_MS = 86_400_000;

export async function createEndpoint(needs: EndpointNeeds, act: Act, wanted: NewEndpoint): Promise<EndpointWithSecret> {
  if (wanted.kind === "mail" && !needs.mailer) throw fault("MAIL_NOT_CONFIGURED");
  const destination = destinationOf(wanted.kind, wanted.address, needs.addresses);
  if ((await countEndpoints(act)) >= MOST_ENDPOINTS) throw fault("ENDPOINT_LIMIT");
  const id = newId(act.now);
  const secret = wanted.kind === "webhook" ? newSigningSecret() : null;
  await insertEndpoint(act, {
    ...{ id, kind: wanted.kind, name: wanted.name, destination, is_enabled: true },
    address_sealed: needs.keyring.seal(wanted.address, addressContext(id)),
    secret_sealed: secret && needs.keyring.seal(secret, secretContext(id)),
    ...{ previous_secret_sealed: null, previous_until: null },
    ...filtersOf(wanted),
  });
  await audit(act, "created", { id, destination, ...filtersOf(wanted) });
  return { ...(await shown(needs, act, id)), secret };
}

export async function changeEndpoint(
  needs: EndpointNeeds,
  act: Act,
  { id, change }: { readonly id: string; readonly change: EndpointChange },
): Promise<EndpointWithSecret> {
  const now = await lockEndpoint(act, id);
  if (!now) throw fault("ENDPOINT_NOT_FOUND");
  const { keyring } = needs;
  const { address } = change;
  const rotates = change.rotate_secret === true && now.secret_sealed !== null;
  const secret = rotates ? newSigningSecret() : null;
  const wanted: EndpointSettings = {
    name: change.name ?? now.name,
    destination: address === undefined ? now.destination : destinationOf(now.kind, address, needs.addresses),
    address_sealed: address === undefined ? now.address_sealed : keyring.seal(address, addressContext(id)),
    secret_sealed: secret === null ? now.secret_sealed : keyring.seal(secret, secretContext(id)),
    previous_secret_sealed:
      rotates && now.secret_sealed !== null
        ? keyring.seal(keyring.open(now.secret_sealed, secretContext(id)), previousSecretContext(id))
        : now.previous_secret_sealed,
    previous_until: rotates ? act.now + DAY_MS : now.previous_until,
    events: change.events ?? now.events,
    agent_ids: change.agent_ids ?? now.agent_ids,
    least_severity: change.least_severity ?? now.least_severity,
    is_enabled: change.enabled ?? now.is_enabled,
  };
  await updateEndpoint(act, id, wanted);
  await audit(act, "updated", {
    id,
    destination: wanted.destination,
    ...filtersOf(wanted),
    enabled: wanted.is_enabled,
    rotated: rotates,
  });
  return { ...(await shown(needs, act, id)), secret };
}

export async function removeEndpoint(act: Act, id: string): Promise<void> {
  if (!(await deleteEndpoint(act, id))) throw fault("ENDPOINT_NOT_FOUND");
  await recordAudit(act, {
    action: "notification_endpoint.deleted",
    target: { kind: "notification_endpoint", id },
  });
}

async function shown(needs: EndpointNeeds, act: Act, id: string): Promise<PresentedEndpoint> {
  const row = await findEndpoint(act, id);
  if (!row) throw fault("ENDPOINT_NOT_FOUND");
  return presentEndpoint(needs.keyring, row);
}

function filtersOf<T extends Pick<EndpointSettings, "events" | "agent_ids" | "least_severity">>(wanted: T) {
  const { events, agent_ids, least_severity } = wanted;
  return { events: [...new Set(events)], agent_ids: [...new Set(agent_ids)], least_severity };
}

interface Audited extends Record<string, unknown> {
  readonly id: string;
}

const audit = (act: Act, verb: "created" | "updated", { id, ...details }: Audited): Promise<void> =>
  recordAudit(act, {
    action: `notification_endpoint.${verb}`,
    target: { kind: "notification_endpoint", id },
    details,
  });

/** What may be shown of an address, or a 422. A webhook's path and query can contain a token. */
function destinationOf(kind: EndpointKind, address: string, policy: AddressPolicy): string {
  const place = ["body", "address"];
  if (kind === "mail") {
    const problem = emailFault(address);
    if (problem !== undefined) throw unprocessable(place, `This is not a valid email address: ${problem}`);
    return address;
  }
  try {
    return readTarget(address, policy).origin;
  } catch (error) {
    if (error instanceof OutboundError) throw unprocessable(place, error.message);
    throw error;
  }
}
