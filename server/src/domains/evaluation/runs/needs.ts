import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import { powersOf } from "../../../kernel/permissions.ts";
import type { Principal } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { ConversationPort, Pacer, RetryPolicy } from "../../agents/conversation/port.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Grader } from "../grading/grader.ts";
import type { Harness } from "../harness/harness.ts";
import type { Bell } from "./bell.ts";

export interface RunNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly agents: AgentsPort;
  readonly harnesses: readonly Harness[];
  readonly grader: Grader;
}

export interface WorkerNeeds extends RunNeeds {
  readonly bell: Pick<Bell, "listen">;
  readonly logger: Logger;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  readonly retries: RetryPolicy;
}

/** Which run, and on whose behalf it is asked. */
export interface RunUnderWay {
  readonly evaluation_id: string;
  readonly team_id: string;
  readonly created_by: string;
}

/** A worker acts for who started the run, with no more power than running it takes. */
export function actOf({ clock }: Pick<RunNeeds, "clock">, run: RunUnderWay, tx: Act["tx"]): Act {
  const who: Principal = {
    kind: "service",
    userId: run.created_by,
    teamId: run.team_id,
    role: "MEMBER",
    scopes: ["evaluations"],
    powers: powersOf("MEMBER", ["evaluations"]),
    credentialId: null,
    mustChangePassword: false,
  };
  return { tx, who, origin: { requestId: `run-${run.evaluation_id}`, address: "worker" }, now: clock.milliseconds() };
}

export function subjectOf(run: RunUnderWay): { teamId: string; userId: string } {
  return { teamId: run.team_id, userId: run.created_by };
}
