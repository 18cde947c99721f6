import type { SealedColumn } from "../../platform/secrets/reseal.ts";
import { loginContext } from "./oidc/logins.ts";
import { signingKeyContext } from "./tokens/signing-keys.ts";

/** The encrypted columns of the teams domain. */
export const sealedInTeams: readonly SealedColumn[] = [
  { table: "signing_keys", column: "private_sealed", id: { column: "kid", type: "text" }, context: signingKeyContext },
  {
    table: "oidc_logins",
    column: "verifier_sealed",
    id: { column: "state_hash", type: "text" },
    context: loginContext,
  },
];
