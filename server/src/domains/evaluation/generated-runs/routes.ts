import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { getRun } from "../runs/read-runs.ts";
import { estimateCustomHarnessOp, getCustomReportOp } from "./contract.ts";
import { type EstimateNeeds, estimateHarness } from "./estimate.ts";
import { readReport } from "./report.ts";

export function generatedRunRoutes(needs: EstimateNeeds): Binding[] {
  return [
    bind(estimateCustomHarnessOp, (r) => r.inTeam(async (act) => ok(await estimateHarness(needs, act, r.body)))),
    bind(getCustomReportOp, (r) =>
      r.inTeam(async (act) =>
        ok(await readReport(act, await getRun(act, r.params.evaluation_id), r.query.threshold ?? null)),
      ),
    ),
  ];
}
