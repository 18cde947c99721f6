import { type ConfigProblem, directionOf } from "@agent-console/analysis/guards/config/config.ts";
import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import { undecided } from "@agent-console/analysis/guards/guard.ts";
import type { PreparedChannel } from "@agent-console/analysis/guards/pass/prepare.ts";
import type { Masker } from "@agent-console/analysis/guards/run/decide.ts";
import type { Decision } from "@agent-console/analysis/guards/run/decision.ts";
import type { Judged } from "@agent-console/analysis/guards/run/judge-locally.ts";
import type { JudgeNeeds, LocalJudge } from "@agent-console/analysis/guards/run/run.ts";
import { createThreads, type ThreadRules, ThreadStopped } from "../../../platform/threads/threads.ts";
import { withoutStarts } from "./facts.ts";
import type { GuardJob, PackedConfig, PackJob, TextJob, TryJob } from "./guard-thread.ts";
import { createJudging } from "./judge-all.ts";
import type { Runnable } from "./runnable.ts";
import { createWarmConfigs } from "./warm-configs.ts";

/**
 * Judges in threads what may take long: compiling patterns takes up to a second and a hostile text of 16 kB a tenth of one, and
 * meanwhile nothing else would be answered. Short texts are judged here by the methods whose time is known, once a thread has
 * compiled their patterns. All other texts of a request go to a thread together.
 */
export interface GuardRunner {
  /** One decision for each text, in order. */
  judge(runnable: Runnable, subjects: readonly Subject[], needs?: Omit<JudgeNeeds, "local">): Promise<Decision[]>;
  /** What follows for a text if all guards can say so at once; null if someone has to be waited for. */
  judgeNow(runnable: Runnable, subject: Subject, mask: Masker): Decision | null;
  /** What follows for a short text that certainly has nothing that a guard looks for; null for every other text. */
  judgeClean(runnable: Runnable, subject: Subject): Decision | null;
  /** Judges one text in a thread, for texts that come in pieces. */
  local(runnable: Runnable): LocalJudge;
  /** Settles when texts that come in pieces can be judged here, without compiling anything. Never rejects. */
  ready(runnable: Runnable): Promise<void>;
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

  const warm = createWarmConfigs(async ({ key, agent, prepared: { config } }) => {
    const job: PackJob = { key, config, agent: withoutStarts(agent), pack: true };
    return (await threads.run(job)) as PackedConfig;
  });

  /** A thread that does not come back is replaced, and the method that held it is left out of the next attempt. */
  async function judgeInThread(
    { key, agent, prepared }: Runnable,
    texts: readonly TextJob[],
  ): Promise<readonly (readonly Judged[])[]> {
    const hung: number[] = [];
    const facts = withoutStarts(agent);
    const progress = new Int32Array(new SharedArrayBuffer(4));
    const giveUp = (detail: string) =>
      texts.map(({ subject, only }) => givenUp(prepared.channel(subject.channel), only, detail));
    while (hung.length < MOST_HUNG) {
      Atomics.store(progress, 0, NONE);
      const job: GuardJob = { key, config: prepared.config, agent: facts, texts, hung: [...hung], progress };
      try {
        return (await threads.run(job)) as readonly (readonly Judged[])[];
      } catch (error) {
        const method = Atomics.load(progress, 0);
        // The thread could not even prepare the config, or the console is stopping: no guard can judge.
        if (method === NONE || !(error instanceof ThreadStopped)) return giveUp("The guards could not run.");
        hung.push(method);
      }
    }
    return giveUp("Several guards did not finish in time.");
  }

  const judging = createJudging(warm, judgeInThread);

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
    local: (runnable) => async (_, subject, rules) => (await judgeInThread(runnable, [{ subject, ...rules }]))[0] ?? [],
    judgeNow: judging.now,
    judgeClean: judging.clean,
    ready: (runnable) => warm.warm(runnable).catch(() => {}),
    async judge(runnable, subjects, needs = {}) {
      const { earlyExit } = runnable.prepared.config;
      const texts = subjects.map((subject) => ({ subject, earlyExit: earlyExit[directionOf(subject.channel)] }));
      const judged = await judging.all(runnable, texts);
      const decisions: Decision[] = [];
      for (const [at, subject] of subjects.entries()) {
        const local: LocalJudge = async () => judged[at] ?? [];
        decisions.push(await runnable.prepared.judge(subject, { ...needs, local }));
      }
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

const NONE = -1;

const givenUp = (
  { methods }: PreparedChannel,
  only: readonly number[] | undefined,
  detail: string,
): readonly Judged[] =>
  methods
    .filter(({ phase, index }) => phase !== "remote" && (only?.includes(index) ?? true))
    .map(({ index }) => ({ method: index, judgment: undecided("too_late", detail), elapsed_us: 0 }));
