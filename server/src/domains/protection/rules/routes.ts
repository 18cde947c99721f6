import { created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { EnvironmentPort } from "../../environment/port.ts";
import type { ApplyNeeds } from "../configs/apply-config.ts";
import { assertApproved } from "./assert-approved.ts";
import { createGuardRuleOp, deleteGuardRuleOp, getGuardRuleOp, listGuardRulesOp, tryGuardRuleOp } from "./contract.ts";
import { createRule, deleteRule, getRule, listRules, plannedBody } from "./manage-rules.ts";
import { assertRunsTogether, readRule } from "./read-rule.ts";
import { type TryNeeds, tryRule } from "./try-rule.ts";

export interface GuardRuleNeeds extends TryNeeds, ApplyNeeds {
  readonly environment: Pick<EnvironmentPort, "rule">;
}

export function guardRuleRoutes(needs: GuardRuleNeeds): Binding[] {
  const { agents, tryBody } = needs;
  return [
    bind(createGuardRuleOp, async (r) => {
      const rule = { ...r.body, channels: [...new Set(r.body.channels)] };
      const planned = await r.inTeam(async (act) => {
        await assertApproved(needs, act, rule.provenance);
        return plannedBody(agents, act, rule);
      });
      await readRule(tryBody, rule);
      await assertRunsTogether(tryBody, planned);
      return r.transaction(async (act) => created(await createRule(needs, act, rule)));
    }),
    bind(listGuardRulesOp, (r) => r.inTeam(async (act) => ok(await listRules(agents, act, r.query)))),
    bind(tryGuardRuleOp, async (r) => {
      const body = { ...r.body, channels: [...new Set(r.body.channels)] };
      return ok(await tryRule(needs, { body, inTeam: r.inTeam, now: Math.floor(r.now / 1000) }));
    }),
    bind(getGuardRuleOp, (r) => r.inTeam(async (act) => ok(await getRule(act, r.params.rule_id)))),
    bind(deleteGuardRuleOp, (r) =>
      r.transaction(async (act) => {
        await deleteRule(agents, act, r.params.rule_id);
        return noContent();
      }),
    ),
  ];
}
