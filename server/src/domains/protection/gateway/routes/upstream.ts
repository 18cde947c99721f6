import type { Act } from "../../../../platform/act.ts";
import type { Keyring } from "../../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import { findRotation, type Rotation } from "../signature/store.ts";
import { type RouteNeeds, routeKeyContext } from "./manage-routes.ts";
import { findByRoute, type GatewayRouteRow, type UpstreamProtocol } from "./store.ts";

/** Where requests of a route go. */
export interface Upstream {
  /** The agent's address, the model provider's base, or the MCP server's endpoint. */
  readonly url: string;
  /** Headers that carry the upstream's key, bound to this address: never to be sent anywhere else. */
  readonly headers: Readonly<Record<string, string>>;
  readonly protocol: UpstreamProtocol;
  readonly deadlines: { readonly firstByteMs: number; readonly silenceMs: number; readonly totalMs: number };
  /** Paths that an admin let through unjudged. They show as unscanned. */
  readonly unscannedPaths: readonly string[];
  /** Of the secret that requests are signed with. Null: the agent has its first one. */
  readonly signing: Rotation | null;
}

/** A route with what is behind it. */
export interface ReadyRoute {
  readonly row: GatewayRouteRow;
  /** What the agent runs on, as it was registered. The front is priced by it, whatever a client names. */
  readonly agentModel: string;
  /** Null if the agent has no address. */
  readonly upstream: Upstream | null;
}

/** A route of the acting team by its name in addresses, or null. */
export async function readyRoute(needs: RouteNeeds, act: Act, route: string): Promise<ReadyRoute | null> {
  const row = await findByRoute(act, route);
  if (!row) return null;
  const agent = await needs.agents.reach(act, row.agent_id);
  const target = row.leg === "front" ? frontOf(agent) : upstreamOf(needs.keyring, row);
  const signing = await findRotation(act, row.agent_id);
  return { row, agentModel: agent.model, upstream: target && { ...target, ...limitsOf(row), signing } };
}

type Target = Pick<Upstream, "url" | "headers" | "protocol">;

function frontOf({ url, key, protocol, ...agent }: Awaited<ReturnType<AgentsPort["reach"]>>): Target | null {
  if (url === null) return null;
  const further = agent.headers?.find(({ origin }) => origin === URL.parse(url)?.origin)?.values;
  const headers = { ...further, ...(key === null ? {} : { authorization: `Bearer ${key}` }) };
  return { url, headers, protocol: protocol === "a2a" ? "a2a" : "openai" };
}

function upstreamOf(keyring: Keyring, row: GatewayRouteRow): Target | null {
  const { upstream_url: url, protocol } = row;
  if (url === null || protocol === null) return null;
  // The origin is compared again here: a row that was changed by other means must not send its key elsewhere.
  const key =
    row.key_sealed !== null && row.key_origin === new URL(url).origin
      ? keyring.open(row.key_sealed, routeKeyContext(row.id))
      : null;
  if (key === null) return { url, headers: {}, protocol };
  const header = row.key_header ?? (protocol === "anthropic" ? "x-api-key" : "authorization");
  return { url, headers: { [header]: header === "authorization" ? `Bearer ${key}` : key }, protocol };
}

const limitsOf = (row: GatewayRouteRow): Pick<Upstream, "deadlines" | "unscannedPaths"> => ({
  deadlines: { firstByteMs: row.first_byte_ms, silenceMs: row.silence_ms, totalMs: row.total_ms },
  unscannedPaths: row.unscanned_paths,
});
