import type { Leg } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { type Refined, sql } from "../../../../platform/db/sql.ts";
import type { GatewayRouteRow as StoredRow } from "../../tables/rows.ts";

export type UpstreamProtocol = "openai" | "anthropic" | "a2a" | "mcp";

export type GatewayRouteRow = Refined<
  StoredRow,
  {
    readonly leg: Leg;
    readonly route: string;
    readonly protocol: UpstreamProtocol | null;
    readonly key_header: "authorization" | "x-api-key" | "api-key" | null;
    readonly unscanned_paths: readonly string[];
  }
>;

export type RouteFields = Pick<
  GatewayRouteRow,
  | "slug"
  | "upstream_url"
  | "protocol"
  | "key_sealed"
  | "key_origin"
  | "key_header"
  | "first_byte_ms"
  | "silence_ms"
  | "total_ms"
  | "unscanned_paths"
>;

export type NewRoute = RouteFields & Pick<GatewayRouteRow, "id" | "agent_id" | "leg">;

/** False if the agent has a route of this leg, or the slug is taken, in whatever team. */
export async function insertRoute(act: Act, route: NewRoute): Promise<boolean> {
  const now = actSeconds(act);
  const inserted = await act.tx.run(sql`
    insert into gateway_routes (id, team_id, agent_id, leg, slug, upstream_url, protocol, key_sealed, key_origin, key_header,
      first_byte_ms, silence_ms, total_ms, unscanned_paths, created_by, created_at, updated_at)
    values (${route.id}, ${act.who.teamId}, ${route.agent_id}, ${route.leg}, ${route.slug}, ${route.upstream_url},
      ${route.protocol}, ${route.key_sealed}, ${route.key_origin}, ${route.key_header}, ${route.first_byte_ms},
      ${route.silence_ms}, ${route.total_ms}, ${route.unscanned_paths}, ${act.who.userId}, ${now}, ${now})
    on conflict do nothing`);
  return inserted > 0;
}

export async function findRoute({ tx, who }: Act, id: string): Promise<GatewayRouteRow | null> {
  const [row] = await tx.query(sql<GatewayRouteRow>`
    select * from gateway_routes
    where id = ${id} and team_id = ${who.teamId}`);
  return row ?? null;
}

export async function findByRoute({ tx, who }: Act, route: string): Promise<GatewayRouteRow | null> {
  const [row] = await tx.query(sql<GatewayRouteRow>`
    select * from gateway_routes
    where route = ${route} and team_id = ${who.teamId}`);
  return row ?? null;
}

/** All of one agent: it has one front, one model, and tools that someone entered. */
export function routesOfAgent({ tx, who }: Act, agentId: string): Promise<GatewayRouteRow[]> {
  return tx.query(sql<GatewayRouteRow>`
    select * from gateway_routes
    where agent_id = ${agentId} and team_id = ${who.teamId}
    order by created_at, id`);
}

export interface RoutePage {
  readonly agentId: string | null;
  readonly limit: number;
  readonly offset: number;
}

export async function selectRoutes(
  { tx, who }: Act,
  { agentId, limit, offset }: RoutePage,
): Promise<{ rows: GatewayRouteRow[]; count: number }> {
  const listed = sql`team_id = ${who.teamId} and (${agentId}::uuid is null or agent_id = ${agentId})`;
  const [total] = await tx.query(sql<{ count: number }>`select count(*) from gateway_routes where ${listed}`);
  const rows = await tx.query(sql<GatewayRouteRow>`
    select * from gateway_routes
    where ${listed}
    order by route
    limit ${limit}
    offset ${offset}`);
  return { rows, count: total?.count ?? 0 };
}

export async function updateRoute(act: Act, id: string, route: RouteFields): Promise<void> {
  await act.tx.run(sql`
    update gateway_routes
    set slug = ${route.slug}, upstream_url = ${route.upstream_url}, protocol = ${route.protocol},
      key_sealed = ${route.key_sealed}, key_origin = ${route.key_origin}, key_header = ${route.key_header},
      first_byte_ms = ${route.first_byte_ms}, silence_ms = ${route.silence_ms}, total_ms = ${route.total_ms},
      unscanned_paths = ${route.unscanned_paths}, updated_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export async function deleteRoute({ tx, who }: Act, id: string): Promise<void> {
  await tx.run(sql`delete from gateway_routes where id = ${id} and team_id = ${who.teamId}`);
}

/** Tells every gateway to read the route again. */
export async function announceRoute({ tx, who }: Act, route: string): Promise<void> {
  await tx.run(sql`select pg_notify('gateway', ${`route:${who.teamId}/${route}`})`);
}
