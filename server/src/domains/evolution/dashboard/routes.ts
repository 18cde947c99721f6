import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { dashboardOp } from "./contract.ts";
import { type DashboardNeeds, readDashboard } from "./read-dashboard.ts";

export function dashboardRoutes(needs: DashboardNeeds): Binding[] {
  return [bind(dashboardOp, (r) => r.inTeam(async (act) => ok(await readDashboard(needs, act, r.query))))];
}
