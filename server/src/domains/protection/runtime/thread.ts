/** A separate thread that judges texts that are long, or slow to judge, so that the main thread can answer requests. */
import { answerGuardJobs } from "./guard-thread.ts";

answerGuardJobs();
