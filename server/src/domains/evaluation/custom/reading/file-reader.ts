import { createThreads, type ThreadRules, ThreadStopped } from "../../../../platform/threads/threads.ts";
import type { FileContent, TestFile } from "./test-file.ts";

/** Reads uploads in a thread with a time limit, so that no file can stall the console. */
export interface TestFileReader {
  read(file: TestFile): Promise<FileContent>;
  close(): Promise<void>;
}

const rules: ThreadRules = {
  script: new URL("./thread.ts", import.meta.url),
  most: 1,
  limitMs: 10_000,
  heapMegabytes: 256,
  idleMs: 10_000,
};

export function createTestFileReader(): TestFileReader {
  const threads = createThreads(rules);
  return {
    read: (file) =>
      (threads.run(file) as Promise<FileContent>).catch((error: unknown) => {
        if (!(error instanceof ThreadStopped) || error.reason === "given_up") throw error;
        const problem = { line: 1, column: 1, message: "Reading the file took too long or too much memory." };
        return { layout: "own", cases: [], guards: [], warnings: [], problems: [problem] };
      }),
    close: () => threads.close(),
  };
}
