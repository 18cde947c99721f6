import { created } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { importCampaignOp } from "./contract.ts";
import type { ForeignResults } from "./foreign-results.ts";
import { importCampaign } from "./import-campaign.ts";

export interface ImportNeeds {
  readonly agents: AgentsPort;
  readonly foreignResults: ForeignResults;
}

export function importRoutes({ agents, foreignResults }: ImportNeeds): Binding[] {
  return [
    bind(importCampaignOp, async (r) => {
      const { agent_id: agentId } = r.query;
      // Whether it may be written is known before a process reads it.
      await r.inTeam((act) => agents.get(act, agentId));
      const told = await foreignResults.read(r.body, r.signal());
      return r.transaction(async (act) =>
        created(await importCampaign(agents, act, { agentId, name: r.body.name, told })),
      );
    }),
  ];
}
