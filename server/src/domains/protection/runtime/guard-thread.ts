import type { ConfigProblem, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { type AgentFacts, CHANNELS, type Channel, type Subject } from "@agent-console/analysis/guards/guard.ts";
import { GUARD_METHODS } from "@agent-console/analysis/guards/methods/list.ts";
import type { PackedChannel } from "@agent-console/analysis/guards/pass/prepare.ts";
import { type Judged, judgeLocally } from "@agent-console/analysis/guards/run/judge-locally.ts";
import { type PreparedConfig, prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import { tryConfig } from "@agent-console/analysis/guards/run/try-config.ts";
import { answerJobs } from "../../../platform/threads/answer-jobs.ts";

/** Texts of one request for a thread. */
export interface GuardJob extends JobConfig {
  readonly texts: readonly TextJob[];
  readonly hung: readonly number[];
  /** Shared memory: the method that is judging now, so that the main thread knows it when it ends this one. */
  readonly progress: Int32Array;
}

interface JobConfig {
  /** The same for the same config and agent, so that a thread prepares them once. */
  readonly key: string;
  readonly config: GuardConfig;
  readonly agent: AgentFacts;
}

export interface TextJob {
  readonly subject: Subject;
  readonly earlyExit: boolean;
  /** Only these methods are asked. */
  readonly only?: readonly number[] | undefined;
}

/** A config whose patterns are to be compiled for the thread that asks. */
export interface PackJob extends JobConfig {
  readonly pack: true;
}

export type PackedConfig = readonly (readonly [Channel, PackedChannel])[];

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
  function preparedFor({ key, config, agent }: JobConfig): PreparedConfig {
    const known = prepared.get(key) ?? prepareConfig(config, agent, methods);
    prepared.delete(key);
    prepared.set(key, known);
    for (const oldest of prepared.keys()) if (prepared.size > MOST_PREPARED) prepared.delete(oldest);
    return known;
  }
  answerJobs((job: GuardJob | TryJob | PackJob): ThreadAnswer => {
    if ("body" in job) return tryConfig(JSON.parse(job.body), methods ?? GUARD_METHODS);
    const config = preparedFor(job);
    if ("pack" in job) return CHANNELS.map((channel) => [channel, config.channel(channel).packed()] as const);
    const begin = (method: number): void => void Atomics.store(job.progress, 0, method);
    return job.texts.map(({ subject, ...rules }) =>
      judgeLocally(config.channel(subject.channel), subject, { ...rules, hung: job.hung, begin }),
    );
  });
}

type ThreadAnswer = readonly (readonly Judged[])[] | readonly ConfigProblem[] | PackedConfig;
