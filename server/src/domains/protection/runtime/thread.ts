/** A thread of its own: judges texts that are long, or that guards take long for, for the one that answers requests. */
import { answerGuardJobs } from "./guard-thread.ts";

answerGuardJobs();
