import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { listOutboundHostsOp } from "./contract.ts";
import { hostsOfAgents, type OutboundHost } from "./list-hosts.ts";

/** `fixed`: what the console contacts for everyone, as it was started. */
export function outboundHostRoutes(fixed: readonly OutboundHost[]): Binding[] {
  return [
    bind(listOutboundHostsOp, (r) =>
      r.inTeam(async (act) => ok({ results: [...fixed, ...(await hostsOfAgents(act))] })),
    ),
  ];
}
