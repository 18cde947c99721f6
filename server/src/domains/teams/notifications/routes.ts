import { created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import {
  changeEndpointOp,
  createEndpointOp,
  deleteEndpointOp,
  listDeliveriesOp,
  listEndpointsOp,
  redeliverOp,
  testEndpointOp,
} from "./contract.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { changeEndpoint, createEndpoint, type EndpointNeeds, removeEndpoint } from "./manage-endpoints.ts";
import { presentEndpoint } from "./present.ts";
import { redeliver } from "./redeliver.ts";
import { selectEndpoints } from "./store.ts";
import { type TestNeeds, testEndpoint } from "./test-endpoint.ts";

const unstored = { headers: { "cache-control": "no-store" } } as const;

export function notificationRoutes(needs: EndpointNeeds & TestNeeds): Binding[] {
  return [
    bind(createEndpointOp, (r) =>
      r.transaction(async (act) => {
        const endpoint = await createEndpoint(needs, act, r.body);
        return created(endpoint, { ...unstored, kept: { ...endpoint, secret: null } });
      }),
    ),
    bind(listEndpointsOp, (r) =>
      r.inTeam(async (act) => {
        const rows = await selectEndpoints(act);
        const results = rows.map((row) => presentEndpoint(needs.keyring, row));
        return ok({ results, mail_available: needs.mailer !== null });
      }),
    ),
    bind(changeEndpointOp, (r) =>
      r.transaction(async (act) => {
        const endpoint = await changeEndpoint(needs, act, { id: r.params.endpoint_id, change: r.body });
        return ok(endpoint, { ...unstored, kept: { ...endpoint, secret: null } });
      }),
    ),
    bind(deleteEndpointOp, (r) =>
      r.transaction(async (act) => {
        await removeEndpoint(act, r.params.endpoint_id);
        return noContent();
      }),
    ),
    bind(testEndpointOp, async (r) => ok(await testEndpoint(needs, r.inTeam, r.params.endpoint_id))),
    bind(listDeliveriesOp, (r) =>
      r.inTeam(async (act) => ok(await listDeliveries(act, r.params.endpoint_id, r.query))),
    ),
    bind(redeliverOp, (r) => r.transaction(async (act) => ({ status: 202, body: await redeliver(act, r.params) }))),
  ];
}
