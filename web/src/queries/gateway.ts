import type { AgentPulse, GatewayKey, GatewayRoute, PinnedTool } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

export type {
  AgentPulse,
  CreatedGatewayKey,
  GatewayKey,
  GatewayLeg,
  GatewayRoute,
  GatewaySignature,
  ModelPrice,
  PinnedTool,
  PinnedToolDetails,
} from "@agent-console/sdk";

const PAGE = 500;

/** All routes of an agent: it has a front, a model, and tools that someone entered. */
export const gatewayRoutesQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["gateway", agentId, "routes"],
    queryFn: async (): Promise<readonly GatewayRoute[]> =>
      (await api.protection.listGatewayRoutes({ agent_id: agentId, limit: PAGE })).results,
  });

export interface GatewayKeys {
  readonly keys: readonly GatewayKey[];
  /** How many there are in all. */
  readonly count: number;
}

const SPENDING_MS = 5_000;

/** The newest keys of an agent, as many as asked for, with what they spent today. */
export const gatewayKeysQuery = ({ api }: Session, agentId: string, shown = 100) =>
  queryOptions({
    queryKey: ["gateway", agentId, "keys", shown],
    queryFn: async (): Promise<GatewayKeys> => {
      const keys: GatewayKey[] = [];
      for (;;) {
        const limit = Math.min(PAGE, shown - keys.length);
        const page = await api.protection.listGatewayKeys({ agent_id: agentId, limit, offset: keys.length });
        keys.push(...page.results);
        if (keys.length >= Math.min(shown, page.count) || page.results.length === 0) return { keys, count: page.count };
      }
    },
    refetchInterval: SPENDING_MS,
    placeholderData: (before) => before,
  });

export const modelPricesQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["model-prices"],
    queryFn: async () => (await api.protection.listModelPrices()).results,
  });

const WAITING_MS = 500;
const WATCHING_MS = 10_000;
/** As many answers as five minutes bring. A page that is left open for longer asks less often. */
const PATIENT = 600;

/** When requests were last judged. Polled often until the first one was. */
export const pulseQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["gateway", agentId, "pulse"],
    queryFn: (): Promise<AgentPulse> => api.protection.getAgentPulse({ agent_id: agentId }),
    refetchInterval: ({ state }) =>
      hasJudged(state.data) || state.dataUpdateCount > PATIENT ? WATCHING_MS : WAITING_MS,
  });

export const hasJudged = (pulse: AgentPulse | undefined): boolean =>
  pulse?.legs.some(({ judged, is_sample: isSample }) => judged > 0 && !isSample) ?? false;

/** What an MCP server says of its tools. Changes come with traffic, as alarms do. */
export const pinnedToolsQuery = ({ api }: Session, agentId: string, routeId: string) =>
  queryOptions({
    queryKey: ["gateway", agentId, "tools", routeId],
    queryFn: async () => (await api.protection.listPinnedTools({ route_id: routeId })).results,
    refetchInterval: WATCHING_MS,
  });

interface OneTool {
  readonly agentId: string;
  readonly routeId: string;
  readonly pin: PinnedTool;
}

/** Both definitions of a tool. Another change is another answer. */
export const pinnedToolQuery = ({ api }: Session, { agentId, routeId, pin }: OneTool) =>
  queryOptions({
    queryKey: ["gateway", agentId, "tool", routeId, pin.tool, pin.changed_digest],
    queryFn: () => api.protection.getPinnedTool({ route_id: routeId, tool: pin.tool }),
  });
