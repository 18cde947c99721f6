import type { Leg, Usage } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { seconds } from "../../../../kernel/clock.ts";
import { fault } from "../../../../kernel/errors.ts";
import { costMicros, type Price } from "../prices/cost.ts";
import { priceOf } from "../prices/pattern.ts";
import type { ReadyRoute, Upstream } from "../routes/upstream.ts";
import type { Admission, Admitted, Estimate, Knock, Reservation } from "./admission.ts";
import { createBudgets } from "./budgets.ts";
import { createKnown, type KnownNeeds } from "./known.ts";
import type { GatewayKeyRow } from "./store.ts";

/** The request as far as it was let in. */
interface Visit {
  readonly key: GatewayKeyRow;
  readonly route: ReadyRoute;
  readonly upstream: Upstream;
}

export function createAdmission(needs: KnownNeeds): Admission {
  const { clock } = needs;
  const known = createKnown(needs);
  const budgets = createBudgets(needs);

  function checked(row: GatewayKeyRow | null): GatewayKeyRow {
    if (!row) throw fault("GATEWAY_KEY_INVALID", { public: "The gateway key is unknown or revoked." });
    if (row.expires_at !== null && row.expires_at <= seconds(clock))
      throw fault("GATEWAY_KEY_INVALID", { public: "The gateway key has expired." });
    return row;
  }

  async function admit(knock: Knock): Promise<Admitted> {
    known.listen();
    if (knock.key === null) throw fault("GATEWAY_KEY_INVALID", { public: "The request has no gateway key." });
    const key = checked(await known.key(knock.key));
    const route = await known.route(key.team_id, knock.route);
    if (!route) throw fault("GATEWAY_ROUTE_NOT_FOUND");
    assertFor(key, route, knock.origin);
    if (!route.upstream)
      throw fault("GATEWAY_ROUTE_NOT_FOUND", { public: "The agent of this route has no address yet." });
    const visit: Visit = { key, route, upstream: route.upstream };
    return {
      ...{ teamId: key.team_id, agentId: key.agent_id, routeId: route.row.id, keyId: key.id, leg: route.row.leg },
      ...{
        upstream: route.upstream,
        isTrusted: key.trusted,
        mayExplain: key.explain,
        isEvaluation: key.purpose === "evaluation",
      },
      reserve: (estimate) => reserve(visit, estimate),
    };
  }

  async function reserve(visit: Visit, estimate: Estimate): Promise<Reservation> {
    const price = await priceFor(visit, estimate);
    const expected: Usage = { input: estimate.inputTokens, output: estimate.outputTokens, cached: 0 };
    const spending = await budgets.take(visit.key, {
      requests: 1,
      tokens: expected.input + expected.output,
      micros: price ? costMicros(price, expected) : 0,
    });
    return {
      settle(told) {
        const usage = told ?? expected;
        const micros = price ? costMicros(price, usage) : null;
        spending.settle({ usage, micros });
        return micros;
      },
      cancel: () => spending.cancel(),
    };
  }

  /** Null if the cost is unknown. MODEL_PRICE_MISSING if the key has a money limit, which could not be kept then. */
  async function priceFor({ key, route }: Visit, estimate: Estimate): Promise<Price | null> {
    const model = pricedModel(route, estimate);
    if (model === null) return null;
    const price = priceOf((await known.prices(key.team_id)) ?? [], model);
    if (price === null && key.micros_per_day !== null)
      throw fault("MODEL_PRICE_MISSING", {
        public: `The model ${model.slice(0, 200)} has no price, so the cost limit of this gateway key can't be enforced.`,
        // Clients retry a 409 on their own. Without a price, the next attempt ends the same way.
        headers: { "x-should-retry": "false" },
      });
    return price;
  }

  return {
    admit,
    async close() {
      await Promise.all([known.close(), budgets.close()]);
    },
  };
}

/** On the front, a client can name any model; what costs is the agent's. Tools have no model. */
function pricedModel({ row: { leg }, agentModel }: ReadyRoute, { model, ...tokens }: Estimate): string | null {
  if (leg === "tools" || tokens.inputTokens + tokens.outputTokens === 0) return null;
  return leg === "front" ? agentModel : model;
}

function assertFor(key: GatewayKeyRow, { row }: ReadyRoute, origin: string | null): void {
  if (row.agent_id !== key.agent_id)
    throw fault("GATEWAY_KEY_FORBIDDEN", { public: "The gateway key is for another agent." });
  if (!key.legs.includes(row.leg satisfies Leg))
    throw fault("GATEWAY_KEY_FORBIDDEN", {
      public: `The gateway key is for ${key.legs.join(", ")}, not for ${row.leg}.`,
    });
  if (key.origins.length > 0 && !key.origins.includes(origin?.toLowerCase() ?? ""))
    throw fault("GATEWAY_KEY_FORBIDDEN", { public: "The gateway key is not allowed for this origin." });
}
