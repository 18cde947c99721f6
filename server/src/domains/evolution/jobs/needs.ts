import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import { powersOf } from "../../../kernel/permissions.ts";
import type { Principal } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { EvaluationPort } from "../../evaluation/port.ts";

export interface JobNeeds {
  readonly agents: AgentsPort;
  readonly evaluation: EvaluationPort;
}

export interface WorkerNeeds extends JobNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Which job, and on whose behalf it works. */
export interface JobUnderWay {
  readonly job_id: string;
  readonly team_id: string;
  readonly created_by: string;
}

/** A worker acts for who started the job, with no more power than writing down what it found takes. */
export function actOf({ clock }: Pick<WorkerNeeds, "clock">, job: JobUnderWay, tx: Act["tx"]): Act {
  const who: Principal = {
    kind: "service",
    userId: job.created_by,
    teamId: job.team_id,
    role: "MEMBER",
    scopes: ["evaluations"],
    powers: powersOf("MEMBER", ["evaluations"]),
    credentialId: null,
    mustChangePassword: false,
  };
  return { tx, who, origin: { requestId: `evolution-${job.job_id}`, address: "worker" }, now: clock.milliseconds() };
}

export const subjectOf = ({ team_id, created_by }: JobUnderWay) => ({ teamId: team_id, userId: created_by });
