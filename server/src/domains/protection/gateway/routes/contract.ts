import { LEGS } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { operation } from "../../../../kernel/operation.ts";
import { bool } from "../../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../../kernel/shape/field.ts";
import { httpUrl } from "../../../../kernel/shape/http-url.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { named } from "../../../../kernel/shape/named.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import { secret } from "../../../../kernel/shape/secret.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";

const tag = "Protection";
const PATH = "/v1/gateway-routes";
const ONE = `${PATH}/{route_id}`;
const params = model("GatewayRoutePath", { route_id: required(uuid()) });

export const GatewayLeg = named("GatewayLeg", oneOf(...LEGS));
const Protocol = named("GatewayProtocol", oneOf("openai", "anthropic", "a2a", "mcp"));
const KeyHeader = named("UpstreamKeyHeader", oneOf("authorization", "x-api-key", "api-key"));

const slugNote = {
  description: "In the address of the route. Unique in the console; made from the agent's name if missing.",
  example: "order-support",
};
const slug = text({ min: 2, max: 63, pattern: /^[a-z0-9][a-z0-9-]*[a-z0-9]$/ });
const path = text({ min: 2, max: 200, pattern: /^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/ });
const pathsNote = {
  description:
    "Further paths of the upstream that the gateway lets through without judging them. Admins only; the agent's badge shows it.",
};
const keyNote = {
  description:
    "Of the upstream: sent to the origin of the upstream's URL only. Stored encrypted and never returned. Null removes it. Changing the URL to another origin without a key removes it too.",
};
const deadline = (most: number) => integer({ ge: 100, le: most });
const notes = {
  firstByte: { description: "Milliseconds until the upstream must begin to answer." },
  silence: { description: "Milliseconds that the upstream may be silent while it answers." },
  total: { description: "Milliseconds that a request may take." },
} as const;

const GatewayRoute = model("GatewayRoute", {
  id: required(uuid()),
  agent_id: required(uuid()),
  leg: required(GatewayLeg),
  slug: required(text()),
  path: required(text(), {
    description:
      "Follows the console's address in a client's base URL. Clients of OpenAI's API add `/v1` to it; Anthropic, A2A and MCP clients do not.",
  }),
  upstream_url: required(nullable(text()), { description: "Null for the front: the agent's own address." }),
  protocol: required(nullable(Protocol), { description: "Null for the front: the agent's own." }),
  has_key: required(bool(), { description: "Whether the route has an upstream key. The front uses the agent's." }),
  key_header: required(nullable(KeyHeader), { description: "Null: as the protocol has it." }),
  first_byte_ms: required(integer(), notes.firstByte),
  silence_ms: required(integer(), notes.silence),
  total_ms: required(integer(), notes.total),
  unscanned_paths: required(list(text()), pathsNote),
  created_at: required(integer()),
  updated_at: required(integer()),
});

export const NewGatewayRoute = model("NewGatewayRoute", {
  agent_id: required(uuid()),
  leg: withDefault(GatewayLeg, "front", {
    description: "front: clients to the agent. model: the agent to its model. tools: the agent to an MCP server.",
  }),
  slug: optional(nullable(slug), slugNote),
  upstream_url: optional(nullable(httpUrl()), {
    description:
      "The model provider's base, such as https://api.openai.com/v1, or the endpoint of the MCP server. Not for the front.",
  }),
  protocol: optional(nullable(Protocol), {
    description: "For a model: openai (default) or anthropic. Tools speak mcp. Not for the front.",
  }),
  api_key: optional(nullable(secret(text({ min: 1, max: 4096 }))), keyNote),
  key_header: optional(nullable(KeyHeader), { description: "The header that carries the upstream's key." }),
  first_byte_ms: withDefault(deadline(600_000), 120_000, notes.firstByte),
  silence_ms: withDefault(deadline(600_000), 60_000, notes.silence),
  total_ms: withDefault(deadline(3_600_000), 600_000, notes.total),
  unscanned_paths: optional(list(path, { max: 20 }), pathsNote),
});

export const GatewayRouteChange = model("GatewayRouteChange", {
  slug: optional(slug, { description: "The former address stops working at once." }),
  upstream_url: optional(httpUrl()),
  protocol: optional(Protocol),
  api_key: optional(nullable(secret(text({ min: 1, max: 4096 }))), keyNote),
  key_header: optional(nullable(KeyHeader)),
  first_byte_ms: optional(deadline(600_000), notes.firstByte),
  silence_ms: optional(deadline(600_000), notes.silence),
  total_ms: optional(deadline(3_600_000), notes.total),
  unscanned_paths: optional(list(path, { max: 20 }), pathsNote),
});

const example = {
  id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c39",
  agent_id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c30",
  ...{ leg: "model", slug: "order-support", path: "/gateway/order-support.model" },
  ...{ upstream_url: "https://api.openai.com/v1", protocol: "openai", has_key: true, key_header: null },
  ...{ first_byte_ms: 120_000, silence_ms: 60_000, total_ms: 600_000, unscanned_paths: [] },
  ...{ created_at: 1_780_000_000, updated_at: 1_780_000_000 },
};

export const listGatewayRoutesOp = operation({
  id: "protection.listGatewayRoutes",
  method: "GET",
  path: PATH,
  tag,
  access: "guard:read",
  summary: "List gateway routes",
  query: model("ListGatewayRoutesQuery", {
    agent_id: optional(nullable(uuid()), { description: "Only those of this agent." }),
    limit: withDefault(integer({ ge: 1, le: 1000 }), 100),
    offset: withDefault(integer({ ge: 0 }), 0),
  }),
  responses: {
    200: model("GatewayRouteList", {
      results: required(list(GatewayRoute)),
      count: required(integer(), { description: "Total number of routes." }),
    }),
  },
  example: { response: { results: [example], count: 1 } },
});

export const createGatewayRouteOp = operation({
  id: "protection.createGatewayRoute",
  method: "POST",
  path: PATH,
  tag,
  access: "guard:write",
  effect: "destructive",
  mcp: false,
  summary: "Create a gateway route",
  description:
    "A route is an address of the gateway for one leg of an agent's traffic. An agent has at most one front and one model; it can have several tools.",
  body: NewGatewayRoute,
  responses: { 201: GatewayRoute },
  errors: ["AGENT_NOT_FOUND", "GATEWAY_ROUTE_EXISTS"],
  example: {
    request: {
      agent_id: example.agent_id,
      leg: "model",
      upstream_url: "https://api.openai.com/v1",
      api_key: "sk-…",
    },
    response: example,
  },
});

export const getGatewayRouteOp = operation({
  id: "protection.getGatewayRoute",
  method: "GET",
  path: ONE,
  tag,
  access: "guard:read",
  summary: "Get a gateway route",
  params,
  responses: { 200: GatewayRoute },
  errors: ["GATEWAY_ROUTE_NOT_FOUND"],
  example: { response: example },
});

export const updateGatewayRouteOp = operation({
  id: "protection.updateGatewayRoute",
  method: "PATCH",
  path: ONE,
  tag,
  access: "guard:write",
  effect: "destructive",
  mcp: false,
  summary: "Change a gateway route",
  description: "Every gateway sees the change within a second.",
  params,
  body: GatewayRouteChange,
  responses: { 200: GatewayRoute },
  errors: ["GATEWAY_ROUTE_NOT_FOUND", "GATEWAY_ROUTE_EXISTS"],
  example: { request: { total_ms: 300_000 }, response: { ...example, total_ms: 300_000 } },
});

export const deleteGatewayRouteOp = operation({
  id: "protection.deleteGatewayRoute",
  method: "DELETE",
  path: ONE,
  tag,
  access: "guard:write",
  mcp: false,
  summary: "Delete a gateway route",
  description: "Its address stops working within a second. Keys stay.",
  params,
  responses: { 204: null },
  errors: ["GATEWAY_ROUTE_NOT_FOUND"],
  example: {},
});

export const gatewayRouteOperations = [
  listGatewayRoutesOp,
  createGatewayRouteOp,
  getGatewayRouteOp,
  updateGatewayRouteOp,
  deleteGatewayRouteOp,
];
