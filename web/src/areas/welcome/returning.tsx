import type { TokenAnswer } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { renewTokens } from "../../session/session.ts";
import { ChangePassword } from "./change-password.tsx";
import { publicApi } from "./public-api.ts";
import { type EnterProps, SignIn } from "./sign-in.tsx";
import { type Account, SignedIn } from "./signed-in.tsx";

type Found = { readonly session: TokenAnswer | null; readonly account: Account } | null;

/** Someone who opened the page without a link: signed in already, or about to be. */
export function Returning({ enter }: EnterProps) {
  const [isSignedOut, setSignedOut] = useState(false);
  const found = useQuery({
    queryKey: ["returning"],
    queryFn: findAccount,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (found.isPending) return null;
  if (!found.data || isSignedOut) return <SignIn enter={enter} />;
  const { session, account } = found.data;
  if (session?.password_change_required) return <ChangePassword token={session.access_token} enter={enter} />;
  return <SignedIn session={session} account={account} onSignOut={() => setSignedOut(true)} />;
}

/** Null when no one is signed in. Without a session there is still an account while authentication is off. */
async function findAccount(): Promise<Found> {
  const session = await renewTokens().catch(() => null);
  const { teams } = publicApi(session?.access_token);
  const [person, own] = await Promise.all([teams.getMe().catch(() => null), teams.listMyTeams().catch(() => [])]);
  if (!session && !person) return null;
  const team = own.find(({ team_id }) => team_id === session?.team_id) ?? own[0];
  return {
    session,
    account: {
      name: [person?.given_name, person?.family_name].filter(Boolean).join(" "),
      email: person?.email ?? "",
      team: team?.team_name ?? session?.team_id ?? "",
      role: team?.role ?? "",
    },
  };
}
