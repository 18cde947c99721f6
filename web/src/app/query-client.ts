import { ApiError } from "@agent-console/sdk";
import { QueryClient } from "@tanstack/react-query";
import { openSession, type Session } from "../session/session.ts";

/** Known data is shown immediately and refreshed behind it. A request that was refused is not repeated. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A browser that believes it is offline may still reach a console on its own machine, so every request is tried.
      networkMode: "always",
      refetchOnReconnect: "always",
      // A 501 stays a 501: the operation is not offered at all.
      retry: (count, error) =>
        count < 2 && !(error instanceof ApiError && (error.status < 500 || error.status === 501)),
    },
    mutations: { networkMode: "always" },
  },
});

const RETRY_SESSION_MS = 3_000;

/** Null when no one is signed in. */
export const sessionQuery = {
  queryKey: ["session"],
  queryFn: (): Promise<Session | null> => openSession(),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }: { readonly state: { readonly status: string } }) =>
    state.status === "error" ? RETRY_SESSION_MS : (false as const),
};
