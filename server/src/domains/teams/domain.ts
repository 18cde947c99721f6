import type { Clock } from "../../kernel/clock.ts";
import type { HeadsFile } from "../../platform/audit/heads.ts";
import type { Database } from "../../platform/db/database.ts";
import { domain } from "../../platform/domain/domain.ts";
import type { TeamEraser, TeamExporter } from "../../platform/domain/team-rows.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Outbound } from "../../platform/outbound/outbound.ts";
import type { AddressPolicy } from "../../platform/outbound/policy.ts";
import type { Keyring } from "../../platform/secrets/keyring.ts";
import type { EngineNeeds } from "../../platform/work/worker.ts";
import { approvalOperations } from "./approvals/contract.ts";
import type { ActionNeeds } from "./approvals/decide-action.ts";
import { exportApprovals } from "./approvals/export-team.ts";
import { approvalRoutes } from "./approvals/routes.ts";
import { deleteApprovalsOfTeam } from "./approvals/store.ts";
import { auditOperations } from "./audit/contract.ts";
import { type AuditNeeds, auditRoutes } from "./audit/routes.ts";
import { deviceOperations } from "./device/contract.ts";
import { deviceRoutes } from "./device/routes.ts";
import { teamsErrors } from "./errors.ts";
import { invitationOperations } from "./invitations/answer-contract.ts";
import { invitationRoutes } from "./invitations/routes.ts";
import { keyOperations } from "./keys/contract.ts";
import { keyRoutes } from "./keys/routes.ts";
import { createTeams, type LocalTeams } from "./local.ts";
import { peopleRoutes } from "./management/routes.ts";
import { peopleOperations } from "./management/team-contract.ts";
import { notificationOperations } from "./notifications/contract.ts";
import { expireDeliveries, notificationLag } from "./notifications/delivery-store.ts";
import { startDeliveryWorker } from "./notifications/delivery-worker.ts";
import { exportNotifications } from "./notifications/export-team.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { deleteNotificationsOfTeam } from "./notifications/store.ts";
import { oidcOperations } from "./oidc/contract.ts";
import type { OidcSettings } from "./oidc/provider/settings.ts";
import { oidcRoutes } from "./oidc/routes.ts";
import type { Creators } from "./people/creators.ts";
import { sealedInTeams } from "./reseal.ts";
import { signInOperations } from "./sign-in/contract.ts";
import type { AfterFirstTeam } from "./sign-in/first-team.ts";
import { signInRoutes } from "./sign-in/routes.ts";
import { eraseLatecomers, sweepTeams } from "./sweep.ts";
import { systemOperations } from "./system/contract.ts";
import { type SystemNeeds, systemRoutes } from "./system/routes.ts";

interface OpenNeeds {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly config: { readonly auth: "on" | "off" };
  readonly afterFirstTeam: AfterFirstTeam;
}

/** What the domain provides to the console. */
interface TeamsServices {
  readonly teams: LocalTeams;
}

/** What the domains to the right do with a team's rows. Passed in, so that teams imports none of them. */
interface OfAllDomains {
  readonly erasers: readonly TeamEraser[];
  readonly exporters: readonly TeamExporter[];
}

interface RouteNeeds extends TeamsServices, OfAllDomains, AuditNeeds, ActionNeeds, SystemNeeds {
  readonly auditHeads: HeadsFile;
  readonly keyring: Keyring;
  readonly mailer: Mailer | null;
  readonly outbound: Outbound;
  readonly publicUrl: string;
  readonly config: {
    readonly publicUrl: string | null;
    /** Whether only this machine can reach the console. */
    readonly local: boolean;
    readonly creators: Creators;
    readonly oidc: OidcSettings | null;
    /** Networks whose private addresses the operator allows. */
    readonly networks: AddressPolicy["allowNetworks"];
  };
}

interface WorkerNeeds extends TeamsServices, EngineNeeds {
  readonly keyring: Keyring;
  readonly mailer: Mailer | null;
  readonly outbound: Outbound;
  readonly publicUrl: string;
}

function teamsRoutes(services: RouteNeeds) {
  const { teams, config, erasers, exporters } = services;
  const cookies = { secure: config.publicUrl?.startsWith("https:") ?? !config.local };
  return [
    ...signInRoutes(teams, cookies),
    ...oidcRoutes({ ...services, ...teams, cookies, oidc: config.oidc }),
    ...peopleRoutes({ ...teams, creators: config.creators, erasers, exporters }),
    ...keyRoutes(teams),
    ...deviceRoutes({ ...services, ...teams }),
    ...invitationRoutes({ ...services, ...teams, authenticate: teams.port.authenticate }),
    ...auditRoutes(services),
    ...systemRoutes({ ...services, creators: config.creators }),
    ...approvalRoutes({ ...services, db: teams.db }),
    ...notificationRoutes({
      ...{ ...services, ...teams },
      addresses: { allowNetworks: config.networks, loopback: config.local },
    }),
  ];
}

export const teams = domain({
  name: "teams",
  operations: [
    ...signInOperations,
    ...oidcOperations,
    ...peopleOperations,
    ...keyOperations,
    ...deviceOperations,
    ...invitationOperations,
    ...auditOperations,
    ...notificationOperations,
    ...approvalOperations,
    ...systemOperations,
  ],
  errors: teamsErrors,
  tables: {
    users: {
      owner: "people",
      person: "emptied: ID and times stay, because the audit log refers to them",
      team: "kept: users don't belong to the team; their default team is cleared",
    },
    teams: {
      owner: "people",
      person: "kept; a team without other members is deleted with the user",
      team: "emptied: ID, creator and times stay, because the audit log refers to them",
    },
    memberships: { owner: "people", person: "deleted", team: "deleted" },
    sessions: { owner: "sign-in", person: "deleted", team: "deleted" },
    refresh_tokens: { owner: "sign-in", person: "deleted with their sessions", team: "deleted with their sessions" },
    api_keys: { owner: "keys", person: "deleted", team: "deleted" },
    invitations: { owner: "people", person: "deleted if addressed to the user", team: "deleted" },
    sign_in_links: { owner: "sign-in", person: "deleted", team: "kept: belongs to users; deleted within a day" },
    device_codes: {
      owner: "sign-in",
      person: "deleted if the user decided; otherwise deleted within a day",
      team: "deleted",
    },
    sign_in_failures: { owner: "sign-in", person: "deleted", team: "kept: belongs to users; deleted within a day" },
    revocations: {
      owner: "tokens",
      person: "kept: IDs only, for as long as a voided token could be valid",
      team: "kept: IDs only, for as long as a voided token could be valid",
    },
    signing_keys: {
      owner: "tokens",
      person: "kept: belongs to no user or team",
      team: "kept: belongs to no user or team",
    },
    notification_endpoints: {
      owner: "notifications",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    notification_deliveries: {
      owner: "notifications",
      person: "kept: team data, deleted after 30 days",
      team: "deleted",
    },
    pending_actions: {
      owner: "approvals",
      person: "kept: team data, deleted after 90 days; people are IDs without names",
      team: "deleted",
    },
    used_confirmations: {
      owner: "approvals",
      person: "kept: no personal data; deleted within minutes",
      team: "deleted",
    },
    oidc_logins: {
      owner: "oidc",
      person: "kept: no personal data; deleted within minutes",
      team: "kept: no team data; deleted within minutes",
    },
  },
  sealed: sealedInTeams,
  open: (needs: OpenNeeds): TeamsServices => ({ teams: createTeams({ ...needs, signIn: needs.config.auth }) }),
  start: ({ teams: local }: TeamsServices) => local.start(),
  bindings: teamsRoutes,
  async eraseTeam(act) {
    await deleteApprovalsOfTeam(act);
    await deleteNotificationsOfTeam(act);
  },
  async *exportTeam(read) {
    yield* exportNotifications(read);
    yield* exportApprovals(read);
  },
  workers: ({ teams: local, ...needs }: WorkerNeeds) => [startDeliveryWorker({ ...needs, clock: local.clock })],
  lags: [notificationLag],
  async housekeeping({ teams: local, erasers }: TeamsServices & OfAllDomains, now: number) {
    await local.signingKeys.rotate();
    await sweepTeams(local.db, now);
    await expireDeliveries(local.db, now);
    await eraseLatecomers(local.db, erasers, now);
  },
  close: async ({ teams: local }: TeamsServices) => local.revocations.stop(),
});
