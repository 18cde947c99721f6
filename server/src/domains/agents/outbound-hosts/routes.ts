import type { Act } from "../../../platform/act.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { listOutboundHostsOp } from "./contract.ts";
import { hostsOfAgents, type OutboundHost } from "./list-hosts.ts";

export interface OutboundHostNeeds {
  /** What the console contacts for everyone, as it was started. */
  readonly fixedHosts: readonly OutboundHost[];
  /** What it contacts for a team because of what the domains to the right hold. */
  readonly otherHosts: (act: Act) => Promise<readonly OutboundHost[]>;
}

export function outboundHostRoutes({ fixedHosts, otherHosts }: OutboundHostNeeds): Binding[] {
  return [
    bind(listOutboundHostsOp, (r) =>
      r.inTeam(async (act) =>
        ok({ results: [...fixedHosts, ...(await otherHosts(act)), ...(await hostsOfAgents(act))] }),
      ),
    ),
  ];
}
