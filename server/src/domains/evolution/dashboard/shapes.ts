import { bool } from "../../../kernel/shape/bool.ts";
import { required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";

const figure = (description: string) => withDefault(nullable(float()), null, { description });
const count = (description: string) => withDefault(integer(), 0, { description });

const TimeToTrust = model("TimeToTrustMetrics", {
  average_days: figure("From an agent's registration to its first trust."),
  trend_pct: figure("Of the last thirty days against all before; below zero is quicker."),
  recovery_avg_days: figure("Null: not measured."),
});
const FleetHealth = model("FleetHealthMetrics", {
  by_stage: required(freeObject(), { description: "Agents at each trust stage." }),
  under_attack: count("Agents that are attacked now."),
});
const Adaptivity = model("AdaptivityMetrics", {
  acceptance_rate: figure("Of the proposals that a person decided on, the share that was approved."),
  proposed: count("Proposals that were put before a person."),
  merged: count("Proposals that were applied."),
  trend_pct: figure("Proposals applied in the last thirty days against the thirty before."),
});
const AgentTrustCard = model("AgentTrustCard", {
  id: required(text()),
  name: required(text()),
  stage: required(text()),
  trust_scores: withDefault(freeObject(), {}, { description: "From 0 to 1, by dimension, of the last evaluation." }),
  trust_breakdown: withDefault(freeObject(), {}),
  redteam_findings_by_category: withDefault(freeObject(), {}),
  under_attack: withDefault(bool(), false),
  pending_proposals: count("Proposals that wait for a person."),
  evaluating: withDefault(bool(), false),
  evolution_cycles: count("Evolutions that came to their end."),
  time_in_stage_hours: count("Whole hours."),
  ttt_days: figure("Days to its first trust."),
  guard_protected: withDefault(bool(), false),
  owner_name: withDefault(nullable(text()), null),
});

export const Dashboard = model("DashboardResponse", {
  time_to_trust: required(TimeToTrust),
  fleet_health: required(FleetHealth),
  adaptivity: required(Adaptivity),
  agents: required(list(AgentTrustCard), { description: "The newest first, a thousand at most." }),
});
