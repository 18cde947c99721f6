import { ApiError } from "@agent-console/sdk";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { Failed, Waiting } from "../parts/states.tsx";
import { openSession, type Session, toSignIn } from "../session/session.ts";
import { SessionContext } from "../session/use-session.ts";
import { router } from "./router.tsx";

/** What was seen is shown at once and looked up again behind it. What the caller may not or cannot have is not asked twice. */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A browser that thinks it is offline may still reach a console on its own machine. Asking tells; waiting does not.
      networkMode: "always",
      refetchOnReconnect: "always",
      // What is not offered at all will not be a second later.
      retry: (count, error) =>
        count < 2 && !(error instanceof ApiError && (error.status < 500 || error.status === 501)),
    },
    mutations: { networkMode: "always" },
  },
});

const RETRY_SESSION_MS = 3_000;

export function Console() {
  return (
    <QueryClientProvider client={queries}>
      <SignedIn />
    </QueryClientProvider>
  );
}

function SignedIn() {
  const opened = useQuery<Session | null>({
    queryKey: ["session"],
    queryFn: () => {
      // The page's own script comes while the session is asked for, not after it.
      void router.preloadRoute({ to: location.pathname });
      return openSession();
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.status === "error" ? RETRY_SESSION_MS : false),
  });
  if (opened.isPending) return <Waiting rows={6} />;
  if (opened.isError) return <Failed page error={opened.error} retry={() => opened.refetch()} />;
  if (opened.data === null) {
    toSignIn();
    return <Waiting rows={6} />;
  }
  return (
    <SessionContext value={opened.data}>
      <RouterProvider router={router} context={{ session: opened.data, queries }} />
    </SessionContext>
  );
}
