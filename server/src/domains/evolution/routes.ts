import { ok } from "../../platform/http/answer.ts";
import { type Binding, bind } from "../../platform/http/binding.ts";
import type { WakeupSignal } from "../../platform/work/wakeup.ts";
import type { AgentsPort } from "../agents/port.ts";
import type { EnvironmentPort } from "../environment/port.ts";
import type { EvaluationPort } from "../evaluation/port.ts";
import type { ProtectionPort } from "../protection/port.ts";
import type { RedteamPort } from "../redteam/port.ts";
import {
  createGenomeOp,
  evolutionStatusOp,
  serviceCreateGenomeOp,
  serviceIdentityOp,
  serviceStatusOp,
} from "./contract.ts";
import { evolutionJobRoutes } from "./control/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { databaseIdentity, SERVICE_NAME } from "./database-identity.ts";
import { asJson } from "./genomes/genome-text.ts";
import { genomeRoutes } from "./genomes/routes.ts";
import { whereOffered } from "./offered.ts";
import type { EvolutionPort } from "./port.ts";
import { proposalRoutes } from "./proposals/routes.ts";

export interface EvolutionNeeds {
  readonly agents: AgentsPort;
  readonly environment: Pick<EnvironmentPort, "rule">;
  readonly evaluation: EvaluationPort;
  readonly protection: Pick<ProtectionPort, "modelPrice">;
  readonly redteam: RedteamPort;
  readonly evolution: EvolutionPort;
  readonly stopping: AbortSignal;
  readonly wakeups: Pick<WakeupSignal, "notify">;
}

/** The console's side: the agent must belong to the team before the service is called. */
export function evolutionRoutes(needs: EvolutionNeeds): Binding[] {
  const { agents, evolution } = needs;
  return [
    bind(evolutionStatusOp, async (r) => {
      await r.inTeam((act) => agents.get(act, r.params.agent_id));
      return evolution.status(r, r.params.agent_id);
    }),
    bind(createGenomeOp, (r) => evolution.createGenome(r, { text: asJson(r.bodyText()), value: r.body })),
    ...dashboardRoutes(needs),
    ...whereOffered(evolution, [...genomeRoutes(needs), ...evolutionJobRoutes(needs), ...proposalRoutes(needs)]),
  ];
}

/** The service's side, when it runs as a process of its own. */
export function evolutionServiceRoutes(evolution: EvolutionPort): Binding[] {
  return [
    bind(serviceIdentityOp, (r) =>
      r.inTeam(async (act) => ok({ service: SERVICE_NAME, database: await databaseIdentity(act) })),
    ),
    bind(serviceStatusOp, (r) => evolution.status(r, r.params.agent_id)),
    bind(serviceCreateGenomeOp, (r) => evolution.createGenome(r, { text: asJson(r.bodyText()), value: r.body })),
  ];
}
