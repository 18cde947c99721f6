import { fault } from "../../../kernel/errors.ts";
import type { Circumstances } from "../sign-in/store/sessions.ts";
import { enter } from "./enter.ts";
import { spendLogin } from "./logins.ts";
import type { FinishNeeds } from "./needs.ts";

/** What the browser returned from the provider. */
export interface Return {
  readonly browser: string | undefined;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

export interface Finished {
  readonly refreshToken: string;
  readonly returnTo: string;
}

export async function finishLogin(needs: FinishNeeds, returned: Return, at: Circumstances): Promise<Finished> {
  const { browser, parameters } = returned;
  const { state } = parameters;
  if (!state || !browser) throw fault("OIDC_REFUSED", { internal: "no state, or not the browser that began" });
  const now = Math.floor(at.now / 1000);
  // Used up before the provider is asked, and permanently: whatever it responds, the same callback leads nowhere again.
  const login = await needs.db.authenticating((tx) => spendLogin(tx, needs.keyring, { state, browser, now }));
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const identity = await needs.provider.identify(new URLSearchParams(given), login);
  return { refreshToken: await enter(needs, identity, at), returnTo: login.returnTo };
}
