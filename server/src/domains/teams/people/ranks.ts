import { type Role, roles } from "../../../kernel/permissions.ts";

/** From the highest down. The lower the number, the more a role can do. */
const rank = (role: Role): number => roles.indexOf(role);

/** No one grants more than they have. */
export function mayGrant(own: Role, granted: Role): boolean {
  return rank(granted) >= rank(own);
}

/** Owners and admins manage members. Only owners manage owners. */
export function mayManage(own: Role, member: Role): boolean {
  return (own === "OWNER" || own === "ADMIN") && mayGrant(own, member);
}
