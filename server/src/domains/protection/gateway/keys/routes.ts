import { created, noContent, ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import type { RouteNeeds } from "../routes/manage-routes.ts";
import { createGatewayKeyOp, listGatewayKeysOp, revokeGatewayKeyOp, updateGatewayKeyOp } from "./contract.ts";
import { changeKey, createKey, listKeys, revokeKey } from "./manage-keys.ts";

export const gatewayKeyRoutes = (needs: RouteNeeds): Binding[] => [
  bind(listGatewayKeysOp, (r) =>
    r.inTeam(async (act) => {
      const { agent_id: agentId = null, limit, offset } = r.query;
      return ok(await listKeys(act, { agentId, limit, offset }));
    }),
  ),
  bind(createGatewayKeyOp, (r) =>
    r.transaction(async (act) => {
      const key = await createKey(needs, act, r.body);
      return created(key, { kept: { ...key, secret: null } });
    }),
  ),
  bind(updateGatewayKeyOp, (r) =>
    r.transaction(async (act) => ok(await changeKey(needs, act, { id: r.params.gateway_key_id, body: r.body }))),
  ),
  bind(revokeGatewayKeyOp, (r) =>
    r.transaction(async (act) => {
      await revokeKey(act, r.params.gateway_key_id);
      return noContent();
    }),
  ),
];
