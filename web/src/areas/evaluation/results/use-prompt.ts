import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../../session/session.ts";

export const promptQuery = ({ api }: Session, id: string, seq: number) =>
  queryOptions({
    queryKey: ["results", id, "prompt", seq],
    queryFn: async () => {
      const page = await api.evaluation.readResults({ evaluation_id: id, seq });
      return page.results[0] ?? null;
    },
  });
