import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { extractRulesOp, policyCoverageOp } from "./contract.ts";
import { coverageOf } from "./coverage.ts";
import { extractRules } from "./extract-rules.ts";
import { presentRun } from "./present.ts";
import type { ExtractionNeeds } from "./read-policy.ts";

export interface ExtractionRouteNeeds extends ExtractionNeeds {
  readonly agents: AgentsPort;
}

export function extractionRoutes(needs: ExtractionRouteNeeds): Binding[] {
  return [
    bind(extractRulesOp, (r) =>
      r.transaction(async (act) => {
        const run = await extractRules(needs, act, { policyId: r.params.policy_id, ...r.body });
        return { status: 202, body: presentRun(run) };
      }),
    ),
    bind(policyCoverageOp, (r) => r.inTeam(async (act) => ok(await coverageOf(act, r.params.policy_id)))),
  ];
}
