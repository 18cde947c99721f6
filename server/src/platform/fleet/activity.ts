/** What the workers of one kind of job have to do in this process. */
export interface JobActivity {
  readonly kind: string;
  /** Jobs that they have. */
  readonly running: number;
  /** Jobs that they know of and have no room for. */
  readonly waiting: number;
  /** How long the oldest of those waits, in seconds. */
  readonly waiting_seconds: number;
}

/** What a process does at the moment. */
export interface Activity {
  readonly requests: number;
  readonly jobs: readonly JobActivity[];
  /** Reads that a replica may answer. Absent without a replica, and in older versions. */
  readonly reads?: { readonly replica: number; readonly primary: number };
}

interface SeenJobs {
  readonly running: number;
  readonly waiting: number;
  /** By this process's monotonic clock. */
  readonly waitingSince: number | null;
}

/** Where the parts of a process note what they do. */
export interface ActivityBoard {
  /** Called at each look of a worker. */
  noteJobs(kind: string, seen: SeenJobs): void;
  /** A request began. Returns what to call at its end. */
  requestBegan(): () => void;
  read(): Activity;
}

export function createActivityBoard(reads: () => Activity["reads"] = () => undefined): ActivityBoard {
  const jobs = new Map<string, SeenJobs>();
  let requests = 0;
  return {
    noteJobs: (kind, seen) => void jobs.set(kind, seen),
    requestBegan() {
      requests += 1;
      return () => {
        requests -= 1;
      };
    },
    read: () => ({
      ...withReads(reads()),
      requests,
      jobs: [...jobs].map(([kind, { running, waiting, waitingSince }]) => ({
        ...{ kind, running, waiting },
        waiting_seconds: waitingSince === null ? 0 : Math.floor((performance.now() - waitingSince) / 1000),
      })),
    }),
  };
}

const withReads = (reads: Activity["reads"]): Pick<Activity, "reads"> => (reads ? { reads } : {});
