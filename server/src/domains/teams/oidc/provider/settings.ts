/** The operator's word about the identity provider. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client, whom PKCE alone protects. */
  readonly clientSecret: string | null;
  /** The team that everybody the provider vouches for may join; null when only known and invited people come in. */
  readonly joinTeam: string | null;
}
