import type { Logger } from "pino";
import type { Clock } from "../../../../kernel/clock.ts";
import type { Database } from "../../../../platform/db/database.ts";
import type { Keyring } from "../../../../platform/secrets/keyring.ts";
import type { JobContext, JobIdentity } from "../../../../platform/work/context.ts";
import type { Attempt as SessionAttempt } from "../../../../platform/work/exclusive-session.ts";
import type { WakeupSignal } from "../../../../platform/work/wakeup.ts";
import type { ConversationPort, Pacer, RetryPolicy } from "../../../agents/conversation/port.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import type { EvaluationPort } from "../../../evaluation/port.ts";
import type { AttackJudge } from "../../attempts/judge.ts";
import type { ClaimedCampaign } from "../../campaigns/store/journal.ts";
import type { SandboxNeeds } from "../../sandbox/session.ts";
import type { SendPermit } from "./send-permit.ts";

export interface WorkerNeeds extends SandboxNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wakeups: Pick<WakeupSignal, "subscribe">;
  readonly agents: AgentsPort;
  readonly evaluation: Pick<EvaluationPort, "keepCampaignFindings">;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  readonly keyring: Keyring;
  readonly attackJudge: AttackJudge;
  readonly retries?: RetryPolicy;
}

/** A worker acts for the person who started the campaign, with only the scope that a campaign needs. */
export const jobIdentity: JobIdentity = { prefix: "campaign", scopes: ["redteam"] };

/** What everything shares that a worker does for one campaign. */
export interface CampaignRun {
  readonly needs: WorkerNeeds;
  readonly context: JobContext;
  readonly claimed: ClaimedCampaign;
  readonly session: SessionAttempt;
  readonly permit: SendPermit;
}
