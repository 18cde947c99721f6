import { setImmediate } from "node:timers/promises";
import { directionOf } from "@agent-console/analysis/guards/config/config.ts";
import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { Masker } from "@agent-console/analysis/guards/run/decide.ts";
import type { Decision } from "@agent-console/analysis/guards/run/decision.ts";
import type { Judged } from "@agent-console/analysis/guards/run/judge-locally.ts";
import { loadEngine, loadedEngine } from "./engine.ts";
import type { TextJob } from "./guard-thread.ts";
import type { Runnable } from "./runnable.ts";
import type { WarmConfigs } from "./warm-configs.ts";

/** What the methods say of each text of a request, in order. Remote methods are not asked. */
export type JudgeAll = (runnable: Runnable, texts: readonly TextJob[]) => Promise<readonly (readonly Judged[])[]>;

export interface Judging {
  readonly all: JudgeAll;
  /** What follows for a text if every method of its channel can say so here and now; else null. */
  now(runnable: Runnable, subject: Subject, mask: Masker): Decision | null;
  /** The same for a text that certainly has nothing to find, without asking each method; else null. */
  clean(runnable: Runnable, subject: Subject): Decision | null;
}

/** Even a text that was made to be slow takes some milliseconds up to this length. */
const LONGEST_HERE = 2_048;
/** After this time, others have their turn. */
const SLICE_MS = 4;
const MOST_USED = 1_000;
/** As many texts together as a thread judges in a reasonable time. */
const MOST_TEXTS = 64;
const MOST_CHARACTERS = 200_000;

interface Split {
  readonly here: readonly Judged[];
  readonly rest: TextJob | null;
}

/**
 * Short texts are judged here by the methods whose time is known, if their patterns are compiled. Everything else goes to a
 * thread, many texts at a time.
 */
export function createJudging(warm: WarmConfigs, inThread: JudgeAll): Judging {
  const used = new Set<string>();

  /** What judges a second time is worth compiling here. */
  function noteUse(runnable: Runnable): void {
    if (warm.has(runnable)) return;
    if (used.has(runnable.key)) void warm.warm(runnable).catch(() => {});
    used.add(runnable.key);
    for (const oldest of used) {
      if (used.size <= MOST_USED) break;
      used.delete(oldest);
    }
  }

  async function judgeHere(runnable: Runnable, text: TextJob): Promise<Split> {
    const { subject, earlyExit } = text;
    if (subject.text.length > LONGEST_HERE || !warm.has(runnable)) return { here: [], rest: text };
    const { judgeReady, remaining } = await loadEngine();
    const channel = runnable.prepared.channel(subject.channel);
    const quick = channel.quick();
    const here = judgeReady(quick, subject, { earlyExit });
    const only = remaining(channel, here, earlyExit).filter(
      ({ phase, index }) => phase !== "remote" && !quick.methods.some((method) => method.index === index),
    );
    return { here, rest: only.length === 0 ? null : { ...text, only: only.map(({ index }) => index) } };
  }

  function now(runnable: Runnable, subject: Subject, mask: Masker): Decision | null {
    const engine = loadedEngine();
    if (!engine || subject.text.length > LONGEST_HERE || !warm.has(runnable)) return null;
    const { prepared } = runnable;
    const channel = prepared.channel(subject.channel);
    const quick = channel.quick();
    if (quick.methods.length < channel.methods.length) return null;
    const earlyExit = prepared.config.earlyExit[directionOf(subject.channel)];
    return engine.decide({ channel, subject, mask }, engine.judgeReady(quick, subject, { earlyExit }));
  }

  function clean(runnable: Runnable, subject: Subject): Decision | null {
    const engine = loadedEngine();
    if (!engine || subject.text.length > LONGEST_HERE || !warm.has(runnable)) return null;
    return engine.judgeClean(runnable.prepared.channel(subject.channel), subject);
  }

  const all: JudgeAll = async (runnable, texts) => {
    noteUse(runnable);
    const split: Split[] = [];
    let since = performance.now();
    for (const text of texts) {
      split.push(await judgeHere(runnable, text));
      if (performance.now() - since < SLICE_MS) continue;
      await setImmediate();
      since = performance.now();
    }
    const said = new Map<TextJob, readonly Judged[]>();
    // One job after another: a request with many texts does not take the threads away from the others.
    for (const jobs of inJobs(split.flatMap(({ rest }) => rest ?? []))) {
      const judged = await inThread(runnable, jobs);
      for (const [at, job] of jobs.entries()) said.set(job, judged[at] ?? []);
    }
    return split.map(({ here, rest }) =>
      rest ? [...here, ...(said.get(rest) ?? [])].sort((one, other) => one.method - other.method) : here,
    );
  };

  return { all, now, clean };
}

function inJobs(texts: readonly TextJob[]): TextJob[][] {
  const jobs: TextJob[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = jobs.at(-1);
    characters += text.subject.text.length;
    if (last && last.length < MOST_TEXTS && characters <= MOST_CHARACTERS) last.push(text);
    else {
      jobs.push([text]);
      characters = text.subject.text.length;
    }
  }
  return jobs;
}
