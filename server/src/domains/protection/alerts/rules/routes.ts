import type { Act } from "../../../../platform/act.ts";
import { created, noContent, ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import type { AlarmNeeds } from "../../alarms/raise.ts";
import type { MetricsSource } from "../../telemetry/sources.ts";
import {
  createAlertRuleOp,
  deleteAlertRuleOp,
  getAlertRuleOp,
  listAlertRulesOp,
  listAlertStartersOp,
  tryAlertRuleOp,
  updateAlertRuleOp,
} from "./contract.ts";
import { createRule, deleteRule, getRule, listRules, listStarters, updateRule, wholeRule } from "./manage-rules.ts";
import { MOST_RULES } from "./store.ts";
import { tryRule } from "./try-rule.ts";
import { withoutConnection } from "./without-connection.ts";

export interface AlertRuleNeeds extends AlarmNeeds {
  readonly metrics: MetricsSource;
}

export function alertRuleRoutes(needs: AlertRuleNeeds): Binding[] {
  return [
    bind(listAlertRulesOp, (r) =>
      r.inTeam(async (act) => ok({ results: await listRules(needs, act), most: MOST_RULES })),
    ),
    bind(createAlertRuleOp, (r) => r.transaction(async (act) => created(await createRule(needs, act, r.body)))),
    bind(listAlertStartersOp, (r) => r.inTeam(async (act) => ok({ results: await listStarters(act) }))),
    bind(tryAlertRuleOp, async (r) => {
      const rule = wholeRule(r.body);
      const { agent_id: agentId } = rule;
      if (agentId !== null) await r.inTeam((act) => needs.agents.get(act, agentId));
      const attempt = (act: Act) => tryRule(needs.metrics, act, { rule, holdSeconds: rule.hold_seconds });
      const tried = await (needs.metrics.isRemote ? attempt(withoutConnection(r)) : r.inTeam(attempt));
      return ok(await r.inTeam((act) => named(needs, act, tried)));
    }),
    bind(getAlertRuleOp, (r) => r.inTeam(async (act) => ok(await getRule(needs, act, r.params.alert_rule_id)))),
    bind(updateAlertRuleOp, (r) =>
      r.transaction(async (act) => ok(await updateRule(needs, act, { id: r.params.alert_rule_id, body: r.body }))),
    ),
    bind(deleteAlertRuleOp, (r) =>
      r.transaction(async (act) => {
        await deleteRule(needs, act, r.params.alert_rule_id);
        return noContent();
      }),
    ),
  ];
}

type Tried = Awaited<ReturnType<typeof tryRule>>;

const named = async ({ agents }: AlarmNeeds, act: Act, tried: Tried) => ({
  ...tried,
  first_alarms: await agents.naming(act, tried.first_alarms),
  subjects: await agents.naming(act, tried.subjects),
});
