import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Out } from "../../../../kernel/shape/shape.ts";
import { unprocessable } from "../../../../kernel/unprocessable.ts";
import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { sqlState } from "../../../../platform/db/database.ts";
import type { Keyring } from "../../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import type { GatewayRouteChange, NewGatewayRoute } from "./contract.ts";
import { pathOf, routeOf, slugOf, withEnding } from "./slug.ts";
import {
  announceRoute,
  deleteRoute,
  findRoute,
  type GatewayRouteRow,
  insertRoute,
  type NewRoute,
  type RouteFields,
  type RoutePage,
  routesOfAgent,
  selectRoutes,
  type UpstreamProtocol,
  updateRoute,
} from "./store.ts";

export interface RouteNeeds {
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
}

export const routeKeyContext = (id: string): string => `gateway_routes/${id}/key`;

export function presentRoute(row: GatewayRouteRow) {
  const { id, agent_id, leg, slug, upstream_url, protocol, key_header, unscanned_paths, created_at, updated_at } = row;
  const { first_byte_ms, silence_ms, total_ms } = row;
  return {
    ...{ id, agent_id, leg, slug, path: pathOf(row.route), upstream_url, protocol },
    ...{ has_key: row.key_sealed !== null, key_header, first_byte_ms, silence_ms, total_ms, unscanned_paths },
    ...{ created_at, updated_at },
  };
}

export async function listRoutes(act: Act, page: RoutePage) {
  const { rows, count } = await selectRoutes(act, page);
  return { results: rows.map(presentRoute), count };
}

export async function readRoute(act: Act, id: string): Promise<GatewayRouteRow> {
  const row = await findRoute(act, id);
  if (!row) throw fault("GATEWAY_ROUTE_NOT_FOUND");
  return row;
}

export async function createRoute(needs: RouteNeeds, act: Act, body: Out<typeof NewGatewayRoute>) {
  assertMayLeaveUnscanned(act, body.unscanned_paths ?? []);
  const id = newId(act.now);
  const upstream = newUpstream(body);
  const key = body.api_key || null;
  const made = await insertWithSlug(needs, act, body.slug ?? null, {
    ...{ id, agent_id: body.agent_id, leg: body.leg, ...upstream },
    key_sealed: key === null ? null : needs.keyring.seal(key, routeKeyContext(id)),
    key_origin: key === null || upstream.upstream_url === null ? null : new URL(upstream.upstream_url).origin,
    key_header: body.key_header ?? null,
    ...{ first_byte_ms: body.first_byte_ms, silence_ms: body.silence_ms, total_ms: body.total_ms },
    unscanned_paths: body.unscanned_paths ?? [],
  });
  return presentRoute(made);
}

/** The agent's front, made now if it has none. */
export async function ensureFront(needs: RouteNeeds, act: Act, agentId: string): Promise<GatewayRouteRow> {
  const front = (await routesOfAgent(act, agentId)).find(({ leg }) => leg === "front");
  if (front) return front;
  return insertWithSlug(needs, act, null, {
    ...{ id: newId(act.now), agent_id: agentId, leg: "front", upstream_url: null, protocol: null },
    ...{ key_sealed: null, key_origin: null, key_header: null },
    ...{ first_byte_ms: 120_000, silence_ms: 60_000, total_ms: 600_000, unscanned_paths: [] },
  });
}

const SLUG_TRIES = 5;

async function insertWithSlug(
  { agents }: RouteNeeds,
  act: Act,
  wanted: string | null,
  route: Omit<NewRoute, "slug">,
): Promise<GatewayRouteRow> {
  const agent = await agents.get(act, route.agent_id);
  const others = await routesOfAgent(act, route.agent_id);
  if (route.leg !== "tools" && others.some(({ leg }) => leg === route.leg)) throw fault("GATEWAY_ROUTE_EXISTS");
  // All routes of an agent have one slug unless someone wants it otherwise.
  let slug = wanted ?? others[0]?.slug ?? slugOf(agent.agent_name);
  for (let tries = 1; !(await insertRoute(act, { ...route, slug })); tries++) {
    if (wanted !== null || tries === SLUG_TRIES) throw fault("GATEWAY_ROUTE_EXISTS");
    slug = withEnding(slugOf(agent.agent_name));
  }
  const made = await readRoute(act, route.id);
  await told(act, "gateway_route.created", made);
  return made;
}

function newUpstream(body: Out<typeof NewGatewayRoute>): Pick<RouteFields, "upstream_url" | "protocol"> {
  if (body.leg === "front") {
    for (const name of ["upstream_url", "protocol", "api_key", "key_header"] as const)
      if (body[name] != null) throw unprocessable(["body", name], "The front uses the agent's own address and key");
    return { upstream_url: null, protocol: null };
  }
  if (body.upstream_url == null) throw unprocessable(["body", "upstream_url"], "Give the address of the upstream");
  assertPlain(body.upstream_url);
  return { upstream_url: body.upstream_url, protocol: assertProtocol(body.leg, body.protocol ?? null) };
}

function assertPlain(text: string): void {
  const url = new URL(text);
  if (url.username !== "" || url.password !== "")
    throw unprocessable(["body", "upstream_url"], "A URL can't contain a user name or password. Use api_key");
}

function assertProtocol(leg: "model" | "tools", given: UpstreamProtocol | null): UpstreamProtocol {
  const possible: readonly UpstreamProtocol[] = leg === "model" ? ["openai", "anthropic"] : ["mcp"];
  const protocol = given ?? possible[0] ?? "openai";
  if (!possible.includes(protocol))
    throw unprocessable(["body", "protocol"], `A route of the leg ${leg} speaks ${possible.join(" or ")}`);
  return protocol;
}

export async function changeRoute(
  { keyring }: RouteNeeds,
  act: Act,
  { id, body }: { readonly id: string; readonly body: Out<typeof GatewayRouteChange> },
) {
  const before = await readRoute(act, id);
  if (body.unscanned_paths) assertMayLeaveUnscanned(act, body.unscanned_paths, before.unscanned_paths);
  if (before.leg === "front") assertFrontChange(body);
  if (body.upstream_url) assertPlain(body.upstream_url);
  const fields: RouteFields = {
    slug: body.slug ?? before.slug,
    upstream_url: body.upstream_url ?? before.upstream_url,
    protocol: before.leg === "front" ? null : assertProtocol(before.leg, body.protocol ?? before.protocol),
    ...keyAfter(keyring, before, body),
    key_header: body.key_header === undefined ? before.key_header : body.key_header,
    first_byte_ms: body.first_byte_ms ?? before.first_byte_ms,
    silence_ms: body.silence_ms ?? before.silence_ms,
    total_ms: body.total_ms ?? before.total_ms,
    unscanned_paths: body.unscanned_paths ?? before.unscanned_paths,
  };
  await updateRoute(act, id, fields).catch((error: unknown) => {
    throw sqlState(error) === "23505" ? fault("GATEWAY_ROUTE_EXISTS") : error;
  });
  const after = await readRoute(act, id);
  if (before.route !== after.route) await announceRoute(act, before.route);
  await told(act, "gateway_route.updated", after, { changed: Object.keys(body).sort() });
  return presentRoute(after);
}

function assertFrontChange(body: Out<typeof GatewayRouteChange>): void {
  for (const name of ["upstream_url", "protocol", "api_key", "key_header"] as const)
    if (body[name] !== undefined)
      throw unprocessable(["body", name], "The front uses the agent's own address and key. Change the agent");
}

/** A key is for the origin that it was entered for. With another address it goes, unless it is entered again. */
function keyAfter(
  keyring: Keyring,
  before: GatewayRouteRow,
  body: Out<typeof GatewayRouteChange>,
): Pick<RouteFields, "key_sealed" | "key_origin"> {
  const url = body.upstream_url ?? before.upstream_url;
  const origin = url === null ? null : new URL(url).origin;
  if (body.api_key === null || body.api_key === "") return { key_sealed: null, key_origin: null };
  if (body.api_key !== undefined)
    return { key_sealed: keyring.seal(body.api_key, routeKeyContext(before.id)), key_origin: origin };
  return before.key_origin === origin
    ? { key_sealed: before.key_sealed, key_origin: before.key_origin }
    : { key_sealed: null, key_origin: null };
}

export async function removeRoute(act: Act, id: string): Promise<void> {
  const row = await readRoute(act, id);
  await deleteRoute(act, id);
  await told(act, "gateway_route.deleted", row);
}

/** Traffic that no guard sees is an admin's decision. Naming fewer paths is not. */
function assertMayLeaveUnscanned(act: Act, paths: readonly string[], before: readonly string[] = []): void {
  if (paths.some((path) => !before.includes(path)) && !act.who.powers.has("gateway:keys")) throw fault("NOT_ALLOWED");
}

async function told(act: Act, action: string, row: GatewayRouteRow, details: object = {}): Promise<void> {
  await announceRoute(act, routeOf(row.slug, row.leg));
  await recordAudit(act, {
    action,
    target: { kind: "gateway_route", id: row.id },
    details: {
      ...{ agent_id: row.agent_id, route: row.route, ...details },
      host: row.upstream_url === null ? null : new URL(row.upstream_url).host,
      unscanned_paths: row.unscanned_paths,
    },
  });
}
