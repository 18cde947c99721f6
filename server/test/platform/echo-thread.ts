import { answerJobs } from "../../src/platform/threads/answer-jobs.ts";

interface TestJob {
  readonly say?: unknown;
  readonly throws?: string;
  readonly forever?: true;
  readonly hoard?: true;
}

answerJobs(({ say, throws, forever, hoard }: TestJob) => {
  if (throws) throw new Error(throws);
  const hoarded: unknown[] = [];
  while (forever || hoard) if (hoard) hoarded.push({ at: hoarded.length });
  return say;
});
