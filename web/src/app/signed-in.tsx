import { useQuery } from "@tanstack/react-query";
import { Failed, Waiting } from "../parts/page/states.tsx";
import { toSignIn } from "../session/session.ts";
import { SessionContext } from "../session/use-session.ts";
import { sessionQuery } from "./query-client.ts";
import { Shell } from "./shell.tsx";

/** The pages that need a session, in their frame. Anyone without one is led to the sign-in form, and back afterwards. */
export function SignedIn() {
  const opened = useQuery(sessionQuery);
  if (opened.isPending) return <Waiting rows={6} />;
  if (opened.isError) return <Failed page error={opened.error} retry={() => opened.refetch()} />;
  if (opened.data === null) {
    toSignIn();
    return <Waiting rows={6} />;
  }
  return (
    <SessionContext value={opened.data}>
      <Shell />
    </SessionContext>
  );
}
