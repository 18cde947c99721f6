import { ApiError } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { ConversationsSearch } from "../routes/monitor-search.ts";
import type { Session } from "../session/session.ts";

const told = { retry: (count: number, error: Error) => count < 2 && !(error instanceof ApiError) };

/** Scores and comments of a trace. */
export const annotationsQuery = ({ api }: Session, traceId: string) =>
  queryOptions({
    queryKey: ["telemetry", "annotations", traceId],
    queryFn: () => api.protection.getTraceAnnotations({ trace_id: traceId }),
    ...told,
  });

export const conversationsQuery = ({ api }: Session, { range = "1d", agent, user }: ConversationsSearch) =>
  queryOptions({
    queryKey: ["telemetry", "conversations", range, agent, user],
    queryFn: () =>
      api.protection.listConversations({
        ...{ time_range: range, agent_configuration_id: agent, user_id: user, limit: 200 },
      }),
    ...told,
  });

export const conversationQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["telemetry", "conversation", id],
    queryFn: async () => (await api.protection.getConversation({ conversation_id: id })).traces,
    ...told,
  });
