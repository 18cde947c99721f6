import { bool } from "../../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { named } from "../../../../kernel/shape/named.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import type { Out } from "../../../../kernel/shape/shape.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";
import { comparisons, measures } from "../../alarms/telemetry/measures.ts";
import { windows } from "./windows.ts";

const MeasureShape = named("AlertMeasure", oneOf(...measures));
const WindowShape = named("AlertWindow", oneOf(...windows));
const StateShape = named("AlertState", oneOf("ok", "firing", "too_few", "unknown"));

const condition = {
  scope: withDefault(oneOf("agent", "each_agent", "team"), "each_agent", {
    description: "`each_agent`: every agent for itself, with an alarm of its own. `team`: all agents together.",
  }),
  agent_id: optional(nullable(uuid()), { description: "For the scope `agent`." }),
  measure: required(MeasureShape, {
    description:
      "`blocked_share` and `error_rate` are shares of requests, from 0 to 1. `cost` is in the currency of the team's prices. `silence`: nothing was counted, though there was something in the seven days before. `latency` (in seconds) and `counter` are of the metric in `metric`.",
  }),
  metric: optional(nullable(text({ min: 1, max: 200 })), {
    description:
      "For `latency` and `counter`, any metric of listMetrics. `silence` looks at the requests of `source` if it has none.",
  }),
  source: withDefault(oneOf("gateway", "spans"), "gateway", {
    description:
      "Whose requests, errors, tokens and costs: those of the gateway, or those of received spans that call a model. `blocked_share` is always the gateway's.",
  }),
  percentile: optional(nullable(float({ ge: 1, le: 99.9 })), { description: "For `latency`. 95 if it has none." }),
  window: withDefault(WindowShape, "15m", { description: "The time that is looked at, up to now." }),
  compare_with: withDefault(oneOf(...comparisons), "value", {
    description:
      "A fixed value, or the same measure in the window before, or in the same window a day or a week earlier.",
  }),
  direction: withDefault(oneOf("above", "below"), "above"),
  threshold: withDefault(float({ ge: 0, le: 1e15 }), 0, {
    description: "The value, or the factor to what it is compared with. `silence` has none.",
  }),
  min_requests: withDefault(integer({ ge: 0, le: 1_000_000_000 }), 20, {
    description:
      "With fewer requests in the window, or in what it is compared with, nothing is decided. For `latency` and `counter` it is what that metric counted; for `silence`, in the seven days before.",
  }),
  hold_seconds: withDefault(integer({ ge: 0, le: 86_400 }), 300, {
    description: "An alarm clears after the condition was not met for this long.",
  }),
};

export const TryAlertRule = model("TryAlertRule", condition);

export const NewAlertRule = model("NewAlertRule", {
  name: required(text({ min: 1, max: 120 })),
  ...condition,
  severity: withDefault(oneOf("warning", "critical"), "warning"),
  enabled: withDefault(bool(), true),
});

const AlertSubject = model("AlertSubject", {
  agent_id: required(nullable(uuid()), { description: "Null: all agents together." }),
  agent_name: required(nullable(text())),
  state: required(StateShape, {
    description:
      "`firing`: an alarm is open. `too_few`: there are fewer requests than `min_requests`. `unknown`: it could not be evaluated, and nothing is known.",
  }),
  why: required(nullable(oneOf("no_data", "unavailable", "no_agent")), {
    description:
      "Why it is unknown. `no_data`: there are no figures. `unavailable`: they could not be read. `no_agent`: the agent was deleted or archived.",
  }),
  value: required(nullable(float())),
  compared: required(nullable(float()), { description: "What it was compared with." }),
  requests: required(nullable(integer())),
  since: required(integer(), { description: "When this state began. Unix seconds." }),
  calm_since: required(nullable(integer()), {
    description: "Firing: since when the condition has not been met. The alarm clears `hold_seconds` later.",
  }),
  evaluated_at: required(integer(), { description: "Unix seconds." }),
});

export const AlertRule = model("AlertRule", {
  id: required(uuid()),
  name: required(text()),
  scope: required(oneOf("agent", "each_agent", "team")),
  agent_id: required(nullable(uuid())),
  agent_name: required(nullable(text())),
  measure: required(MeasureShape),
  metric: required(nullable(text())),
  source: required(oneOf("gateway", "spans")),
  percentile: required(nullable(float())),
  window: required(WindowShape),
  compare_with: required(oneOf(...comparisons)),
  direction: required(oneOf("above", "below")),
  threshold: required(float()),
  min_requests: required(integer()),
  hold_seconds: required(integer()),
  severity: required(oneOf("warning", "critical")),
  enabled: required(bool()),
  state: required(nullable(StateShape), {
    description:
      "The worst of `subjects`: firing, then unknown, too_few, ok. Null before it was first evaluated, and while it is off.",
  }),
  subjects: required(list(AlertSubject), { description: "What it found, at most 200, those that are firing first." }),
  created_at: required(integer(), { description: "Unix seconds." }),
  created_by: required(uuid()),
  updated_at: required(integer(), { description: "Unix seconds." }),
  updated_by: required(uuid()),
});

const TriedAlarm = model("TriedAlarm", {
  agent_id: required(nullable(uuid())),
  agent_name: required(nullable(text())),
  raised_at: required(integer(), { description: "Unix seconds." }),
  cleared_at: required(nullable(integer()), { description: "Null: it would be open now." }),
  value: required(float(), { description: "When it was raised." }),
});

const TriedSubject = model("TriedSubject", {
  agent_id: required(nullable(uuid())),
  agent_name: required(nullable(text())),
  alarms: required(integer()),
  points: required(
    list(
      model("TriedPoint", {
        at: required(integer(), { description: "Unix seconds: the end of a window." }),
        value: required(nullable(float()), { description: "Null if there are too few requests." }),
        limit: required(nullable(float()), { description: "What the value was compared with." }),
        is_firing: required(bool()),
      }),
    ),
  ),
});

export const TriedAlertRule = model("TriedAlertRule", {
  from: required(integer(), { description: "Seven days ago. Unix seconds." }),
  to: required(integer()),
  exact_from: required(integer(), {
    description: "Before this, figures are kept by hour, and a shorter window was judged by its hour. Unix seconds.",
  }),
  alarms: required(integer(), { description: "How many alarms there would have been." }),
  first_alarms: required(list(TriedAlarm), { description: "The newest 100 of them." }),
  subjects: required(list(TriedSubject), {
    description: "The team, the agent, or the 20 agents with the most figures.",
  }),
  agents_left_out: required(integer(), { description: "Agents with figures that were not tried." }),
});

export const AlertStarter = model("AlertStarter", {
  id: required(text()),
  title: required(text()),
  about: required(text()),
  is_used: required(bool(), { description: "Whether the team has a rule with this name." }),
  rule: required(NewAlertRule),
});

export type RuleCondition = Out<typeof TryAlertRule>;
export type NewRule = Out<typeof NewAlertRule>;
