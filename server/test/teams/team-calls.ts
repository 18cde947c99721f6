import { signInToken } from "../../src/domains/teams/sign-in/links.ts";
import { newId } from "../../src/kernel/ids.ts";
import type { Call, Entry } from "../entry.ts";
import {
  emailOf,
  PASSWORD,
  plantInvitation,
  plantKey,
  plantNotificationEndpoint,
  plantRefreshToken,
  plantSession,
  plantUserCode,
  type Scene,
} from "../scene.ts";

const newEmail = (): string => `${newId()}@example.org`;
const circumstances = () => ({ origin: { requestId: "test", address: "test" }, userAgent: undefined, now: Date.now() });

/** What their path parameters lead to. */
export const teamThings: Readonly<Record<string, (scene: Scene) => Promise<string>>> = {
  key_id: async ({ world, self }) => (await plantKey(world, self, ["read"])).id,
  session_id: ({ world, self }) => plantSession(world, self),
  user_code: ({ world }) => plantUserCode(world),
};

/** How the operations of teams are called. */
export const teamCalls: Readonly<Record<string, Entry>> = {
  "teams.logIn": {
    call: async ({ world, self }) => ({ body: { email: await emailOf(world, self), password: PASSWORD } }),
  },
  "teams.refresh": {
    call: async ({ world, self }) => ({ body: { refresh_token: await plantRefreshToken(world, self) } }),
  },
  "teams.logOut": {},
  "teams.changePassword": {
    call: async () => ({ body: { current_password: PASSWORD, new_password: "a longer sentence" } }),
  },
  "teams.changeEmail": { call: async () => ({ body: { email: newEmail(), current_password: PASSWORD } }) },
  "teams.createFirstOwner": { answers: ["LINK_INVALID"] },
  "teams.useSignInLink": {
    call: async ({ world, self }) => ({
      body: { token: await signInToken(world.services.db, await emailOf(world, self), circumstances()) },
    }),
  },
  "teams.listSessions": {},
  "teams.endSession": {},
  "teams.showOidcProvider": {},
  "teams.startOidcSignIn": { answers: ["OIDC_NOT_CONFIGURED"] },
  "teams.finishOidcSignIn": { answers: ["OIDC_NOT_CONFIGURED"] },
  "teams.getMe": {},
  "teams.getSignedInUser": {},
  "teams.updateMe": {},
  "teams.deleteMe": {},
  "teams.listMyTeams": {},
  "teams.createUser": { call: async () => ({ body: { email: newEmail(), password: PASSWORD } }) },
  "teams.findUser": {
    call: async ({ world, owner, caller }) => ({ query: `?email=${await emailOf(world, caller ?? owner)}` }),
  },
  "teams.getUser": {},
  "teams.deleteUser": { call: async ({ self }) => ({ params: { user_id: self.who.userId } }) },
  "teams.createTeam": {},
  "teams.getTeam": {},
  "teams.updateTeam": {},
  "teams.deleteTeam": { call: async () => ({ body: { confirm_name: "stranger" } }) },
  "teams.exportTeam": {},
  "teams.listMembers": {},
  "teams.changeRole": {},
  "teams.removeMember": { power: "team:manage" },
  "teams.handOver": {
    call: async ({ world, team }) => ({ body: { user_id: (await world.member("MEMBER", { team })).who.userId } }),
  },
  "teams.listPendingActions": {},
  "teams.getPendingAction": {},
  "teams.approvePendingAction": { power: "agent:write" },
  "teams.declinePendingAction": { power: "agent:write" },
  "teams.createApiKey": {},
  "teams.listApiKeys": {},
  "teams.revokeApiKey": {},
  "teams.endOwnApiKeys": {},
  "teams.exchangeApiKey": {
    call: async ({ world, self }) => {
      const { client_id, secret } = await plantKey(world, self, ["read"]);
      return { body: { client_id, client_secret: secret } };
    },
  },
  // A session is not a key.
  "teams.endCurrentApiKey": { answers: ["KEY_NOT_FOUND"] },
  "teams.startDeviceLogin": { call: async () => ({ body: { client: "agent-console", scope: "read" } }) },
  "teams.takeDeviceKey": { answers: ["DEVICE_EXPIRED"] },
  // No one's yet: whoever is signed in and has the code can decide.
  "teams.getDeviceLogin": { common: true },
  "teams.decideDeviceLogin": { common: true },
  "teams.inviteUser": { call: async () => ({ body: { email: newEmail() } }) },
  "teams.listInvitations": {},
  "teams.resendInvitation": {},
  "teams.revokeInvitation": {},
  "teams.showInvitation": { call: async (scene) => ({ body: { token: (await plantInvitation(scene)).token } }) },
  // A signed-in caller keeps their identity, whatever the link says, and this one was for someone else.
  "teams.acceptInvitation": { answers: ["INVITATION_NOT_FOUND"], call: invited },
  "teams.declineInvitation": { answers: ["INVITATION_NOT_FOUND"], call: invited },
  "teams.createNotificationEndpoint": {},
  "teams.listNotificationEndpoints": {},
  "teams.updateNotificationEndpoint": {},
  "teams.deleteNotificationEndpoint": {},
  // Nothing listens there: the result is a failed test, returned immediately.
  "teams.testNotificationEndpoint": {},
  "teams.listNotificationDeliveries": {},
  "teams.redeliverNotification": { call: redelivered },
  "teams.listAuditLog": {},
  "teams.exportAuditLog": {},
  "teams.checkAuditLog": {},
  "teams.showSystem": {},
};

async function redelivered(scene: Scene): Promise<Partial<Call>> {
  const endpoint_id = await plantNotificationEndpoint(scene);
  const { rows } = await scene.world.behind.query("select id from notification_deliveries where endpoint_id = $1", [
    endpoint_id,
  ]);
  return { params: { endpoint_id, delivery_id: rows[0].id } };
}

async function invited(scene: Scene): Promise<Partial<Call>> {
  const { id, token } = await plantInvitation(scene);
  return { params: { invitation_id: id }, body: { token, password: PASSWORD } };
}
