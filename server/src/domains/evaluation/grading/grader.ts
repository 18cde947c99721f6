import { createThreads, type ThreadRules, ThreadStopped } from "../../../platform/threads/threads.ts";
import type { Answered, LargeJson, ReadJson } from "../../agents/conversation/port.ts";
import type { Harness, Judgement, PlannedPrompt } from "../harness/harness.ts";
import { skip } from "../inspection/check/finding.ts";
import type { Inspected } from "../inspection/check/inspected.ts";
import { type InspectionResult, inspect } from "../inspection/inspect.ts";

/** What strangers wrote is read here: in place while it is short, in threads with a time limit when it is not. */
export interface Grader extends LargeJson {
  /** Rejects when the signal fires, and with whatever a detector threw. */
  grade(harness: Harness, exchange: GradedExchange): Judgement | Promise<Judgement>;
  inspect(agent: Inspected): readonly InspectionResult[] | Promise<readonly InspectionResult[]>;
  /** At once, whatever is being graded. */
  close(): Promise<void>;
}

export interface GradedExchange {
  readonly prompt: PlannedPrompt;
  readonly answers: readonly Answered[];
  readonly signal?: AbortSignal | undefined;
}

export type ThreadJob =
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "inspect"; readonly agent: Inspected }
  | {
      readonly kind: "grade";
      readonly harness: string;
      readonly prompt: PlannedPrompt;
      readonly answers: readonly Answered[];
    }
  | {
      readonly kind: "grade_case";
      readonly guards: readonly string[];
      readonly prompt: PlannedPrompt;
      readonly answers: readonly Answered[];
    }
  | { readonly kind: "grade_generated"; readonly prompt: PlannedPrompt; readonly answers: readonly Answered[] };

/**
 * Characters of all answers to a prompt. Every pattern is linear (`analysis/detectors/linear.test.ts`), so that so many take a few
 * milliseconds whatever they are; nearly all answers are shorter, and going to a thread and back costs more than grading.
 */
const GRADED_HERE = 8_000;
/** Characters of a system prompt. An agent's source, which may have two million, always goes to a thread. */
const INSPECTED_HERE = 4_000;
const TOO_LONG = skip("Reading it took too long.");

const threadRules: ThreadRules = {
  script: new URL("./thread.ts", import.meta.url),
  most: 2,
  limitMs: 10_000,
  heapMegabytes: 512,
  idleMs: 30_000,
};

export function createGrader(rules: Partial<ThreadRules> = {}): Grader {
  const threads = createThreads({ ...threadRules, ...rules });
  const run = <T>(job: ThreadJob, signal?: AbortSignal): Promise<T> => threads.run(job, signal) as Promise<T>;
  return {
    grade(harness, { prompt, answers, signal }) {
      const cost = lengthOf(answers) * (harness.costOf?.(prompt) ?? 1);
      const job = cost > GRADED_HERE ? jobFor(harness, { prompt, answers }) : null;
      if (!job) return harness.judge(prompt, answers);
      return run<Judgement>(job, signal).catch((error: unknown) => {
        if (error instanceof ThreadStopped && error.reason !== "given_up") return tookTooLong;
        throw error;
      });
    },
    inspect(agent) {
      const length = (agent.agent_system_prompt ?? "").length + (agent.white_box_config ? INSPECTED_HERE : 0);
      if (length <= INSPECTED_HERE) return inspect(agent);
      return run<readonly InspectionResult[]>({ kind: "inspect", agent }).catch((error: unknown) => {
        if (error instanceof ThreadStopped && error.reason !== "given_up") return inspect(agent, () => TOO_LONG);
        throw error;
      });
    },
    readLargeJson: (text) =>
      run<ReadJson | undefined>({ kind: "read", text }).catch((error: unknown) => {
        if (error instanceof ThreadStopped) return undefined;
        throw error;
      }),
    close: () => threads.close(),
  };
}

/** Null for a harness that a thread can neither find by its name nor make again. */
function jobFor(harness: Harness, exchange: Omit<GradedExchange, "signal">): ThreadJob | null {
  const { name, isStandard, isGenerated, guards } = harness;
  if (isGenerated) return { kind: "grade_generated", ...exchange };
  if (isStandard) return { kind: "grade", harness: name, ...exchange };
  return guards ? { kind: "grade_case", guards, ...exchange } : null;
}

function lengthOf(answers: readonly Answered[]): number {
  let length = 0;
  for (const { text, toolCalls } of answers) {
    length += text.length;
    for (const { name, arguments: given } of toolCalls) length += name.length + given.length;
  }
  return length;
}

const tookTooLong: Judgement = {
  outcome: "unassessed",
  reason: "Grading took too long.",
  detector: "grading_limit",
};
