/** A thread of its own: judges attempts whose answers are long, for the one that answers requests. */
import { answerJobs } from "../../../platform/threads/answer-jobs.ts";
import { judgeAttempt, type SentAttempt } from "./judge.ts";

answerJobs((sent: SentAttempt) => judgeAttempt(sent));
