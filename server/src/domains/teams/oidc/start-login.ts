import { keepLogin } from "./logins.ts";
import type { OidcNeeds } from "./needs.ts";
import type { Provider } from "./provider/provider.ts";

export interface Beginning {
  readonly browser: string;
  readonly returnTo: string;
  /** Milliseconds. */
  readonly now: number;
}

/** Where to send the browser. Nothing is stored if the provider can't be reached. */
export async function startLogin(
  { db, keyring }: Pick<OidcNeeds, "db" | "keyring">,
  provider: Provider,
  { browser, returnTo, now }: Beginning,
): Promise<string> {
  const challenge = provider.newChallenge();
  const url = await provider.authorizationUrl(challenge);
  const login = { ...challenge, browser, returnTo };
  await db.authenticating((tx) => keepLogin(tx, keyring, { login, now: Math.floor(now / 1000) }));
  return url;
}
