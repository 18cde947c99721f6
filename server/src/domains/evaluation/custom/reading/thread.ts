/** A thread of its own: reads the files that people upload, whatever is in them. */
import { answerJobs } from "../../../../platform/threads/answer-jobs.ts";
import { readTestFile } from "./read-file.ts";
import type { TestFile } from "./test-file.ts";

answerJobs((file: TestFile) => readTestFile(file));
