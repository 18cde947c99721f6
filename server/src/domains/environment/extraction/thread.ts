/** A thread of its own: reads the texts of policies, whatever is in them. */
import { readRules } from "@agent-console/analysis/policies/reading/read-rules.ts";
import { answerJobs } from "../../../platform/threads/answer-jobs.ts";
import type { ReadableText } from "./policy-reader.ts";

answerJobs(({ content, blocks }: ReadableText) => readRules(content, blocks));
