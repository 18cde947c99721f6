/** What every way of signing in ends with. */
export interface SignedIn {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  readonly team_id: string;
  readonly password_change_required: boolean;
  readonly refreshToken: string;
}
