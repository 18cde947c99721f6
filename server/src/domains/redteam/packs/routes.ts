import { created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { EvaluationPort } from "../../evaluation/port.ts";
import type { ProtectionPort } from "../../protection/port.ts";
import { guardTestOp, regressionPackOp } from "./contract.ts";
import { guardedCases, testGuard } from "./guard-test.ts";
import { makeRegressionPack } from "./regression-pack.ts";

export interface PackNeeds {
  readonly evaluation: EvaluationPort;
  readonly protection: ProtectionPort;
}

export function packRoutes(needs: PackNeeds): Binding[] {
  return [
    bind(regressionPackOp, (r) =>
      r.transaction(async (act) => {
        const wanted = { campaignId: r.params.campaign_id, name: r.body.name ?? null };
        return created(await makeRegressionPack(needs, act, wanted));
      }),
    ),
    bind(guardTestOp, async (r) => {
      const { config_id } = r.body;
      const { body, cases } = await r.inTeam(async (act) => ({
        cases: await guardedCases(act, r.params.campaign_id),
        body: await needs.protection.guardBody(act, config_id),
      }));
      return ok({ config_id, ...(await testGuard(needs.protection, body, cases)) });
    }),
  ];
}
