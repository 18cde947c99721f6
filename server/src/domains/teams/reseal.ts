import type { SealedColumn } from "../../platform/secrets/reseal.ts";
import { addressContext, previousSecretContext, secretContext } from "./notifications/sealed-parts.ts";
import { loginContext } from "./oidc/logins.ts";
import { signingKeyContext } from "./tokens/signing-keys.ts";

const endpoints = { table: "notification_endpoints", id: { column: "id", type: "uuid" } } as const;

/** The encrypted columns of the teams domain. */
export const sealedInTeams: readonly SealedColumn[] = [
  { table: "signing_keys", column: "private_sealed", id: { column: "kid", type: "text" }, context: signingKeyContext },
  {
    table: "oidc_logins",
    column: "verifier_sealed",
    id: { column: "state_hash", type: "text" },
    context: loginContext,
  },
  { ...endpoints, column: "address_sealed", context: addressContext },
  { ...endpoints, column: "secret_sealed", context: secretContext },
  { ...endpoints, column: "previous_secret_sealed", context: previousSecretContext },
];
