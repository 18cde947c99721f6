import { answerGuardJobs } from "../../src/domains/protection/runtime/guard-thread.ts";
import { brokenGuards } from "./broken-guards.ts";

answerGuardJobs(brokenGuards);
