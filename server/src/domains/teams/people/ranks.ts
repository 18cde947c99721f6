import { type Role, roles } from "../../../kernel/permissions.ts";

/** From the highest down; the lower the number, the more a role may do. */
const rank = (role: Role): number => roles.indexOf(role);

/** Nobody gives away more than they have. */
export function mayGrant(own: Role, granted: Role): boolean {
  return rank(granted) >= rank(own);
}

/** Owners and admins manage members; owners are left to owners. */
export function mayManage(own: Role, member: Role): boolean {
  return (own === "OWNER" || own === "ADMIN") && mayGrant(own, member);
}
