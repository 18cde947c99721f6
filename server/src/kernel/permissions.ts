/**
 * The permission table. An operation requires one permission, a role grants some, and a key's scope narrows them.
 * docs/permissions.md is generated from this table and the operations.
 */

export const roles = ["OWNER", "ADMIN", "MEMBER", "VIEWER"] as const;
export type Role = (typeof roles)[number];

export const scopes = ["full", "read", "evaluations", "guards", "redteam"] as const;
export type Scope = (typeof scopes)[number];

export const permissions = [
  "team:read",
  "team:manage",
  "team:own",
  "key:own",
  "key:manage",
  "audit:read",
  "agent:read",
  "agent:write",
  "agent:reveal",
  "evaluation:read",
  "evaluation:run",
  "finding:triage",
  "evolution:read",
  "evolution:write",
  "guard:read",
  "guard:write",
  "guard:promote",
  "guard:use",
  "traffic:read",
  "gateway:keys",
  "telemetry:read",
  "telemetry:write",
  "environment:read",
  "environment:write",
  "rule:review",
  "redteam:read",
  "redteam:run",
  "redteam:stop",
  "redteam:manage",
] as const;
export type Permission = (typeof permissions)[number];

const viewer = [
  "team:read",
  "agent:read",
  "evaluation:read",
  "evolution:read",
  "guard:read",
  "telemetry:read",
  "environment:read",
  "redteam:read",
] as const satisfies Permission[];
const member = [
  ...viewer,
  "key:own",
  "agent:write",
  "evaluation:run",
  "finding:triage",
  "evolution:write",
  "guard:write",
  "guard:use",
  "telemetry:write",
  "environment:write",
  "rule:review",
  "redteam:run",
  "redteam:stop",
] as const satisfies Permission[];
const admin = [
  ...member,
  "team:manage",
  "key:manage",
  "audit:read",
  "agent:reveal",
  "guard:promote",
  "traffic:read",
  "gateway:keys",
  "redteam:manage",
] as const satisfies Permission[];
const owner = [...admin, "team:own"] as const satisfies Permission[];

export const grantedByRole: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  VIEWER: new Set<Permission>(viewer),
  MEMBER: new Set<Permission>(member),
  ADMIN: new Set<Permission>(admin),
  OWNER: new Set<Permission>(owner),
};

/**
 * The lesser of two roles. Each role includes all permissions of those after it, so this is what both of them grant.
 */
export function lesserRole(one: Role, other: Role): Role {
  return roles.indexOf(one) > roles.indexOf(other) ? one : other;
}

/**
 * What a scope leaves of a role's permissions. Only `full` includes revealing a stored secret and deciding which
 * findings count. `evaluations`, `guards` and `redteam` can read agents
 * because setting up a run, a guard or a campaign requires it.
 */
export const keptByScope: Readonly<Record<Scope, ReadonlySet<Permission>>> = {
  full: new Set<Permission>(permissions),
  read: new Set<Permission>([
    "team:read",
    "agent:read",
    "evaluation:read",
    "evolution:read",
    "guard:read",
    "telemetry:read",
    "environment:read",
    "redteam:read",
    "audit:read",
  ]),
  evaluations: new Set<Permission>([
    "team:read",
    "agent:read",
    "evaluation:read",
    "evaluation:run",
    "evolution:read",
    "environment:read",
  ]),
  guards: new Set<Permission>(["team:read", "agent:read", "guard:read", "guard:use", "telemetry:write"]),
  redteam: new Set<Permission>(["team:read", "agent:read", "redteam:read", "redteam:run", "redteam:stop"]),
};

/** The permissions of one caller: what the role grants and at least one scope includes. */
export function powersOf(role: Role, held: readonly Scope[]): ReadonlySet<Permission> {
  if (held.includes("full")) return grantedByRole[role];
  return new Set([...grantedByRole[role]].filter((power) => held.some((scope) => keptByScope[scope].has(power))));
}
