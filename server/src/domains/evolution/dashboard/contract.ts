import { operation } from "../../../kernel/operation.ts";
import { withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { Dashboard } from "./shapes.ts";

const support = { agent_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21", agent_name: "Support" };

export const dashboardOp = operation({
  id: "evolution.dashboard",
  method: "GET",
  path: "/v1/dashboard/trust",
  tag: "Agent Environment",
  access: "agent:read",
  mcp: { tool: "trust_overview", hint: "Start here: every agent with its score, verdict and what needs attention." },
  reads: "replica",
  summary: "Get the dashboard",
  query: model("DashboardQuery", {
    order: withDefault(oneOf("newest", "need"), "newest", {
      description: "Order of `agents`. `need` lists those that need attention first.",
    }),
    limit: withDefault(integer({ ge: 1, le: 1000 }), 1000, { description: "Agents on a page." }),
    offset: withDefault(integer({ ge: 0 }), 0, { description: "Agents to skip." }),
  }),
  responses: { 200: Dashboard },
  example: {
    response: {
      time_to_trust: {
        ...{ average_days: 3.2, trend_pct: -12.5, recovery_avg_days: null, median_days: 2.9, trusted: 1 },
        weeks: [{ at: 1_794_700_800, agents: 1, median_days: 2.9, lower_days: 2.9, upper_days: 2.9 }],
        arrivals: [{ ...support, days: 2.9, at: 1_794_600_000 }],
      },
      fleet_health: {
        ...{ by_stage: { tested: 4, optimized: 1 }, under_attack: 0, total: 5, considered: 5 },
        verdicts_by_stage: { tested: { failed: 1, inconclusive: 3 }, optimized: { passed: 1 } },
      },
      adaptivity: { acceptance_rate: 0.75, proposed: 5, merged: 3, trend_pct: 50 },
      attention: {
        total: 1,
        by_kind: { proposal: 1 },
        items: [
          {
            ...{ kind: "proposal", ...support, evaluation_id: null, since: 1_794_700_000 },
            ...{
              proposal_id: "0198c2a7-31c4-7b10-8f2e-1c5d7e9a0b33",
              reason: "+6.8 points measured. Waiting for review.",
            },
          },
        ],
      },
      agents: [
        {
          id: support.agent_id,
          name: support.agent_name,
          stage: "optimized",
          trust_scores: { overall: 0.81, security: 0.77 },
          pending_proposals: 1,
          evolution_cycles: 2,
          time_in_stage_hours: 30,
          verdict: "passed",
          overall: { score: 0.81, low: 0.76, high: 0.85 },
          threshold: 0.7,
          recent_scores: [0.66, 0.71, 0.81],
        },
      ],
    },
  },
});

export const dashboardOperations = [dashboardOp];
