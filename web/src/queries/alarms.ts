import type { Alarm } from "@agent-console/sdk";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

export type { Alarm, AlarmSettings } from "@agent-console/sdk";

/** Alarms are looked for every few seconds, so the pages look as often. */
const EVERY_MS = 10_000;
const PAGE = 50;

/** Open alarms of the team, or of one agent. There are few: one for an agent and kind. */
export const openAlarmsQuery = ({ api }: Session, agentId: string | null) =>
  queryOptions({
    queryKey: ["alarms", agentId, "open"],
    queryFn: async (): Promise<readonly Alarm[]> => {
      const found: Alarm[] = [];
      let cursor: string | null = null;
      do {
        const page = await api.protection.listAlarms({ agent_id: agentId, state: "open", limit: 200, cursor });
        found.push(...page.results);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return found;
    },
    refetchInterval: EVERY_MS,
  });

/** How many open alarms no one has acknowledged, for the navigation. */
export const alarmCountQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["alarms", "count"],
    queryFn: async () => (await api.protection.listAlarms({ state: "open", limit: 1 })).unacknowledged,
    refetchInterval: EVERY_MS * 3,
  });

/** What was open before, newest first. */
export const clearedAlarmsQuery = ({ api }: Session, agentId: string | null) =>
  infiniteQueryOptions({
    queryKey: ["alarms", agentId, "cleared"],
    queryFn: ({ pageParam }) =>
      api.protection.listAlarms({ agent_id: agentId, state: "cleared", limit: PAGE, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

export const alarmSettingsQuery = ({ api }: Session, agentId: string) =>
  queryOptions({
    queryKey: ["alarms", agentId, "settings"],
    queryFn: () => api.protection.getAlarmSettings({ agent_id: agentId }),
    refetchInterval: ({ state }) => (state.data?.unsigned_probe ? EVERY_MS : false),
  });

export const fleetProtectionQuery = ({ api }: Session, agentIds: readonly string[]) =>
  queryOptions({
    queryKey: ["alarms", "fleet", agentIds.join()],
    queryFn: async () => (await api.protection.listFleetProtection({ agent_ids: [...agentIds] })).results,
    enabled: agentIds.length > 0,
    refetchInterval: EVERY_MS * 3,
  });
