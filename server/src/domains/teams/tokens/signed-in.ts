/** The result of every kind of sign-in. */
export interface SignedIn {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  readonly team_id: string;
  readonly password_change_required: boolean;
  readonly refreshToken: string;
}
