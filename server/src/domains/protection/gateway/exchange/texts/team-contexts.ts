import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import type { Clock } from "../../../../../kernel/clock.ts";
import { powersOf } from "../../../../../kernel/permissions.ts";
import type { Principal } from "../../../../../kernel/principal.ts";
import type { Act } from "../../../../../platform/act.ts";
import type { Database } from "../../../../../platform/db/database.ts";
import type { LiveGuards } from "../../../runtime/live-guards.ts";

/** The gateway's access to the rows of one team. */
export interface TeamContext {
  readonly who: Principal;
  transaction<T>(work: (act: Act) => Promise<T>): Promise<T>;
  inTeam<T>(work: (act: Act) => Promise<T>): Promise<T>;
}

export interface TeamContexts {
  of(teamId: string): TeamContext;
}

const MOST_TEAMS = 1000;

export function createTeamContexts(needs: { readonly db: Database; readonly clock: Clock }): TeamContexts {
  const known = new Map<string, TeamContext>();
  return {
    of(teamId) {
      const before = known.get(teamId);
      if (before) return before;
      if (known.size >= MOST_TEAMS) known.clear();
      const made = openTeam(needs, teamId);
      known.set(teamId, made);
      return made;
    },
  };
}

/** A gateway key has no power over any operation; what the gateway itself does for a team is to read. */
function openTeam({ db, clock }: { readonly db: Database; readonly clock: Clock }, teamId: string): TeamContext {
  const who: Principal = {
    ...{ kind: "service", userId: "", teamId, role: "MEMBER", scopes: ["read"], powers: powersOf("MEMBER", ["read"]) },
    ...{ credentialId: null, mustChangePassword: false },
  };
  const origin = { requestId: "gateway", address: "gateway" };
  const actOn = (tx: Act["tx"]): Act => ({ tx, who, origin, now: clock.milliseconds() });
  return {
    who,
    transaction: (work) => db.transaction(who, (tx) => work(actOn(tx))),
    inTeam: (work) => db.inTeam(who, (tx) => work(actOn(tx))),
  };
}

const remote = new WeakMap<LiveGuards, boolean>();

/** Whether one of the guards is somewhere else. Asking is prepared only then. */
export function hasRemote(live: LiveGuards): boolean {
  const known = remote.get(live);
  if (known !== undefined) return known;
  const has = CHANNELS.some((channel) =>
    live.prepared.channel(channel).methods.some(({ phase }) => phase === "remote"),
  );
  remote.set(live, has);
  return has;
}
