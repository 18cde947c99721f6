import type { TeamRole, TeamUser } from "@agent-console/sdk";

export const roleWords: Readonly<Record<TeamRole, string>> = {
  OWNER: "Owner",
  ADMIN: "Admin",
  MEMBER: "Member",
  VIEWER: "Viewer",
};

const ranks: readonly TeamRole[] = ["OWNER", "ADMIN", "MEMBER", "VIEWER"];

/** The roles that somebody of this role may give. */
export const rolesBelow = (role: TeamRole): readonly TeamRole[] => ranks.slice(ranks.indexOf(role));

export const nameOf = ({ given_name, family_name, email }: TeamUser): string =>
  [given_name, family_name].filter(Boolean).join(" ") || email;
