/** A separate thread for classifier models: native code that may crash, hang or take gigabytes. */
import { answerJobs } from "../../../../platform/threads/answer-jobs.ts";
import { createClassifier } from "./classify.ts";

answerJobs(createClassifier());
