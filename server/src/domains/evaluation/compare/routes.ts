import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { CompareNeeds } from "./agent-difference.ts";
import { compareRuns } from "./compare-runs.ts";
import { compareRunsOp } from "./contract.ts";

export function compareRoutes(needs: CompareNeeds): Binding[] {
  return [
    bind(compareRunsOp, (r) =>
      r.inTeam(async (act) =>
        ok(await compareRuns(needs, act, { before: r.query.with, after: r.params.evaluation_id })),
      ),
    ),
  ];
}
