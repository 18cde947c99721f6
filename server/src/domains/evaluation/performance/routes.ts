import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { getPerformanceOp, getTrendOp } from "./contract.ts";
import { readRunPerformance, readTrend } from "./read-performance.ts";

export function performanceRoutes({ agents }: { readonly agents: AgentsPort }): Binding[] {
  return [
    bind(getPerformanceOp, (r) => r.inTeam(async (act) => ok(await readRunPerformance(act, r.params.evaluation_id)))),
    bind(getTrendOp, (r) =>
      r.inTeam(async (act) => ok(await readTrend({ agents }, act, { ...r.query, agentId: r.params.agent_id }))),
    ),
  ];
}
