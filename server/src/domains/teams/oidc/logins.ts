import { fault } from "../../../kernel/errors.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { OidcLoginRow } from "../tables/rows.ts";
import { hashSecret } from "../tokens/random-tokens.ts";
import type { Challenge } from "./provider/provider.ts";

export const LOGIN_SECONDS = 600;

/** A sign-in in progress at the provider. */
export interface Login extends Challenge {
  readonly browser: string;
  readonly returnTo: string;
}

/** State and browser form one key: the state alone, seen in a URL or a log, finds nothing. */
const keyOf = (state: string, browser: string): string => hashSecret(`${state} ${browser}`);
export const loginContext = (key: string): string => `oidc login ${key}`;

export async function keepLogin(
  tx: Sql,
  keyring: Keyring,
  { login, now }: { login: Login; now: number },
): Promise<void> {
  const key = keyOf(login.state, login.browser);
  await tx.run(sql`delete from oidc_logins where expires_at <= ${now}`);
  const verifier = keyring.seal(login.verifier, loginContext(key));
  await tx.run(sql`
    insert into oidc_logins (state_hash, nonce, verifier_sealed, return_to, expires_at)
    values (${key}, ${login.nonce}, ${verifier}, ${login.returnTo}, ${now + LOGIN_SECONDS})`);
}

/** Deleting is the use: of two callbacks with one state, only the first finds it. */
export async function spendLogin(
  tx: Sql,
  keyring: Keyring,
  { state, browser, now }: { state: string; browser: string; now: number },
): Promise<Login> {
  const key = keyOf(state, browser);
  const [row] = await tx.query(sql<Pick<OidcLoginRow, "nonce" | "verifier_sealed" | "return_to">>`
    delete from oidc_logins
    where state_hash = ${key} and expires_at > ${now}
    returning nonce, verifier_sealed, return_to`);
  if (!row) throw fault("OIDC_REFUSED", { internal: "no such sign-in is in progress in this browser" });
  const verifier = keyring.open(row.verifier_sealed, loginContext(key));
  return { state, browser, nonce: row.nonce, verifier, returnTo: row.return_to };
}
