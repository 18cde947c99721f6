// Generated from the migrations by `npm run generate`. Do not edit.

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly external_user_id: string | null;
  readonly oidc_linked_at: number | null;
  readonly profile_image: string | null;
  readonly is_active: boolean;
  readonly is_verified: boolean;
  readonly is_super_admin: boolean;
  readonly password_change_required: boolean;
  readonly default_team_id: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly deleted_at: number | null;
  readonly holds_address: boolean;
  readonly password_own: boolean;
  readonly is_local: boolean;
}

export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly created_by: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly deleted_at: number | null;
}

export interface MembershipRow {
  readonly id: string;
  readonly team_id: string;
  readonly user_id: string;
  readonly role: "OWNER" | "ADMIN" | "MEMBER" | "VIEWER";
  readonly created_at: number;
  readonly updated_at: number;
}

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly team_id: string;
  readonly address: string;
  readonly user_agent: string | null;
  readonly created_at: number;
  readonly last_used_at: number;
  readonly expires_at: number;
  readonly ended_at: number | null;
  readonly end_reason: string | null;
}

export interface RefreshTokenRow {
  readonly token_hash: string;
  readonly session_id: string;
  readonly issued_at: number;
  readonly used_at: number | null;
  readonly next_salt: string | null;
}

export interface ApiKeyRow {
  readonly id: string;
  readonly client_id: string;
  readonly team_id: string;
  readonly user_id: string;
  readonly made_with: string | null;
  readonly name: string;
  readonly secret_hash: string;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  readonly role: "OWNER" | "ADMIN" | "MEMBER" | "VIEWER";
  readonly mcp_writes: boolean;
}

export interface InvitationRow {
  readonly id: string;
  readonly team_id: string;
  readonly email: string;
  readonly invited_by: string;
  readonly role: "OWNER" | "ADMIN" | "MEMBER" | "VIEWER";
  readonly status: "PENDING" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "REVOKED";
  readonly token_hash: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly decided_at: number | null;
  readonly mailed_only: boolean;
}

export interface SignInLinkRow {
  readonly token_hash: string;
  readonly user_id: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
}

export interface DeviceCodeRow {
  readonly device_hash: string;
  readonly user_hash: string;
  readonly client: string;
  readonly scope: string;
  readonly address: string;
  readonly state: string;
  readonly team_id: string | null;
  readonly user_id: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly polled_at_ms: number;
}

export interface SignInFailureRow {
  readonly bucket: string;
  readonly failures: number;
  readonly last_at: number;
}

export interface RevocationRow {
  readonly subject: string;
  readonly at: number;
}

export interface SigningKeyRow {
  readonly kid: string;
  readonly public_jwk: unknown;
  readonly private_sealed: string;
  readonly created_at: number;
  readonly retires_at: number;
  readonly forgotten_at: number;
}

export interface NotificationEndpointRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly kind: "webhook" | "slack" | "mail";
  readonly destination: string;
  readonly address_sealed: string;
  readonly secret_sealed: string | null;
  readonly previous_secret_sealed: string | null;
  readonly previous_until: number | null;
  readonly events: readonly string[];
  readonly agent_ids: readonly string[];
  readonly least_severity: "info" | "warning" | "critical";
  readonly is_enabled: boolean;
  readonly disabled_reason: "by_admin" | "gone" | "failing" | null;
  readonly due_at: number | null;
  readonly failing_since: number | null;
  readonly worker: number | null;
  readonly created_at: number;
  readonly created_by: string;
  readonly updated_at: number | null;
}

export interface NotificationDeliveryRow {
  readonly id: string;
  readonly team_id: string;
  readonly endpoint_id: string;
  readonly position: number;
  readonly event: string;
  readonly payload: unknown;
  readonly status: "pending" | "delivered" | "dead";
  readonly attempts: number;
  readonly next_at: number;
  readonly first_at: number | null;
  readonly last_at: number | null;
  readonly answer_status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
  readonly created_at: number;
}

export interface PendingActionRow {
  readonly id: string;
  readonly team_id: string;
  readonly operation: string;
  readonly plan: unknown;
  readonly plan_hash: string;
  readonly resource_etag: string | null;
  readonly key_id: string;
  readonly asked_by: string;
  readonly client: string;
  readonly reason: string;
  readonly state: "open" | "approved" | "declined" | "expired" | "done" | "failed";
  readonly decided_by: string | null;
  readonly decided_at: number | null;
  readonly outcome: string | null;
  readonly created_at: number;
  readonly expires_at: number;
}

export interface UsedConfirmationRow {
  readonly id: string;
  readonly team_id: string;
  readonly expires_at: number;
}

export interface OidcLoginRow {
  readonly state_hash: string;
  readonly nonce: string;
  readonly verifier_sealed: string;
  readonly return_to: string;
  readonly expires_at: number;
}
