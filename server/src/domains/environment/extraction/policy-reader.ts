import type { Block } from "@agent-console/analysis/policies/block.ts";
import type { Candidate } from "@agent-console/analysis/policies/candidate.ts";
import { readRules } from "@agent-console/analysis/policies/reading/read-rules.ts";
import { createThreads, type ThreadRules, ThreadStopped } from "../../../platform/threads/threads.ts";

/** A text to read, with the blocks that it consists of. */
export interface ReadableText {
  readonly content: string;
  readonly blocks: readonly Block[];
}

/** Finds the sentences of a text that may be rules. */
export interface PolicyReader {
  /** Null if it took too long or too much memory. */
  read(text: ReadableText): Promise<Candidate[] | null>;
  close(): Promise<void>;
}

const rules: ThreadRules = {
  script: new URL("./thread.ts", import.meta.url),
  most: 1,
  limitMs: 60_000,
  heapMegabytes: 512,
  youngMegabytes: 6,
  idleMs: 10_000,
};

function stopped(error: unknown): null {
  if (error instanceof ThreadStopped && error.reason !== "given_up") return null;
  throw error;
}

/** Read in a few milliseconds; starting a thread takes longer. */
const SHORT = 8_000;

/** Reads long texts in a thread, so that none can stall the console. */
export function createPolicyReader(): PolicyReader {
  const threads = createThreads(rules);
  return {
    read: async ({ content, blocks }) =>
      content.length <= SHORT
        ? readRules(content, blocks)
        : ((await threads.run({ content, blocks }).catch(stopped)) as Promise<Candidate[] | null>),
    close: () => threads.close(),
  };
}
