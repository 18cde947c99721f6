import { type Api, ApiError, createClient, type TeamRole, type TokenAnswer, type UserRead } from "@agent-console/sdk";

/** The signed-in user, and an API client that acts for them. The access token lives in this closure and nowhere else. */
export interface Session {
  readonly api: Api;
  readonly person: UserRead;
  readonly teams: readonly Team[];
  readonly teamId: string;
  readonly role: TeamRole;
  /** Switches to another of the user's teams. */
  readonly switchTeam: (teamId: string) => void;
  /** Authentication is off: anyone on this machine is the owner. */
  readonly isLocal: boolean;
  /** Headers for event streams, which the client does not send. */
  readonly authorization: () => Promise<Record<string, string>>;
  readonly signOut: () => Promise<void>;
}

type Team = Awaited<ReturnType<Api["teams"]["listMyTeams"]>>[number];

/** The team this tab acts in, if it differs from the one at sign-in. */
const TEAM = "team";

/** The token is renewed this long before it expires, so that no request is sent with an expired one. */
const EARLY_MS = 30_000;

/** Null when no one is signed in. */
export async function openSession(): Promise<Session | null> {
  let tokens = await renewTokens();
  let until = endOf(tokens);
  let renewing: Promise<void> | undefined;
  /** Requests that need a new token while one is being fetched wait for that one. */
  const renew = (): Promise<void> => {
    renewing ??= renewTokens()
      .then((next) => {
        tokens = next;
        until = endOf(next);
        if (!next) toSignIn();
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
  const token = async (): Promise<string> => {
    if (tokens && Date.now() > until - EARLY_MS) await renew();
    return tokens?.access_token ?? "";
  };
  const isLocal = tokens === null;
  /** A changed role invalidates the token, not the session, so the call is repeated once with a new token. */
  const again: typeof fetch = async (address, init) => {
    const answer = await fetch(address, init);
    if (answer.status !== 401) return answer;
    const used = new Headers(init?.headers).get("authorization");
    if (used === null || used === `Bearer ${tokens?.access_token}`) await renew();
    const headers = { ...(init?.headers as Record<string, string>), authorization: `Bearer ${tokens?.access_token}` };
    return tokens ? fetch(address, { ...init, headers }) : answer;
  };
  const bearer = isLocal ? {} : { token, fetch: again };
  const inOwnTeam = createClient({ baseUrl: location.origin, ...bearer });
  const [person, teams] = await Promise.all([
    inOwnTeam.teams.getMe().catch(unauthenticatedIsNull),
    inOwnTeam.teams.listMyTeams().catch(unauthenticatedIsNull),
  ]);
  if (!person || !teams) return null;
  const named = (id: string | null | undefined) => teams.find(({ team_id }) => team_id === id);
  const own = named(claimedTeam(tokens?.access_token)) ?? teams[0];
  const team = named(sessionStorage.getItem(TEAM)) ?? own;
  const elsewhere = team === own ? {} : { teamId: team?.team_id };
  return {
    api: createClient({ baseUrl: location.origin, ...bearer, ...elsewhere }),
    person,
    teams,
    teamId: team?.team_id ?? "",
    role: (team?.role ?? "VIEWER") as TeamRole,
    isLocal,
    switchTeam(teamId) {
      sessionStorage.setItem(TEAM, teamId);
      location.assign("/");
    },
    authorization: async (): Promise<Record<string, string>> => ({
      ...(isLocal ? {} : { authorization: `Bearer ${await token()}` }),
      ...(elsewhere.teamId ? { "x-team-id": elsewhere.teamId } : {}),
    }),
    signOut: async () => {
      await inOwnTeam.teams.logOut().catch(() => undefined);
      location.assign("/welcome");
    },
  };
}

/** After sign-in, the user returns to the page they were on. */
export function toSignIn(): void {
  const here = location.pathname + location.search;
  location.replace(here === "/" ? "/welcome" : `/welcome#to=${encodeURIComponent(here)}`);
}

const endOf = (tokens: TokenAnswer | null): number => (tokens ? Date.now() + tokens.expires_in * 1000 : 0);

/**
 * Of several tabs one goes first. A page that is left meanwhile holds no lock; for it the server gives a few seconds in which
 * the token that it used leads to the same next one. Null only when the server says that no one is signed in: a server
 * that is away or busy signs no one out.
 */
export function renewTokens(): Promise<TokenAnswer | null> {
  const trade = async (): Promise<TokenAnswer | null> => {
    // Outlives this page: whoever leaves while it is in progress would otherwise keep a cookie that is used up.
    const answer = await fetch("/v1/auth/jwt/refresh", { method: "POST", keepalive: true });
    if (answer.ok) return (await answer.json()) as TokenAnswer;
    if (answer.status === 401) return null;
    throw new TypeError(`the session could not be renewed: ${answer.status}`);
  };
  return navigator.locks ? navigator.locks.request("console-session", trade) : trade();
}

function unauthenticatedIsNull(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}

/** The team the token acts in, for display only. The server checks the token itself. */
function claimedTeam(token: string | undefined): string | undefined {
  try {
    const [, claims = ""] = (token ?? "").split(".");
    return (JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { team_id?: string }).team_id;
  } catch {
    return undefined;
  }
}
