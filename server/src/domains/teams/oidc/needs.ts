import type { Outbound } from "../../../platform/outbound/outbound.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { CookieRules } from "../sign-in/cookie.ts";
import type { SignInNeeds } from "../sign-in/needs.ts";
import type { Provider } from "./provider/provider.ts";
import type { OidcSettings } from "./provider/settings.ts";

export interface OidcNeeds extends SignInNeeds {
  readonly keyring: Keyring;
  readonly outbound: Outbound;
  readonly cookies: CookieRules;
  /** The console's address, without a trailing slash. */
  readonly publicUrl: string;
  /** Null if no provider is configured. */
  readonly oidc: OidcSettings | null;
}

/** What is needed to sign in a user that the provider authenticated. */
export interface FinishNeeds extends Pick<OidcNeeds, "db" | "keyring" | "revocations"> {
  readonly provider: Provider;
  readonly joinTeam: string | null;
}
