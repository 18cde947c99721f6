import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { tryRuleGuardOp } from "./contract.ts";
import { type TryGuardNeeds, tryRuleGuard } from "./try-rule-guard.ts";

export function ruleGuardRoutes(needs: TryGuardNeeds): Binding[] {
  return [
    bind(tryRuleGuardOp, async (r) =>
      ok(await tryRuleGuard(needs, { ruleId: r.params.rule_id, body: r.body, inTeam: r.inTeam })),
    ),
  ];
}
