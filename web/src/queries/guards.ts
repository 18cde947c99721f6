import type { GuardMethod } from "@agent-console/analysis/guards/guard.ts";
import type { GuardCard, GuardConfigResponse, GuardMethod as ListedMethod } from "@agent-console/sdk";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

export type {
  AgentConstraints,
  GuardCheckRequest,
  GuardConfigDiff,
  GuardConfigResponse as GuardConfigRecord,
  GuardDecision,
  GuardEvidence,
  GuardKeyChange,
  GuardOverride,
  GuardReplay,
  GuardReplayResult,
  GuardResult,
  GuardRule,
  GuardVersion,
} from "@agent-console/sdk";

/** A guard method as pages know it: what it is and how well it does, without the code that judges. */
export interface Method extends Omit<GuardMethod, "prepare"> {
  readonly card: GuardCard | null;
}

export type Methods = Readonly<Record<string, Method>>;

/** The descriptions come from the console: the code of the methods holds trained weights, which no page needs. */
export const guardMethodsQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["guard-methods"],
    queryFn: async (): Promise<Methods> =>
      Object.fromEntries((await api.protection.listGuardMethods()).results.map((method) => [method.id, read(method)])),
    staleTime: Number.POSITIVE_INFINITY,
  });

function read({ blind_spots: blindSpots, languages, options, actions, card, ...rest }: ListedMethod): Method {
  const [first = "flag", ...more] = actions;
  return {
    ...rest,
    blindSpots,
    actions: [first, ...more],
    languages: languages ?? "any",
    options,
    card,
  };
}

const MOST_CONFIGS = 100;

/** The guard configs of an agent, the newest first. */
export const guardConfigsQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["guards", agentId, "configs"],
    queryFn: async () =>
      (await api.protection.listGuardConfigs({ agent_id: agentId, limit: MOST_CONFIGS })).guard_configs,
  });

/** A guard config with its ETag, which a change hands back to say what it was made on. */
export interface ReadConfigRecord {
  readonly config: GuardConfigResponse;
  readonly etag: string | null;
}

export const guardConfigQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["guards", agentId, "config", id],
    queryFn: async (): Promise<ReadConfigRecord> => {
      const { data, etag } = await api.protection.getGuardConfig({ config_id: id }).withResponse();
      return { config: data, etag };
    },
  });

/** The guard rules of an agent, the newest first. */
export const guardRulesQuery = ({ api }: Session, agentId: string) =>
  infiniteQueryOptions({
    queryKey: ["guards", agentId, "rules"],
    queryFn: ({ pageParam }) => api.protection.listGuardRules({ agent_id: agentId, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

export const guardVersionsQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["guards", agentId, "versions", id],
    queryFn: async () => (await api.protection.listGuardVersions({ config_id: id })).results,
  });

/** Null stands for the saved body. */
export interface Compared {
  readonly from: number;
  readonly to: number | null;
}

export const guardDifferenceQuery =
  ({ api }: Session, agentId: string, id: string) =>
  (compared: Compared | null) =>
    queryOptions({
      queryKey: ["guards", agentId, "difference", id, compared],
      queryFn: () =>
        api.protection.diffGuardConfig({ config_id: id, from: compared?.from ?? null, to: compared?.to ?? null }),
      enabled: compared !== null,
    });

export const constraintsQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["guards", agentId, "constraints"],
    queryFn: () => api.protection.getConstraints({ agent_id: agentId }),
  });

/** Whether each guard of the saved body may enforce, with the figures that say so. */
export const evidenceQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["guards", agentId, "evidence", id],
    queryFn: () => api.protection.getPromotionEvidence({ config_id: id }),
  });

const REPLAYING_MS = 1_000;

/** The replays of a guard config, the newest first. */
export const guardReplaysQuery = ({ api }: Session, agentId: string, id: string) =>
  queryOptions({
    queryKey: ["guards", agentId, "replays", id],
    queryFn: async () => (await api.protection.listGuardReplays({ config_id: id })).results,
    refetchInterval: ({ state }) => (state.data?.[0]?.status === "running" ? REPLAYING_MS : false),
  });
