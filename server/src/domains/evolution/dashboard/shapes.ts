import { bool } from "../../../kernel/shape/bool.ts";
import { required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
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
  average_days: figure("From an agent's registration to its first trust."),
  trend_pct: figure("Of the last thirty days against all before; below zero is quicker."),
  recovery_avg_days: figure("Null: not measured."),
  median_days: figure("Half of the agents took longer."),
  trusted: count("Agents that became trusted so far."),
  weeks: withDefault(
    list(
      model("TimeToTrustWeek", {
        at: required(integer(), { description: "Its end, in Unix seconds." }),
        agents: count("Agents that became trusted in the four weeks up to then."),
        median_days: figure("Of these."),
        lower_days: figure("A quarter of them took less."),
        upper_days: figure("A quarter of them took more."),
      }),
    ),
    [],
    { description: "The last thirteen, the oldest first." },
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
    { description: "In these weeks; the last two hundred." },
  ),
});
const FleetHealth = model("FleetHealthMetrics", {
  by_stage: required(mapOf(integer()), {
    description:
      "Agents at each trust stage. One that reached trusted or beyond and is not trusted now counts as tested.",
  }),
  under_attack: count("Agents with a running campaign."),
  total: count("Agents that are not archived."),
  considered: count("Of these, those that verdicts and attention are about: all, up to the newest hundred thousand."),
  verdicts_by_stage: withDefault(
    mapOf(mapOf(integer())),
    {},
    { description: "Agents at each stage by their last verdict: passed, failed, inconclusive or never_tested." },
  ),
});
const Adaptivity = model("AdaptivityMetrics", {
  acceptance_rate: figure("Of the proposals that a person decided on, the share that was approved."),
  proposed: count("Proposals that were put before a person."),
  merged: count("Proposals that were applied."),
  trend_pct: figure("Proposals applied in the last thirty days against the thirty before."),
});
const PillarBreakdown = model("PillarBreakdown", {
  overall: withDefault(float(), 0),
  detectors: withDefault(freeObject(), {}),
});
const AgentTrustCard = model("AgentTrustCard", {
  id: required(text()),
  name: required(text()),
  stage: required(text(), { description: "The stage that it reached." }),
  trusted_now: withDefault(bool(), false, {
    description: "Whether trust holds: the stage is trusted or beyond, and the current verdict is passed.",
  }),
  trust_scores: withDefault(mapOf(float()), {}, { description: "From 0 to 1, by dimension, of the last evaluation." }),
  trust_breakdown: withDefault(mapOf(PillarBreakdown), {}),
  redteam_findings_by_category: withDefault(mapOf(integer()), {}),
  under_attack: withDefault(bool(), false),
  pending_proposals: count("Proposals that wait for a person."),
  evaluating: withDefault(bool(), false),
  evolution_cycles: count("Evolutions that came to their end."),
  time_in_stage_hours: count("Whole hours."),
  ttt_days: figure("Days to its first trust."),
  guard_protected: withDefault(bool(), false),
  owner_name: withDefault(nullable(text()), null),
  model_name: withDefault(text(), ""),
  protocol: withDefault(text(), ""),
  access_level: withDefault(text(), ""),
  verdict: withDefault(nullable(text()), null, {
    description: "Of the last evaluation: passed, failed or inconclusive.",
  }),
  overall: withDefault(
    nullable(
      model("OverallScore", { score: figure("From 0 to 1."), low: figure("Of the 95 % interval."), high: figure("") }),
    ),
    null,
  ),
  threshold: figure("That the verdict was held against."),
  recent_scores: withDefault(list(float()), [], {
    description: "Overall, of the last eight evaluations, the oldest first.",
  }),
  evaluation_id: withDefault(nullable(text()), null, { description: "The last that was completed." }),
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
  by_kind: required(mapOf(integer()), { description: "How many of each kind, the most pressing kind first." }),
  items: required(
    list(
      model("FleetConcern", {
        kind: required(named("FleetConcernKind", oneOf(...concerns))),
        ...someAgent,
        evaluation_id: required(nullable(text())),
        proposal_id: required(nullable(text())),
        since: required(integer(), { description: "Unix seconds." }),
        reason: required(nullable(text()), { description: "What is known of it, as a sentence." }),
      }),
    ),
    { description: "The most pressing kind first; of each kind the oldest five." },
  ),
});

export const Dashboard = model("DashboardResponse", {
  time_to_trust: required(TimeToTrust),
  fleet_health: required(FleetHealth),
  adaptivity: required(Adaptivity),
  attention: required(Attention, { description: "What asks for a person." }),
  agents: required(list(AgentTrustCard), { description: "In the order asked for; archived ones are left out." }),
});
