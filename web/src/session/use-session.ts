import type { TeamRole } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { createContext, use } from "react";
import type { Session } from "./session.ts";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("no session above this part");
  return session;
}

/** Whether the user has at least this role. The server decides; this only hides what it would reject. */
export function useMay(least: TeamRole): boolean {
  // The contract lists the roles from the most powerful to the least.
  return choices.TeamRole.indexOf(useSession().role) <= choices.TeamRole.indexOf(least);
}
