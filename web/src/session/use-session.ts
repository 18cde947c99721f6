import { createContext, use } from "react";
import type { Session } from "./session.ts";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("no session above this part");
  return session;
}

const ranks = ["VIEWER", "MEMBER", "ADMIN", "OWNER"] as const;

/** Whether the user has at least this role. The server decides; this only hides what it would reject. */
export function useMay(least: (typeof ranks)[number]): boolean {
  return ranks.indexOf(useSession().role) >= ranks.indexOf(least);
}
