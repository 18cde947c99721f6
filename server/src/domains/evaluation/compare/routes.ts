import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { compareRuns } from "./compare-runs.ts";
import { compareRunsOp } from "./contract.ts";

export function compareRoutes({ agents }: { readonly agents: AgentsPort }): Binding[] {
  return [
    bind(compareRunsOp, (r) =>
      r.inTeam(async (act) =>
        ok(await compareRuns(agents, act, { before: r.query.with, after: r.params.evaluation_id })),
      ),
    ),
  ];
}
