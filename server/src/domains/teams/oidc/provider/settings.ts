/** The operator's settings for the identity provider. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client, which only PKCE protects. */
  readonly clientSecret: string | null;
  /** The team that every authenticated user can join. Null if only known and invited users are admitted. */
  readonly joinTeam: string | null;
}
