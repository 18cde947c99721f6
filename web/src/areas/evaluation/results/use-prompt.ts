import { queryOptions } from "@tanstack/react-query";
import type { Result } from "../../../queries/figures.ts";
import type { Session } from "../../../session/session.ts";

export const promptQuery = ({ api }: Session, id: string, seq: number) =>
  queryOptions({
    queryKey: ["results", id, "prompt", seq],
    queryFn: async () => {
      const page = await api.evaluation.readResults({ evaluation_id: id, seq });
      return (page.results as unknown as Result[])[0] ?? null;
    },
  });
