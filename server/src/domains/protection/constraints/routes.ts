import type { Act } from "../../../platform/act.ts";
import { stateHash } from "../../../platform/audit/record.ts";
import { unlessKnown } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { liveVersionOf } from "../configs/live-version.ts";
import { readBody } from "../configs/read-body.ts";
import { compileConstraints } from "./compile.ts";
import { agentConstraintsOp } from "./contract.ts";
import type { ApprovedRule } from "./follow-from-rules.ts";
import type { AgentConstraints } from "./shapes.ts";

export interface ConstraintNeeds {
  readonly agents: AgentsPort;
  /** The approved rules of active policies that hold for an agent. */
  readonly approvedRules: (act: Act, agentId: string) => Promise<readonly ApprovedRule[]>;
}

export function constraintRoutes(needs: ConstraintNeeds): Binding[] {
  return [
    bind(agentConstraintsOp, (r) =>
      r.inTeam(async (act) => {
        const constraints = await constraintsOf(needs, act, r.params.agent_id);
        const etag = `"${stateHash(constraints).slice(0, 32)}"`;
        return unlessKnown(constraints, { etag, ifNoneMatch: r.ifNoneMatch });
      }),
    ),
  ];
}

async function constraintsOf(
  { agents, approvedRules }: ConstraintNeeds,
  act: Act,
  id: string,
): Promise<AgentConstraints> {
  const agent = await agents.get(act, id);
  const version = await liveVersionOf(act, agent);
  const live = version && { ...version, config: (await readBody(version.config_body, ["config_body"])).config };
  return compileConstraints({ agent, live, rules: await approvedRules(act, id) });
}
