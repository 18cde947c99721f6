import type { RouteData } from "./route.ts";
import { routes } from "./routes.ts";

/** The pages under an agent's Protect tab, in the order of their navigation. A new page adds its line here. */
export const protectPages: readonly (readonly [RouteData, string])[] = [
  [routes.agentProtect, "Overview"],
  [routes.agentGuards, "Guards"],
  [routes.agentConstraints, "Constraints"],
  [routes.agentShadowReview, "Shadow review"],
  [routes.agentMonitor, "Monitor"],
  [routes.agentDetections, "Detections"],
  [routes.agentKeys, "Keys and budgets"],
  [routes.agentFlow, "Flow policies"],
  [routes.agentAlarms, "Alarms"],
];
