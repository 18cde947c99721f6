import type { ConfigProblem } from "@agent-console/analysis/guards/config/config.ts";
import type { AgentFacts, Subject } from "@agent-console/analysis/guards/guard.ts";
import { undecided } from "@agent-console/analysis/guards/guard.ts";
import type { Decision } from "@agent-console/analysis/guards/run/decision.ts";
import type { Judged } from "@agent-console/analysis/guards/run/judge-locally.ts";
import type { PreparedChannel } from "@agent-console/analysis/guards/run/prepare.ts";
import type { JudgeNeeds, PreparedConfig } from "@agent-console/analysis/guards/run/run.ts";
import { createThreads, type ThreadRules, ThreadStopped } from "../../../platform/threads/threads.ts";
import type { GuardJob, TryJob } from "./guard-thread.ts";

/** A config that can judge for one agent. */
export interface Runnable {
  /** The same for the same config and agent. */
  readonly key: string;
  readonly prepared: PreparedConfig;
  readonly agent: AgentFacts;
}

/**
 * Judges in threads, whatever the text. Compiling patterns takes up to a second and a hostile text of 16 kB a tenth of one,
 * and meanwhile nothing else would be answered.
 */
export interface GuardRunner {
  /** One decision for each text, in order. */
  judge(runnable: Runnable, subjects: readonly Subject[], needs?: Omit<JudgeNeeds, "local">): Promise<Decision[]>;
  /** What is wrong with the body of a config, as JSON, once its patterns are compiled and its methods prepared. */
  tryBody(digest: string, json: string): Promise<readonly ConfigProblem[]>;
  /** Ends all threads, whatever they are judging. */
  close(): Promise<void>;
}

/** A text that so many methods in a row get stuck on is given up. */
const MOST_HUNG = 3;
const MOST_TRIED = 200;

const threadRules: ThreadRules = {
  script: new URL("./thread.ts", import.meta.url),
  most: 2,
  // All guards together take a few seconds for a million characters.
  limitMs: 20_000,
  heapMegabytes: 512,
  idleMs: 30_000,
};

export function createGuardRunner(rules: Partial<ThreadRules> = {}): GuardRunner {
  const threads = createThreads({ ...threadRules, ...rules });

  /** A thread that does not come back is replaced, and the method that held it is left out of the next attempt. */
  async function judgeInThread(
    runnable: Runnable,
    channel: PreparedChannel,
    text: OneText,
  ): Promise<readonly Judged[]> {
    const hung: number[] = [];
    const progress = new Int32Array(new SharedArrayBuffer(4));
    const { key, agent, prepared } = runnable;
    while (hung.length < MOST_HUNG) {
      Atomics.store(progress, 0, NONE);
      const job: GuardJob = { key, config: prepared.config, agent, ...text, hung: [...hung], progress };
      try {
        return (await threads.run(job)) as readonly Judged[];
      } catch (error) {
        const method = Atomics.load(progress, 0);
        // The thread could not even prepare the config, or the console is stopping: no guard can judge.
        if (method === NONE || !(error instanceof ThreadStopped)) return givenUp(channel, "The guards could not run.");
        hung.push(method);
      }
    }
    return givenUp(channel, "Several guards did not finish in time.");
  }

  /** The same body is tried when it is tried out, saved and applied. */
  const tried = new Map<string, Promise<readonly ConfigProblem[]>>();

  async function tryInThread(body: string): Promise<readonly ConfigProblem[]> {
    const job: TryJob = { body };
    try {
      return (await threads.run(job)) as readonly ConfigProblem[];
    } catch (error) {
      if (!(error instanceof ThreadStopped) || error.reason === "given_up") throw error;
      return [{ place: [], message: "The patterns and methods of this config take too long to prepare." }];
    }
  }

  return {
    async judge(runnable, subjects, needs = {}) {
      const decisions: Decision[] = [];
      const local = (channel: PreparedChannel, subject: Subject, earlyExit: boolean) =>
        judgeInThread(runnable, channel, { subject, earlyExit });
      // One after another: a request with many texts does not take the threads away from the others.
      for (const subject of subjects) decisions.push(await runnable.prepared.judge(subject, { ...needs, local }));
      return decisions;
    },
    async tryBody(digest, json) {
      const asked = tried.get(digest) ?? tryInThread(json);
      tried.set(digest, asked);
      asked.catch(() => tried.delete(digest));
      for (const oldest of tried.keys()) if (tried.size > MOST_TRIED) tried.delete(oldest);
      return asked;
    },
    close: () => threads.close(),
  };
}

type OneText = Pick<GuardJob, "subject" | "earlyExit">;
const NONE = -1;

const givenUp = ({ methods }: PreparedChannel, detail: string): readonly Judged[] =>
  methods
    .filter(({ phase }) => phase !== "remote")
    .map(({ index }) => ({ method: index, judgment: undecided("too_late", detail), elapsed_us: 0 }));
