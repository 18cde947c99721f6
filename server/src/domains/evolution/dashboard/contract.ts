import { operation } from "../../../kernel/operation.ts";
import { Dashboard } from "./shapes.ts";

export const dashboardOp = operation({
  id: "evolution.dashboard",
  method: "GET",
  path: "/v1/dashboard/trust",
  tag: "Agent Environment",
  access: "agent:read",
  summary: "See how the team's agents stand",
  responses: { 200: Dashboard },
  example: {
    response: {
      time_to_trust: { average_days: 3.2, trend_pct: -12.5, recovery_avg_days: null },
      fleet_health: { by_stage: { tested: 4, optimized: 1 }, under_attack: 0 },
      adaptivity: { acceptance_rate: 0.75, proposed: 5, merged: 3, trend_pct: 50 },
      agents: [
        {
          id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
          name: "Support",
          stage: "optimized",
          trust_scores: { overall: 0.81, security: 0.77 },
          pending_proposals: 1,
          evolution_cycles: 2,
          time_in_stage_hours: 30,
        },
      ],
    },
  },
});

export const dashboardOperations = [dashboardOp];
