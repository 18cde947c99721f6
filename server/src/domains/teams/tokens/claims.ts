import type { Role, Scope } from "../../../kernel/permissions.ts";
import { powersOf, roles, scopes } from "../../../kernel/permissions.ts";
import type { Principal } from "../../../kernel/principal.ts";

/** The audience of tokens that the console itself accepts. Backend services have their own, by their name. */
export const CONSOLE_AUDIENCE = "agent-console";

export interface Subject {
  readonly kind: Principal["kind"];
  readonly userId: string;
  readonly teamId: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly credentialId: string | null;
  readonly mustChangePassword?: boolean;
  readonly mcpWrites?: boolean;
}

export interface Claims {
  readonly sub: string;
  readonly team_id: string;
  readonly role: Role;
  readonly scope: string;
  readonly kind: Principal["kind"];
  /** The session or API key behind it. */
  readonly sid: string | null;
  /** Present and true if the password must be changed before anything else. */
  readonly pwd_change?: boolean;
  /** Present and true if assistants may change something with it. */
  readonly mcp_writes?: boolean;
  readonly iat: number;
  /** The same moment in milliseconds, if it is known that precisely. */
  readonly iat_ms?: number;
  readonly exp: number;
  readonly jti: string;
}

export function claimsOf(subject: Subject): Omit<Claims, "iat" | "iat_ms" | "exp" | "jti"> {
  return {
    sub: subject.userId,
    team_id: subject.teamId,
    role: subject.role,
    scope: subject.scopes.join(" "),
    kind: subject.kind,
    sid: subject.credentialId,
    ...(subject.mustChangePassword ? { pwd_change: true } : {}),
    ...(subject.mcpWrites ? { mcp_writes: true } : {}),
  };
}

/** A principal from verified claims. Null if they don't have our format. */
export function principalOf(claims: Partial<Claims>): Principal | null {
  const role = roles.find((known) => known === claims.role);
  if (!role || typeof claims.sub !== "string" || typeof claims.team_id !== "string" || typeof claims.scope !== "string")
    return null;
  const held = scopes.filter((known) => claims.scope?.split(" ").includes(known));
  return principal({
    kind: claims.kind ?? "user",
    userId: claims.sub,
    teamId: claims.team_id,
    role,
    scopes: held,
    credentialId: claims.sid ?? null,
    mustChangePassword: claims.pwd_change === true,
    ...(claims.mcp_writes === true ? { mcpWrites: true } : {}),
  });
}

export function principal(subject: Subject): Principal {
  return Object.freeze({ mustChangePassword: false, ...subject, powers: powersOf(subject.role, subject.scopes) });
}
