import { operation } from "../../../kernel/operation.ts";
import { optional } from "../../../kernel/shape/field.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  HandOver,
  MemberPath,
  RoleChange,
  TeamCreate,
  TeamDeletion,
  TeamPath,
  TeamUpdate,
  TeamUser,
} from "../people/shapes.ts";
import { Membership, Team } from "../shapes/account-shapes.ts";
import {
  createUserOp,
  deleteMeOp,
  deleteUserOp,
  exampleUser,
  findUserOp,
  getMeOp,
  getSignedInUserOp,
  getUserOp,
  listMyTeamsOp,
  updateMeOp,
} from "./contract.ts";

const exampleTeam = {
  id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  name: "Support agents",
  description: "Everything that talks to customers",
  created_by: exampleUser.id,
  created_at: 1767225600,
  updated_at: 1767225600,
};

const exampleMembership = {
  id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
  team_id: exampleTeam.id,
  user_id: exampleUser.id,
  role: "ADMIN",
  created_at: 1767225600,
  updated_at: 1767225600,
};

export const createTeamOp = operation({
  id: "teams.createTeam",
  method: "POST",
  path: "/v1/teams/",
  tag: "Teams",
  access: "signed-in",
  callers: "people",
  narrowedBy: "CONSOLE_CREATORS",
  mcp: false,
  summary: "Create a team",
  description: "You become its owner. Act in it with X-Team-Id or by signing in to it.",
  query: model("CreateTeamQuery", {
    owner_id: optional(nullable(uuid()), {
      description:
        "The owner of the new team. Default: you. A super admin can name a member of the current team or a user in no team. Anyone else is not found.",
    }),
  }),
  body: TeamCreate,
  responses: { 201: Team },
  errors: ["NOT_ALLOWED", "USER_NOT_FOUND"],
  example: { request: { name: exampleTeam.name, description: exampleTeam.description }, response: exampleTeam },
});

export const getTeamOp = operation({
  id: "teams.getTeam",
  method: "GET",
  path: "/v1/teams/{team_id}",
  tag: "Teams",
  access: "team:read",
  summary: "Get a team",
  params: TeamPath,
  responses: { 200: Team },
  errors: ["TEAM_NOT_FOUND"],
  example: { response: exampleTeam },
});

export const updateTeamOp = operation({
  id: "teams.updateTeam",
  method: "PUT",
  path: "/v1/teams/{team_id}",
  tag: "Teams",
  access: "team:manage",
  mcp: false,
  summary: "Update a team",
  description: "Replaces each field that you send. With If-Match, fails if someone else changed the team.",
  params: TeamPath,
  body: TeamUpdate,
  responses: { 200: Team },
  errors: ["TEAM_NOT_FOUND", "PRECONDITION_FAILED"],
  example: { request: { name: exampleTeam.name }, response: exampleTeam },
});

export const deleteTeamOp = operation({
  id: "teams.deleteTeam",
  method: "DELETE",
  path: "/v1/teams/{team_id}",
  tag: "Teams",
  access: "team:own",
  mcp: false,
  summary: "Delete a team and all its data",
  description:
    "Permanently deletes agents, their history, genomes, keys, invitations and memberships. The audit log is kept.",
  params: TeamPath,
  body: TeamDeletion,
  responses: { 204: null },
  errors: ["NOT_ALLOWED", "TEAM_NOT_FOUND"],
  example: { request: { confirm_name: exampleTeam.name } },
});

export const exportTeamOp = operation({
  id: "teams.exportTeam",
  method: "GET",
  path: "/v1/teams/{team_id}/export",
  tag: "Teams",
  access: "team:own",
  mcp: false,
  reads: "replica",
  summary: "Export team data",
  description:
    "One JSON object a line: first the file's format and the team, then each row with its kind, last a line of kind `end` with the number of rows, so that you can detect a truncated file. Passwords, keys and other secrets are not in it.",
  params: TeamPath,
  responses: { 200: { media: "application/x-ndjson", description: "The team's data, one JSON object per line." } },
  errors: ["TEAM_NOT_FOUND"],
  example: {},
});

export const listMembersOp = operation({
  id: "teams.listMembers",
  method: "GET",
  path: "/v1/teams/{team_id}/users",
  tag: "Teams",
  access: "team:read",
  summary: "List team members",
  params: TeamPath,
  responses: { 200: list(TeamUser) },
  errors: ["TEAM_NOT_FOUND"],
  example: {
    response: [
      {
        id: exampleUser.id,
        email: exampleUser.email,
        given_name: "Ada",
        family_name: null,
        external_user_id: null,
        profile_image: null,
        is_active: true,
        is_verified: true,
        is_super_admin: false,
        role: "ADMIN",
        membership_id: exampleMembership.id,
        joined_at: 1767225600,
      },
    ],
  },
});

export const changeRoleOp = operation({
  id: "teams.changeRole",
  method: "PUT",
  path: "/v1/teams/{team_id}/users/{user_id}",
  tag: "Teams",
  access: "team:manage",
  effect: "destructive",
  mcp: false,
  summary: "Change a member's role",
  description:
    "Only an owner can change or add owners. The member's access tokens are revoked. The next refresh returns the new role.",
  params: MemberPath,
  body: RoleChange,
  responses: { 200: Membership },
  errors: ["NOT_ALLOWED", "TEAM_NOT_FOUND", "MEMBER_NOT_FOUND", "LAST_OWNER"],
  example: { request: { role: "ADMIN" }, response: exampleMembership },
});

export const removeMemberOp = operation({
  id: "teams.removeMember",
  method: "DELETE",
  path: "/v1/teams/{team_id}/users/{user_id}",
  tag: "Teams",
  access: "signed-in",
  mcp: false,
  summary: "Remove a member, or leave the team",
  description:
    "Everyone can leave. Removing others requires an owner or admin, and removing an owner requires an owner. The member's sessions in this team, access tokens and API keys end immediately.",
  params: MemberPath,
  responses: { 204: null },
  errors: ["NOT_ALLOWED", "TEAM_NOT_FOUND", "MEMBER_NOT_FOUND", "LAST_OWNER"],
  example: {},
});

export const handOverOp = operation({
  id: "teams.handOver",
  method: "POST",
  path: "/v1/teams/{team_id}/owner",
  tag: "Teams",
  access: "team:own",
  effect: "destructive",
  mcp: false,
  summary: "Transfer team ownership",
  description: "The member becomes an owner and you become an admin, in one step. Returns the new owner's membership.",
  params: TeamPath,
  body: HandOver,
  responses: { 200: Membership },
  errors: ["NOT_ALLOWED", "TEAM_NOT_FOUND", "MEMBER_NOT_FOUND"],
  example: { request: { user_id: exampleUser.id }, response: { ...exampleMembership, role: "OWNER" } },
});

export const peopleOperations = [
  getMeOp,
  getSignedInUserOp,
  updateMeOp,
  deleteMeOp,
  listMyTeamsOp,
  createUserOp,
  findUserOp,
  getUserOp,
  deleteUserOp,
  createTeamOp,
  getTeamOp,
  updateTeamOp,
  deleteTeamOp,
  exportTeamOp,
  listMembersOp,
  changeRoleOp,
  removeMemberOp,
  handOverOp,
] as const;
