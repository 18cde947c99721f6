import type { SealedColumn } from "../../../platform/secrets/reseal.ts";
import { signingKeyContext } from "./signing-keys.ts";

/** What this slice keeps sealed for longer than minutes; an OpenID sign-in under way lapses before it is worth it. */
export const sealedInTokens: readonly SealedColumn[] = [
  { table: "signing_keys", column: "private_sealed", id: { column: "kid", type: "text" }, context: signingKeyContext },
];
