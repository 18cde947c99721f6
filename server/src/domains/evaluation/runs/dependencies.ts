import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { JobIdentity } from "../../../platform/work/context.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { ConversationPort, Pacer, RetryPolicy } from "../../agents/conversation/port.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { ProtectionPort } from "../../protection/port.ts";
import type { TestSetLoader } from "../custom/load-sets.ts";
import type { Grader } from "../grading/grader.ts";
import type { Harness } from "../harness/harness.ts";

export interface RunNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly agents: AgentsPort;
  readonly harnesses: readonly Harness[];
  readonly grader: Grader;
  readonly testSets: TestSetLoader;
  readonly protection: Pick<ProtectionPort, "evaluationAccess">;
}

export interface WorkerNeeds extends RunNeeds {
  readonly wakeups: Pick<WakeupSignal, "subscribe">;
  readonly logger: Logger;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  readonly retries: RetryPolicy;
  readonly protection: Pick<ProtectionPort, "evaluationAccess" | "telemetry">;
  /** Where the console is reached, and its gateway with it. */
  readonly publicUrl: string;
}

/** A worker acts for the person who started the run, with only the scope that a run needs. */
export const jobIdentity: JobIdentity = { prefix: "run", scopes: ["evaluations"] };
