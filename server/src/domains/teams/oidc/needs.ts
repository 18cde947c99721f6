import type { Outbound } from "../../../platform/outbound/outbound.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { CookieRules } from "../sign-in/cookie.ts";
import type { SignInNeeds } from "../sign-in/needs.ts";

/** The operator's word about the identity provider. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client, whom PKCE alone protects. */
  readonly clientSecret: string | null;
  /** The team that everybody the provider vouches for may join; null when only known and invited people come in. */
  readonly joinTeam: string | null;
}

export interface OidcNeeds extends SignInNeeds {
  readonly keyring: Keyring;
  readonly outbound: Outbound;
  readonly cookies: CookieRules;
  /** Where people reach the console, without a slash at the end. */
  readonly publicUrl: string;
  /** Null when no provider is set up. */
  readonly oidc: OidcSettings | null;
}
