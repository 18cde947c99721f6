import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { JobRow } from "./store/job-row.ts";

/** The seed of a job that follows from another one: it is derived from that job's seed, so it can be reproduced. */
export const seedAfter = ({ seed }: Pick<JobRow, "seed">, index: number): number => deriveKey(seed, index) >>> 1;
