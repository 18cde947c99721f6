import type { ConfigProblem, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import type { AgentFacts, Subject } from "@agent-console/analysis/guards/guard.ts";
import { GUARD_METHODS } from "@agent-console/analysis/guards/methods/list.ts";
import { type Judged, judgeLocally } from "@agent-console/analysis/guards/run/judge-locally.ts";
import { type PreparedConfig, prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import { tryConfig } from "@agent-console/analysis/guards/run/try-config.ts";
import { answerJobs } from "../../../platform/threads/answer-jobs.ts";

/** One text for a thread. */
export interface GuardJob {
  /** The same for the same config and agent, so that a thread prepares them once. */
  readonly key: string;
  readonly config: GuardConfig;
  readonly agent: AgentFacts;
  readonly subject: Subject;
  readonly earlyExit: boolean;
  readonly hung: readonly number[];
  /** Shared memory: the method that is judging now, for whoever ends the thread. */
  readonly progress: Int32Array;
}

/** A config that is to be saved, for a thread to try. */
export interface TryJob {
  readonly body: string;
}

type Methods = Parameters<typeof prepareConfig>[2];

/** Prepared configs are large; a thread serves few agents at a time. */
const MOST_PREPARED = 8;

/** A thread's side: prepares each config once and judges one text after another. */
export function answerGuardJobs(methods?: Methods): void {
  const prepared = new Map<string, PreparedConfig>();
  function preparedFor({ key, config, agent }: GuardJob): PreparedConfig {
    const known = prepared.get(key) ?? prepareConfig(config, agent, methods);
    prepared.delete(key);
    prepared.set(key, known);
    for (const oldest of prepared.keys()) if (prepared.size > MOST_PREPARED) prepared.delete(oldest);
    return known;
  }
  answerJobs((job: GuardJob | TryJob): readonly Judged[] | readonly ConfigProblem[] => {
    if ("body" in job) return tryConfig(JSON.parse(job.body), methods ?? GUARD_METHODS);
    const { subject, earlyExit, hung, progress } = job;
    const begin = (method: number): void => void Atomics.store(progress, 0, method);
    return judgeLocally(preparedFor(job).channel(subject.channel), subject, { earlyExit, hung, begin });
  });
}
