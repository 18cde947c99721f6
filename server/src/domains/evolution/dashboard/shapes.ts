import { bool } from "../../../kernel/shape/bool.ts";
import { required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { concerns } from "./attention.ts";

const figure = (description: string) => withDefault(nullable(float()), null, { description });
const count = (description: string) => withDefault(integer(), 0, { description });

const someAgent = { agent_id: required(text()), agent_name: required(text()) };

const TimeToTrust = model("TimeToTrustMetrics", {
  average_days: figure("From registration until an agent is first trusted."),
  trend_pct: figure("Change of the last 30 days against all earlier ones. Negative means faster."),
  recovery_avg_days: figure("Null: not measured."),
  median_days: figure("Median time to trust."),
  trusted: count("Agents that have ever become trusted."),
  weeks: withDefault(
    list(
      model("TimeToTrustWeek", {
        at: required(integer(), { description: "End of the week, in Unix seconds." }),
        agents: count("Agents that became trusted in the four weeks before."),
        median_days: figure("Of these."),
        lower_days: figure("First quartile."),
        upper_days: figure("Third quartile."),
      }),
    ),
    [],
    { description: "The last 13 weeks, oldest first." },
  ),
  arrivals: withDefault(
    list(
      model("TimeToTrustArrival", {
        ...someAgent,
        days: required(float()),
        at: required(integer(), { description: "When it became trusted, in Unix seconds." }),
      }),
    ),
    [],
    { description: "Agents that became trusted in these weeks, up to the last 200." },
  ),
});
const FleetHealth = model("FleetHealthMetrics", {
  by_stage: required(mapOf(integer()), {
    description:
      "Agents at each trust stage. An agent that reached trusted or a later stage but is not trusted now counts as tested.",
  }),
  under_attack: count("Agents with a running campaign."),
  total: count("Agents that are not archived."),
  considered: count("Agents that verdicts and attention cover: all, up to the newest 100,000."),
  verdicts_by_stage: withDefault(
    mapOf(mapOf(integer())),
    {},
    { description: "Agents at each stage by latest verdict: passed, failed, inconclusive or never_tested." },
  ),
});
const Adaptivity = model("AdaptivityMetrics", {
  acceptance_rate: figure("Share of reviewed proposals that were approved."),
  proposed: count("Proposals submitted for review."),
  merged: count("Applied proposals."),
  trend_pct: figure("Change in applied proposals: last 30 days against the 30 days before."),
});
const PillarBreakdown = model("PillarBreakdown", {
  overall: withDefault(float(), 0),
  detectors: withDefault(mapOf(float()), {}, { description: "Empty: scores are kept by dimension." }),
});
const AgentTrustCard = model("AgentTrustCard", {
  id: required(text()),
  name: required(text()),
  stage: required(text(), { description: "The trust stage reached." }),
  trusted_now: withDefault(bool(), false, {
    description: "Whether the agent is trusted now: its stage is trusted or later, and its current verdict is passed.",
  }),
  trust_scores: withDefault(
    mapOf(float()),
    {},
    { description: "Scores of the last evaluation by dimension, from 0 to 1." },
  ),
  trust_breakdown: withDefault(mapOf(PillarBreakdown), {}),
  redteam_findings_by_category: withDefault(mapOf(integer()), {}),
  under_attack: withDefault(bool(), false),
  pending_proposals: count("Proposals waiting for review or to be applied."),
  evaluating: withDefault(bool(), false),
  evolution_cycles: count("Completed evolution runs."),
  time_in_stage_hours: count("Hours, rounded down."),
  ttt_days: figure("Days from registration until first trusted."),
  guard_protected: withDefault(bool(), false),
  owner_name: withDefault(nullable(text()), null),
  model_name: withDefault(text(), ""),
  protocol: withDefault(text(), ""),
  access_level: withDefault(text(), ""),
  verdict: withDefault(nullable(text()), null, {
    description: "Verdict of the last evaluation: passed, failed or inconclusive.",
  }),
  overall: withDefault(
    nullable(
      model("OverallScore", {
        score: figure("From 0 to 1."),
        low: figure("Lower bound of the 95% confidence interval."),
        high: figure("Upper bound of the 95% confidence interval."),
      }),
    ),
    null,
  ),
  threshold: figure("The score that the verdict was compared with."),
  recent_scores: withDefault(list(float()), [], {
    description: "Overall scores of the last eight evaluations, oldest first.",
  }),
  evaluation_id: withDefault(nullable(text()), null, { description: "The last completed evaluation." }),
  evaluated_at: withDefault(nullable(integer()), null, { description: "Unix seconds." }),
  running: withDefault(
    nullable(
      model("RunUnderWay", {
        evaluation_id: required(text()),
        done: required(integer()),
        planned: required(nullable(integer()), { description: "Null until the plan is complete." }),
      }),
    ),
    null,
  ),
});

const Attention = model("FleetAttention", {
  total: required(integer()),
  by_kind: required(mapOf(integer()), { description: "Number of each kind, most urgent kind first." }),
  items: required(
    list(
      model("FleetConcern", {
        kind: required(named("FleetConcernKind", oneOf(...concerns))),
        ...someAgent,
        evaluation_id: required(nullable(text())),
        proposal_id: required(nullable(text())),
        since: required(integer(), { description: "Unix seconds." }),
        reason: required(nullable(text()), { description: "The reason, in a sentence." }),
      }),
    ),
    { description: "Most urgent kind first, with the oldest five of each kind." },
  ),
});

export const Dashboard = model("DashboardResponse", {
  time_to_trust: required(TimeToTrust),
  fleet_health: required(FleetHealth),
  adaptivity: required(Adaptivity),
  attention: required(Attention, { description: "What needs someone's attention." }),
  agents: required(list(AgentTrustCard), { description: "In the requested order, without archived agents." }),
});
