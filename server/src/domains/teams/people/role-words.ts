import type { Role } from "../../../kernel/permissions.ts";

/** What each role can do, in the words that people read before they grant or accept one. */
export const roleWords: Readonly<Record<Role, { readonly noun: string; readonly can: string }>> = {
  OWNER: {
    noun: "an owner",
    can: "An owner can do everything an admin can, and also manage owners, export the team and delete it.",
  },
  ADMIN: {
    noun: "an admin",
    can: "An admin can do everything a member can, and also manage people, invitations and all API keys, read the audit log and reveal stored agent keys.",
  },
  MEMBER: {
    noun: "a member",
    can: "A member can add and change agents, run evaluations and evolutions, triage findings and create API keys.",
  },
  VIEWER: {
    noun: "a viewer",
    can: "A viewer can see agents, evaluations, findings and proposals, and change nothing.",
  },
};
