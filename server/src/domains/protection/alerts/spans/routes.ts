import { ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import { ignoreUnregisteredAgentOp, listUnregisteredAgentsOp } from "./contract.ts";
import { ignoreUnregistered, listUnregistered } from "./unregistered.ts";

export const unregisteredRoutes = (): Binding[] => [
  bind(listUnregisteredAgentsOp, (r) =>
    r.inTeam(async (act) => ok(await listUnregistered(act, { includeIgnored: r.query.include_ignored }))),
  ),
  bind(ignoreUnregisteredAgentOp, (r) =>
    r.transaction(async (act) => {
      const { unregistered_agent_id: id } = r.params;
      return ok(await ignoreUnregistered(act, { id, isIgnored: r.body.ignored }));
    }),
  ),
];
