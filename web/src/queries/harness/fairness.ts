import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

export type { FairnessReport, FairnessRow } from "@agent-console/sdk";

export const fairnessQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["results", id, "fairness"],
    queryFn: () => api.evaluation.getFairness({ evaluation_id: id }),
    retry: false,
  });
