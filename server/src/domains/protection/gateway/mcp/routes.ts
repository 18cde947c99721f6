import { ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import { acceptTool, acceptTools } from "./accept-tool.ts";
import { acceptPinnedToolOp, acceptPinnedToolsOp, getPinnedToolOp, listPinnedToolsOp } from "./contract.ts";
import { listPinnedTools, readPinnedTool } from "./read-tools.ts";
import type { PinReports } from "./tool-pins.ts";

export const pinnedToolRoutes = (needs: Pick<PinReports, "settled">): Binding[] => [
  bind(listPinnedToolsOp, (r) => r.inTeam(async (act) => ok(await listPinnedTools(act, r.params.route_id)))),
  bind(getPinnedToolOp, (r) =>
    r.inTeam(async (act) => ok(await readPinnedTool(act, { routeId: r.params.route_id, ...r.query }))),
  ),
  bind(acceptPinnedToolOp, (r) =>
    r.transaction(async (act) => ok(await acceptTool(needs, act, { routeId: r.params.route_id, ...r.body }))),
  ),
  bind(acceptPinnedToolsOp, (r) =>
    r.transaction(async (act) =>
      ok(await acceptTools(needs, act, { routeId: r.params.route_id, reviewed: r.body.tools })),
    ),
  ),
];
