import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../app/session.ts";
import type { Inspected, Report, Result } from "./figures.ts";

export interface ResultsWish {
  readonly outcome?: "failed" | "resisted" | "unassessed";
  readonly probe?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

export interface Results {
  readonly report: Report | null;
  readonly inspection: readonly Inspected[];
  readonly results: readonly Result[];
  readonly next_cursor: string | null;
}

export const resultsQuery = ({ api }: Session, id: string, wish: ResultsWish = {}) =>
  queryOptions({
    queryKey: ["results", id, wish],
    queryFn: async () => (await api.evaluation.readResults({ evaluation_id: id, ...wish })) as unknown as Results,
  });
