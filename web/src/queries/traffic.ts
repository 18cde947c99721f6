import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DetectionsSearch } from "../routes/detections-search.ts";
import type { Session } from "../session/session.ts";

export type { GuardEvent, GuardEventDetail, GuardHit, OpenedTraffic, TrafficSettings } from "@agent-console/sdk";

const HITS_A_PAGE = 50;

/** Hits in shadow without a label, the newest first. Reading them is audited, so they are not read again by themselves. */
export const hitsQuery = ({ api }: Session, configId: string, guard: string | null) =>
  infiniteQueryOptions({
    queryKey: ["hits", configId, guard],
    queryFn: ({ pageParam }) =>
      api.protection.listGuardHits({
        ...{ config_id: configId, guard, unlabeled: true, limit: HITS_A_PAGE },
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What is recorded of an agent's traffic. */
export const trafficSettingsQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["traffic", agentId, "settings"],
    queryFn: () => api.protection.getTrafficSettings({ agent_id: agentId }),
  });

/** When the agent's requests were last judged. */
export const pulseQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["traffic", agentId, "pulse"],
    queryFn: async () => (await api.protection.getAgentPulse({ agent_id: agentId })).legs,
  });

export const EVENTS_A_PAGE = 50;

/** What the filters ask the console for. */
export function eventFilter(agentId: string, search: DetectionsSearch, now: number) {
  const { guard, channel, leg, outcome, days, from, to } = search;
  return {
    ...{ agent_id: agentId, guard, channel, leg },
    ...(outcome === undefined ? {} : outcomeFilters[outcome]),
    ...(days === undefined ? {} : { from: Math.floor(now / 1000) - days * 86_400 }),
    ...(from === undefined || to === undefined ? {} : { from, to }),
  };
}

const outcomeFilters = {
  enforced: { outcome: "hit", enforced: true },
  shadow: { outcome: "hit", enforced: false },
  undecided: { outcome: "undecided" },
} as const;

export const eventsQuery = ({ api }: Session, agentId: string, search: DetectionsSearch) =>
  infiniteQueryOptions({
    queryKey: ["events", agentId, search],
    queryFn: ({ pageParam }) =>
      api.protection.listGuardEvents({
        ...eventFilter(agentId, search, Date.now()),
        limit: EVENTS_A_PAGE,
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    refetchOnWindowFocus: false,
  });

const TAIL_MS = 2_000;

/** The newest events again and again, beside the list that a person reads. */
export const newestEventsQuery = ({ api }: Session, agentId: string, search: DetectionsSearch) =>
  queryOptions({
    queryKey: ["events", agentId, search, "newest"],
    queryFn: async () =>
      (await api.protection.listGuardEvents({ ...eventFilter(agentId, search, Date.now()), limit: EVENTS_A_PAGE }))
        .results,
    refetchInterval: TAIL_MS,
  });

export const eventQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["event", id],
    queryFn: () => api.protection.getGuardEvent({ event_id: id }),
  });
