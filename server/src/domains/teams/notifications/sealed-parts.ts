import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { EndpointRow } from "./store.ts";

export const addressContext = (id: string): string => `notification_endpoints/${id}/address`;
export const secretContext = (id: string): string => `notification_endpoints/${id}/secret`;
export const previousSecretContext = (id: string): string => `notification_endpoints/${id}/previous_secret`;

export const openAddress = (keyring: Keyring, { id, address_sealed }: EndpointRow): string =>
  keyring.open(address_sealed, addressContext(id));

/** The current secret, and the previous one while it is still valid. */
export function openSecrets(keyring: Keyring, row: EndpointRow, now: number): string[] {
  const current = row.secret_sealed === null ? [] : [keyring.open(row.secret_sealed, secretContext(row.id))];
  const isValid = row.previous_until !== null && now < row.previous_until;
  if (!isValid || row.previous_secret_sealed === null) return current;
  return [...current, keyring.open(row.previous_secret_sealed, previousSecretContext(row.id))];
}
