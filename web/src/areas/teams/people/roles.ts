import type { TeamRole, TeamUser } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";

export const roleWords: Readonly<Record<TeamRole, string>> = {
  OWNER: "Owner",
  ADMIN: "Admin",
  MEMBER: "Member",
  VIEWER: "Viewer",
};

/** The same sentences as in the invitation and its email. */
export const roleCan: Readonly<Record<TeamRole, string>> = {
  OWNER: "An owner can do everything an admin can, and also manage owners, export the team and delete it.",
  ADMIN:
    "An admin can do everything a member can, and also manage people, invitations and all API keys, read the audit log and reveal stored agent keys.",
  MEMBER: "A member can add and change agents, run evaluations and evolutions, triage findings and create API keys.",
  VIEWER: "A viewer can see agents, evaluations, findings and proposals, and change nothing.",
};

export const ranks: readonly TeamRole[] = choices.TeamRole;

/** The roles that a user with this role may assign. */
export const rolesBelow = (role: TeamRole): readonly TeamRole[] => ranks.slice(ranks.indexOf(role));

export const nameOf = ({ given_name, family_name, email }: TeamUser): string =>
  [given_name, family_name].filter(Boolean).join(" ") || email;
