import { useQueries, useQuery } from "@tanstack/react-query";
import { latencyQuery, type Point, seriesQuery } from "../../../queries/metrics.ts";
import type { TimeRange } from "../../../routes/time-search.ts";
import { useSession } from "../../../session/use-session.ts";
import { windowOf } from "../window/time-words.ts";
import { type CounterName, counters, latencies, sumOf, type Via } from "./measures.ts";

/** One figure over time, or why it is not there. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

export interface Measures {
  readonly via: Via;
  readonly counters: Readonly<Partial<Record<CounterName, Read<readonly Point[]>>>>;
  readonly latencies: readonly (Read<readonly (readonly Point[])[]> & {
    readonly name: string;
    readonly metric: string;
    /** Of the whole range. */
    readonly whole: Read<readonly (readonly Point[])[]>;
  })[];
}

export interface Asked {
  readonly range: TimeRange;
  readonly agent: string | undefined;
}

/** Model calls of SDKs are shown where nothing came through the gateway. */
export function useVia(
  { range, agent }: Asked,
  chosen: Via | undefined,
): { readonly via: Via; readonly hasSdk: boolean } {
  const session = useSession();
  const gateway = useQuery(seriesQuery(session, { metric: "gateway_requests_total", range, agent }));
  const sdk = useQuery(seriesQuery(session, { metric: "genai_requests_total", range, agent }));
  const hasSdk = (sumOf(sdk.data) ?? 0) > 0;
  const isSilent = gateway.data !== undefined && sumOf(gateway.data) === 0;
  return { via: chosen ?? (isSilent && hasSdk ? "sdk" : "gateway"), hasSdk };
}

export function useMeasures({ range, agent }: Asked, via: Via): Measures {
  const session = useSession();
  const names = Object.entries(counters[via]);
  const counted = useQueries({
    queries: names.map(([, counter]) => seriesQuery(session, { ...counter, range, agent })),
  });
  const timed = useQueries({
    queries: latencies[via].map(({ metric }) => latencyQuery(session, { metric, range, agent, step: windowOf(range) })),
  });
  const wholes = useQueries({
    queries: latencies[via].map(({ metric }) => latencyQuery(session, { metric, range, agent, step: range })),
  });
  const readOf = <T>(result: { data: T | undefined; error: unknown; refetch: () => unknown }): Read<T> => ({
    ...{ data: result.data, error: result.error },
    retry: () => void result.refetch(),
  });
  return {
    via,
    counters: Object.fromEntries(
      names.flatMap(([name], at) => {
        const result = counted[at];
        return result ? [[name, readOf(result)]] : [];
      }),
    ),
    latencies: latencies[via].flatMap((named, at) => {
      const [result, whole] = [timed[at], wholes[at]];
      return result && whole ? [{ ...named, ...readOf(result), whole: readOf(whole) }] : [];
    }),
  };
}
