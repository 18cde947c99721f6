import type { Block } from "@agent-console/analysis/policies/block.ts";
import type { Candidate } from "@agent-console/analysis/policies/candidate.ts";
import { readRules } from "@agent-console/analysis/policies/deontic/read-rules.ts";
import { createThreads, type ThreadRules } from "../../../platform/threads/threads.ts";

/** A text to read, with the blocks that it consists of. */
export interface ReadableText {
  readonly content: string;
  readonly blocks: readonly Block[];
}

/** Finds the sentences of a text that may be rules. */
export interface PolicyReader {
  read(text: ReadableText): Promise<Candidate[]>;
  close(): Promise<void>;
}

const rules: ThreadRules = {
  script: new URL("./thread.ts", import.meta.url),
  most: 1,
  limitMs: 60_000,
  heapMegabytes: 512,
  idleMs: 10_000,
};

/** Read in a few milliseconds; starting a thread takes longer. */
const SHORT = 8_000;

/** Reads long texts in a thread, so that none can stall the console. */
export function createPolicyReader(): PolicyReader {
  const threads = createThreads(rules);
  return {
    read: async ({ content, blocks }) =>
      content.length <= SHORT
        ? readRules(content, blocks)
        : ((await threads.run({ content, blocks })) as Promise<Candidate[]>),
    close: () => threads.close(),
  };
}
