import type { JobRef } from "./job.ts";

export interface Workload {
  /** The jobs that need a worker, oldest first. */
  readonly listed: readonly JobRef[];
  /** The team of each job that has a session here, by job id. */
  readonly open: ReadonlyMap<string, string>;
  /**
   * Jobs that another worker had at the last attempt. They come last, because they would otherwise hide the others
   * forever.
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
  const closed = listed.filter(({ id }) => !open.has(id));
  const waiting = new Set([
    ...closed.filter(({ id }) => !deferred.has(id)),
    ...closed.filter(({ id }) => deferred.has(id)),
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
