import type { NewSchedule } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../../session/session.ts";

export type { NewSchedule, Schedule, ScheduleKind, ScheduleRun } from "@agent-console/sdk";

const EVERY_MS = 15_000;

export const schedulesQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["schedules"],
    queryFn: async () => (await api.agents.listSchedules()).results,
    refetchInterval: EVERY_MS,
  });

/** Null: the form is not complete yet. */
export const schedulePreviewQuery = ({ api }: Session, body: NewSchedule | null) =>
  queryOptions({
    queryKey: ["schedules", "preview", body],
    queryFn: () => {
      if (!body) throw new Error("nothing to preview");
      return api.agents.previewSchedule({ body });
    },
    enabled: body !== null,
    retry: false,
  });
