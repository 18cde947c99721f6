import { created, noContent, ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import {
  createGatewayRouteOp,
  deleteGatewayRouteOp,
  getGatewayRouteOp,
  listGatewayRoutesOp,
  updateGatewayRouteOp,
} from "./contract.ts";
import {
  changeRoute,
  createRoute,
  listRoutes,
  presentRoute,
  type RouteNeeds,
  readRoute,
  removeRoute,
} from "./manage-routes.ts";

export const gatewayRouteRoutes = (needs: RouteNeeds): Binding[] => [
  bind(listGatewayRoutesOp, (r) =>
    r.inTeam(async (act) => {
      const { agent_id: agentId = null, limit, offset } = r.query;
      return ok(await listRoutes(act, { agentId, limit, offset }));
    }),
  ),
  bind(createGatewayRouteOp, (r) => r.transaction(async (act) => created(await createRoute(needs, act, r.body)))),
  bind(getGatewayRouteOp, (r) => r.inTeam(async (act) => ok(presentRoute(await readRoute(act, r.params.route_id))))),
  bind(updateGatewayRouteOp, (r) =>
    r.transaction(async (act) => ok(await changeRoute(needs, act, { id: r.params.route_id, body: r.body }))),
  ),
  bind(deleteGatewayRouteOp, (r) =>
    r.transaction(async (act) => {
      await removeRoute(act, r.params.route_id);
      return noContent();
    }),
  ),
];
