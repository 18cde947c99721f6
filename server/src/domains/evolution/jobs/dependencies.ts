import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { JobIdentity } from "../../../platform/work/context.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { EnvironmentPort } from "../../environment/port.ts";
import type { EvaluationPort } from "../../evaluation/port.ts";
import type { ProtectionPort } from "../../protection/port.ts";
import type { RedteamPort } from "../../redteam/port.ts";

export interface JobNeeds {
  readonly agents: AgentsPort;
  readonly evaluation: EvaluationPort;
}

/** Of operations that start a job. */
export interface StartNeeds extends JobNeeds {
  readonly environment: Pick<EnvironmentPort, "rule">;
  readonly redteam: Pick<RedteamPort, "searchPrompts" | "retestable" | "retest" | "retestSince">;
  readonly protection: Pick<ProtectionPort, "modelPrice">;
}

export interface WorkerNeeds extends JobNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wakeups: Pick<WakeupSignal, "subscribe">;
}

/** A worker acts for the person who started the job, with only the permissions that recording its findings requires. */
export const jobIdentity: JobIdentity = { prefix: "evolution", scopes: ["evaluations"] };
