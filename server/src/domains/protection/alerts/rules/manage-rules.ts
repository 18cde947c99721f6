import { fault } from "../../../../kernel/errors.ts";
import { unprocessable } from "../../../../kernel/unprocessable.ts";
import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { type AlarmNeeds, clearAlarm } from "../../alarms/raise.ts";
import type { State } from "./condition.ts";
import { metricsOf } from "./read-figures.ts";
import type { NewRule, RuleCondition } from "./shapes.ts";
import { starters } from "./starters.ts";
import * as store from "./store.ts";
import { HOUR, secondsOf } from "./windows.ts";

const WORST: readonly State[] = ["firing", "unknown", "too_few", "ok"];

/** What a rule needs besides its shape, as one condition that can be read. Fields that mean nothing for it are left out. */
export function wholeRule<R extends RuleCondition>(rule: R) {
  const { measure, scope } = rule;
  const at = (field: string) => ["body", field];
  if (scope === "agent" && rule.agent_id == null) throw unprocessable(at("agent_id"), "The scope agent needs an agent");
  if ((measure === "latency" || measure === "counter") && rule.metric == null)
    throw unprocessable(at("metric"), "This measure needs a metric. listMetrics names them");
  const isSilence = measure === "silence";
  const isCompared = !isSilence && rule.compare_with !== "value";
  if (isCompared && rule.threshold <= 0) throw unprocessable(at("threshold"), "A factor must be greater than 0");
  if ((measure === "blocked_share" || measure === "error_rate") && !isCompared && rule.threshold > 1)
    throw unprocessable(at("threshold"), "A share is from 0 to 1: 5% is 0.05");
  if (isCompared && rule.compare_with === "week_before" && secondsOf(rule.window) < HOUR)
    throw unprocessable(at("window"), "Figures of a week before are kept by hour: choose 1h or longer");
  const source = measure === "blocked_share" ? ("gateway" as const) : rule.source;
  const hasMetric = measure === "latency" || measure === "counter" || isSilence;
  return {
    ...rule,
    agent_id: scope === "agent" ? (rule.agent_id ?? null) : null,
    source,
    metric: hasMetric ? metricsOf({ measure, metric: rule.metric ?? null, source }).counted : null,
    percentile: measure === "latency" ? (rule.percentile ?? 95) : null,
    compare_with: isCompared ? rule.compare_with : ("value" as const),
    threshold: isSilence ? 0 : rule.threshold,
    direction: isSilence ? ("below" as const) : rule.direction,
  };
}

const valuesOf = (rule: NewRule): store.RuleValues => {
  const { window, ...whole } = wholeRule({ ...rule, name: rule.name.trim() });
  if (whole.name === "") throw unprocessable(["body", "name"], "A rule needs a name");
  return { ...whole, time_window: window };
};

export async function listRules({ agents }: AlarmNeeds, act: Act) {
  const rules = await agents.naming(act, await store.selectRules(act));
  const states = Map.groupBy(await agents.naming(act, await store.selectStates(act, null)), ({ rule_id }) => rule_id);
  return rules.map(({ team_id: _team, revision: _revision, next_at: _next, time_window: window, ...rule }) => {
    const found = rule.enabled ? (states.get(rule.id) ?? []) : [];
    const subjects = found
      .map(({ team_id: _ofTeam, rule_id: _ofRule, ...state }) => state)
      .sort((one, other) => WORST.indexOf(one.state) - WORST.indexOf(other.state));
    return { ...rule, window, state: subjects[0]?.state ?? null, subjects };
  });
}

export async function getRule(needs: AlarmNeeds, act: Act, id: string) {
  const rule = (await listRules(needs, act)).find((each) => each.id === id);
  if (!rule) throw fault("ALERT_RULE_NOT_FOUND");
  return rule;
}

const audited = (act: Act, action: string, { id, rule }: { id: string; rule: store.RuleValues }) =>
  recordAudit(act, {
    action: `alert_rule.${action}`,
    target: { kind: "alert_rule", id },
    details: {
      name: rule.name,
      scope: rule.scope,
      agent_id: rule.agent_id,
      measure: rule.measure,
      enabled: rule.enabled,
    },
  });

export async function createRule(needs: AlarmNeeds, act: Act, body: NewRule) {
  const rule = valuesOf(body);
  if (rule.agent_id !== null) await needs.agents.get(act, rule.agent_id);
  if ((await store.lockRules(act)) >= store.MOST_RULES) throw fault("ALERT_RULES_FULL");
  const id = await store.insertRule(act, rule);
  await audited(act, "created", { id, rule });
  return getRule(needs, act, id);
}

/** An open alarm stays until the changed rule was evaluated: it may still be right. One of a rule that is off ends. */
export async function updateRule(
  needs: AlarmNeeds,
  act: Act,
  { id, body }: { readonly id: string; readonly body: NewRule },
) {
  const rule = valuesOf(body);
  if (rule.agent_id !== null) await needs.agents.get(act, rule.agent_id);
  if (!(await store.updateRule(act, id, rule))) throw fault("ALERT_RULE_NOT_FOUND");
  if (!rule.enabled) await endRule(needs, act, id);
  await audited(act, "updated", { id, rule });
  return getRule(needs, act, id);
}

export async function deleteRule(needs: AlarmNeeds, act: Act, id: string): Promise<void> {
  const rule = await store.findRule(act, id);
  if (!rule || !(await store.deleteRule(act, id))) throw fault("ALERT_RULE_NOT_FOUND");
  await endRule(needs, act, id);
  await audited(act, "deleted", { id, rule });
}

async function endRule(needs: AlarmNeeds, act: Act, id: string): Promise<void> {
  for (const agentId of await store.selectAlarmed(act, id))
    await clearAlarm(needs, act, { agentId, kind: "telemetry", ruleId: id, because: "unwatched" });
  await store.deleteStates(act, id);
}

export async function listStarters(act: Act) {
  const names = new Set((await store.selectRules(act)).map(({ name }) => name));
  return starters.map((starter) => ({ ...starter, is_used: names.has(starter.rule.name) }));
}
