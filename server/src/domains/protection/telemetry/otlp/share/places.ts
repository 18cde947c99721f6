import { createRateLimit } from "./byte-rate.ts";

/** What the requests of one process may hold and do at the same time, so that no team starves the others or the gateway. */
export interface PlaceLimits {
  readonly requests: number;
  readonly requestsOfTeam: number;
  readonly bytes: number;
  readonly bytesOfTeam: number;
  /** Being read and stored. Each has a connection to the database while it is stored. */
  readonly working: number;
  readonly workingOfTeam: number;
  /** Sustained, for a team. */
  readonly bytesPerSecond: number;
}

const MB = 1024 * 1024;

export const placeLimits: PlaceLimits = {
  requests: 32,
  requestsOfTeam: 12,
  bytes: 128 * MB,
  bytesOfTeam: 48 * MB,
  working: 3,
  workingOfTeam: 2,
  bytesPerSecond: 8 * MB,
};

export interface Place {
  /** Whether so many more bytes may be held. They are given back with the place. */
  take(bytes: number): boolean;
  /** Runs the work when it is this team's turn. */
  turn<T>(work: () => Promise<T>): Promise<T>;
  leave(): void;
}

export interface Places {
  /** Null if the team, or the process, has enough to do. */
  enter(teamId: string): Place | null;
}

interface Team {
  requests: number;
  bytes: number;
  working: number;
}

interface Waiting {
  readonly team: Team;
  readonly begin: () => void;
}

export function createPlaces(limits: PlaceLimits = placeLimits, now: () => number = () => performance.now()): Places {
  const teams = new Map<string, Team>();
  const all: Team = { requests: 0, bytes: 0, working: 0 };
  const waiting: Waiting[] = [];
  const mayReceive = createRateLimit(limits.bytesPerSecond, now);

  /** The team that has least to do goes first; of equals, the one that waited longest. */
  function next(): void {
    while (all.working < limits.working) {
      const able = waiting.filter(({ team }) => team.working < limits.workingOfTeam);
      const first = able.reduce<Waiting | null>((a, b) => (a && a.team.working <= b.team.working ? a : b), null);
      if (first === null) return;
      waiting.splice(waiting.indexOf(first), 1);
      all.working++;
      first.team.working++;
      first.begin();
    }
  }

  async function turn<T>(team: Team, work: () => Promise<T>): Promise<T> {
    const turned = Promise.withResolvers<void>();
    waiting.push({ team, begin: turned.resolve });
    next();
    await turned.promise;
    try {
      return await work();
    } finally {
      all.working--;
      team.working--;
      next();
    }
  }

  function placeOf(teamId: string, team: Team): Place {
    let held = 0;
    return {
      take(bytes) {
        const isTooMuch = all.bytes + bytes > limits.bytes || team.bytes + bytes > limits.bytesOfTeam;
        if (isTooMuch || !mayReceive(teamId, bytes)) return false;
        held += bytes;
        all.bytes += bytes;
        team.bytes += bytes;
        return true;
      },
      turn: (work) => turn(team, work),
      leave() {
        all.requests--;
        team.requests--;
        all.bytes -= held;
        team.bytes -= held;
        if (team.requests === 0) teams.delete(teamId);
      },
    };
  }

  return {
    enter(teamId) {
      const team = teams.get(teamId) ?? { requests: 0, bytes: 0, working: 0 };
      if (all.requests >= limits.requests || team.requests >= limits.requestsOfTeam) return null;
      all.requests++;
      team.requests++;
      teams.set(teamId, team);
      return placeOf(teamId, team);
    },
  };
}
