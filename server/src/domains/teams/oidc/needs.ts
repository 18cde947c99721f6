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
  /** Where people reach the console, without a slash at the end. */
  readonly publicUrl: string;
  /** Null when no provider is set up. */
  readonly oidc: OidcSettings | null;
}

/** What it takes to bring somebody in whom the provider vouches for. */
export interface FinishNeeds extends Pick<OidcNeeds, "db" | "keyring" | "revocations"> {
  readonly provider: Provider;
  readonly joinTeam: string | null;
}
