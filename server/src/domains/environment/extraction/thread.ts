/** A thread of its own: reads the texts of policies, whatever is in them. */
import { eachRule } from "@agent-console/analysis/policies/reading/read-rules.ts";
import { answerJobs } from "../../../platform/threads/answer-jobs.ts";
import { distinctCandidates } from "./distinct-candidates.ts";
import type { ReadableText } from "./policy-reader.ts";

answerJobs(({ content, blocks }: ReadableText) => distinctCandidates(content, eachRule(content, blocks)));
