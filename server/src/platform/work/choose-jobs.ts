import type { JobRef } from "./job.ts";

export interface Workload {
  /** The jobs that need a worker, oldest first. */
  readonly listed: readonly JobRef[];
  /** The team of each job that has a session here, by job id. */
  readonly open: ReadonlyMap<string, string>;
  /**
   * Jobs that another worker had at the last attempt, and jobs that gave way to others, in this order. They come last,
   * because they would otherwise hide the others forever.
   */
  readonly deferred: ReadonlySet<string>;
  /** How many jobs this worker runs at a time. */
  readonly places: number;
}

/** The last quarter of the slots goes only to teams that have no job here. */
const RESERVED_SHARE = 4;

/**
 * Which jobs to open next. The team with the fewest open jobs goes first, then the oldest job. A team that queues a
 * hundred jobs at once delays only its own jobs.
 */
export function chooseJobs({ listed, open, deferred, places }: Workload): JobRef[] {
  let free = places - open.size;
  if (free <= 0) return [];
  const openByTeam = new Map<string, number>();
  for (const team of open.values()) openByTeam.set(team, (openByTeam.get(team) ?? 0) + 1);
  const reserved = Math.floor(places / RESERVED_SHARE);
  const closed = new Map(listed.filter(({ id }) => !open.has(id)).map((job) => [job.id, job]));
  const waiting = new Set([
    ...[...closed.values()].filter(({ id }) => !deferred.has(id)),
    ...[...deferred].flatMap((id) => closed.get(id) ?? []),
  ]);
  const chosen: JobRef[] = [];
  for (; free > 0; free--) {
    const next = nextJob(waiting, { openByTeam, deferred, onlyNewTeams: free <= reserved });
    if (!next) break;
    waiting.delete(next);
    openByTeam.set(next.teamId, (openByTeam.get(next.teamId) ?? 0) + 1);
    chosen.push(next);
  }
  return chosen;
}

interface Turn {
  readonly openByTeam: ReadonlyMap<string, number>;
  readonly deferred: ReadonlySet<string>;
  readonly onlyNewTeams: boolean;
}

function nextJob(waiting: ReadonlySet<JobRef>, { openByTeam, deferred, onlyNewTeams }: Turn): JobRef | null {
  let best: JobRef | null = null;
  let fewest = onlyNewTeams ? 1 : Number.POSITIVE_INFINITY;
  for (const job of waiting) {
    if (best && deferred.has(job.id) && !deferred.has(best.id)) break;
    const open = openByTeam.get(job.teamId) ?? 0;
    if (open < fewest) [best, fewest] = [job, open];
    if (fewest === 0) break;
  }
  return best;
}

/** A session that has run for less does not give way. */
const TURN_MS = 2000;

export interface OpenJob {
  readonly teamId: string;
  /** How long its session has been open. */
  readonly openMs: number;
  /** It was asked to give way already. */
  readonly isYielding: boolean;
}

export interface Crowd {
  readonly listed: readonly JobRef[];
  readonly open: ReadonlyMap<string, OpenJob>;
  readonly places: number;
}

/**
 * Which open jobs give way, for kinds whose sessions can be continued later. When every place is taken and teams without a job here
 * wait, as many sessions end as there are such teams: of the team with the most, the one that has run longest. With more teams
 * than places, all take turns.
 */
export function jobsToYield({ listed, open, places }: Crowd): string[] {
  const served = new Set([...open.values()].map(({ teamId }) => teamId));
  const waitingTeams = new Set(listed.filter(({ teamId }) => !served.has(teamId)).map(({ teamId }) => teamId));
  const yielding = [...open.values()].filter(({ isYielding }) => isYielding).length;
  let missing = waitingTeams.size - (places - open.size) - yielding;
  const candidates = new Map([...open].filter(([, job]) => !job.isYielding));
  const chosen: string[] = [];
  for (; missing > 0; missing--) {
    const next = nextToYield(candidates);
    if (next === null) break;
    candidates.delete(next);
    chosen.push(next);
  }
  return chosen;
}

function nextToYield(candidates: ReadonlyMap<string, OpenJob>): string | null {
  const byTeam = new Map<string, number>();
  for (const { teamId } of candidates.values()) byTeam.set(teamId, (byTeam.get(teamId) ?? 0) + 1);
  let best: [id: string, job: OpenJob] | null = null;
  for (const entry of candidates) {
    const [, job] = entry;
    if (job.openMs < TURN_MS) continue;
    const more = (byTeam.get(job.teamId) ?? 0) - (best ? (byTeam.get(best[1].teamId) ?? 0) : 0);
    if (!best || more > 0 || (more === 0 && job.openMs > best[1].openMs)) best = entry;
  }
  return best?.[0] ?? null;
}
