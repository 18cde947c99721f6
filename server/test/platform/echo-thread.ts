import { answerJobs } from "../../src/platform/threads/answer-jobs.ts";

interface TestJob {
  readonly say?: unknown;
  readonly throws?: string;
  readonly forever?: true;
  readonly hoard?: true;
}

answerJobs(({ say, throws, forever, hoard }: TestJob) => {
  if (throws) throw new Error(throws);
  // In small pieces: Node ends a thread at its limit only if 16 MB more are enough until the next check.
  let hoarded: object = {};
  while (forever || hoard) if (hoard) hoarded = { before: hoarded };
  return say;
});
