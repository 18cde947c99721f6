import type { Act } from "../../platform/act.ts";
import type { Database } from "../../platform/db/database.ts";
import { domain } from "../../platform/domain/domain.ts";
import type { Outbound } from "../../platform/outbound/outbound.ts";
import type { Keyring } from "../../platform/secrets/keyring.ts";
import type { TeamsPort } from "../teams/port.ts";
import { agentOperations } from "./configurations/contract.ts";
import { agentRoutes } from "./configurations/routes.ts";
import { connectionOperations } from "./conversation/connection/contract.ts";
import { connectionRoutes } from "./conversation/connection/routes.ts";
import { localConversation } from "./conversation/local.ts";
import { createPacer } from "./conversation/pacing/pacer.ts";
import type { ConversationPort, LargeJson, Pacer } from "./conversation/port.ts";
import { tryingOperations } from "./conversation/trying/contract.ts";
import { tryingRoutes } from "./conversation/trying/routes.ts";
import { eraseAgents } from "./erase-team.ts";
import { agentsErrors } from "./errors.ts";
import { exportAgents } from "./export-team.ts";
import { agentHeaderOperations } from "./headers/contract.ts";
import { agentHeaderRoutes } from "./headers/routes.ts";
import { agentHistoryOperations } from "./history/contract.ts";
import { agentHistoryRoutes } from "./history/routes.ts";
import { agentImportOperations } from "./import/contract.ts";
import { agentImportRoutes } from "./import/routes.ts";
import { localAgents } from "./local.ts";
import { agentNames } from "./names.ts";
import { outboundHostOperations } from "./outbound-hosts/contract.ts";
import { type OutboundHostNeeds, outboundHostRoutes } from "./outbound-hosts/routes.ts";
import type { AgentsPort } from "./port.ts";
import { agentPresetOperations } from "./presets/contract.ts";
import { agentPresetRoutes } from "./presets/routes.ts";
import { sealedInAgents } from "./reseal.ts";
import { scheduleOperations } from "./schedules/contract.ts";
import { type ScheduleRouteNeeds, scheduleRoutes } from "./schedules/routes.ts";
import { expireScheduleRuns, scheduleLag } from "./schedules/store.ts";
import { type ScheduleWorkerNeeds, startScheduleWorker } from "./schedules/worker.ts";

interface AgentsNeeds {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly outbound: Outbound & LargeJson;
  readonly teams: { readonly port: TeamsPort };
}

/** The services that the domain adds to the console. */
interface AgentsServices {
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
  /** One for everything in this process that sends requests to agents: an agent has one rate limit, whoever sends them. */
  readonly pacer: Pacer;
  readonly agentNames: (act: Act, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

interface RouteNeeds extends AgentsNeeds, AgentsServices, OutboundHostNeeds, ScheduleRouteNeeds {
  readonly agents: AgentsPort;
}

export const agents = domain({
  name: "agents",
  operations: [
    ...agentOperations,
    ...agentHeaderOperations,
    ...agentPresetOperations,
    ...agentHistoryOperations,
    ...agentImportOperations,
    ...outboundHostOperations,
    ...connectionOperations,
    ...tryingOperations,
    ...scheduleOperations,
  ],
  errors: agentsErrors,
  tables: {
    agents: {
      owner: "configurations",
      person: "kept: team data; the creator is an ID without a name",
      team: "deleted",
    },
    agent_history: {
      owner: "configurations",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    agent_headers: {
      owner: "headers",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    agent_counts: { owner: "configurations", person: "kept: no personal data", team: "deleted" },
    schedules: {
      owner: "schedules",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    schedule_runs: { owner: "schedules", person: "kept: team data, deleted after 100 days", team: "deleted" },
    agent_pace: { owner: "conversation", person: "kept: no personal data", team: "deleted" },
  },
  sealed: sealedInAgents,
  open: (needs: AgentsNeeds): AgentsServices => ({
    agents: localAgents(needs),
    conversation: localConversation(needs),
    pacer: createPacer(needs.db),
    agentNames,
  }),
  bindings: (services: RouteNeeds) => [
    ...agentRoutes(services),
    ...agentHeaderRoutes(services),
    ...agentPresetRoutes(),
    ...agentHistoryRoutes(services),
    ...agentImportRoutes(services),
    ...outboundHostRoutes(services),
    ...connectionRoutes(services),
    ...tryingRoutes(services),
    ...scheduleRoutes(services),
  ],
  eraseTeam: eraseAgents,
  exportTeam: exportAgents,
  lags: [scheduleLag],
  workers: (services: ScheduleWorkerNeeds) => [startScheduleWorker(services)],
  housekeeping: async ({ db }: Pick<AgentsNeeds, "db">, now: number) => {
    await expireScheduleRuns(db, now);
  },
});
