import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export type { DemographicDimension, DemographicValue } from "@agent-console/sdk";

export const dimensionsQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["dimensions"],
    queryFn: async () => (await api.environment.listDimensions({ limit: 250 })).results,
  });

export const dimensionQuery = ({ api }: Session, id: string | undefined) =>
  queryOptions({
    queryKey: ["dimensions", id],
    queryFn: () => api.environment.getDimension({ dimension_id: id ?? "" }),
    enabled: id !== undefined,
  });
