import type { Logger } from "pino";
import { localConversation } from "../domains/agents/conversation/local.ts";
import { createPacer } from "../domains/agents/conversation/pacing/pacer.ts";
import type { ConversationPort, LargeJson, Pacer } from "../domains/agents/conversation/port.ts";
import { localAgents } from "../domains/agents/local.ts";
import type { AgentsPort } from "../domains/agents/port.ts";
import { createEvidenceKeys, type EvidenceKeys } from "../domains/evaluation/evidence/keys.ts";
import { createGrader, type Grader } from "../domains/evaluation/grading/grader.ts";
import type { Harness } from "../domains/evaluation/harness.ts";
import { standardHarnesses } from "../domains/evaluation/harnesses.ts";
import { localEvaluation } from "../domains/evaluation/local.ts";
import type { EvaluationPort, GenomeVersions } from "../domains/evaluation/port.ts";
import { type Bell, createBell } from "../domains/evaluation/runs/bell.ts";
import { localGenomeVersions } from "../domains/evolution/genome-versions.ts";
import { localEvolution } from "../domains/evolution/local.ts";
import type { EvolutionPort } from "../domains/evolution/port.ts";
import { remoteEvolution } from "../domains/evolution/remote.ts";
import { createTeams, type LocalTeams } from "../domains/teams/local.ts";
import { openLocalOwner } from "../domains/teams/local-owner.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Principal } from "../kernel/principal.ts";
import { type HeadsFile, openHeadsFile } from "../platform/audit/heads.ts";
import type { Database } from "../platform/db/database.ts";
import { createMailer, type Mailer } from "../platform/mail/mailer.ts";
import type { Outbound } from "../platform/outbound/outbound.ts";
import type { Keyring } from "../platform/secrets/keyring.ts";
import { createTracer, type Tracer } from "../platform/telemetry/traces.ts";
import { auditHeadsPath } from "./audit-heads.ts";
import { catalogue } from "./catalogue.ts";
import { type Config, ownAddress } from "./config.ts";
import { outboundOnFirstUse } from "./outbound.ts";
import { sampleForFirstTeam } from "./sample-agent.ts";

export interface ServiceNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
  /** What agents are asked with; the console's own unless told otherwise. */
  readonly harnesses?: readonly Harness[];
}

/** Every domain, wired once. Whether one runs here or elsewhere is decided in this file and known nowhere else. */
export interface Services extends ServiceNeeds {
  readonly teams: LocalTeams;
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
  readonly evaluation: EvaluationPort;
  readonly evolution: EvolutionPort;
  readonly genomeVersions: GenomeVersions;
  /** One for all that this process asks: an agent has one rate, whoever asks it. */
  readonly pacer: Pacer;
  readonly evidenceKeys: EvidenceKeys;
  readonly harnesses: readonly Harness[];
  readonly outbound: Outbound & LargeJson;
  /** Its threads are started with the first long answer. */
  readonly grader: Grader;
  /** Between the operations on runs and the worker, when both are in this process. */
  readonly bell: Bell;
  readonly mailer: Mailer | null;
  /** Where people reach the console, for the links it gives out. */
  readonly publicUrl: string;
  readonly localOwner: Principal | null;
  readonly auditHeads: HeadsFile;
  readonly tracer: Tracer | null;
  /** Fires when the console stops answering, before it waits for the answers under way. */
  readonly stopping: AbortController;
  close(): Promise<void>;
}

export async function createServices(needs: ServiceNeeds): Promise<Services> {
  const { config, db, keyring, clock, logger } = needs;
  const agents = localAgents(needs);
  const harnesses = needs.harnesses ?? standardHarnesses;
  const grader = createGrader();
  const afterFirstTeam = sampleForFirstTeam(config, { db, clock, agents, harnesses, grader });
  const now = clock.milliseconds();
  const localOwner = config.auth === "off" ? await openLocalOwner(db, now, afterFirstTeam) : null;
  const teams = createTeams({ db, keyring, clock, localOwner, afterFirstTeam });
  await teams.signingKeys.rotate();
  await teams.revocations.refresh();
  teams.revocations.start();
  const outbound = { ...outboundOnFirstUse(config), readLargeJson: grader.readLargeJson };
  const conversation = localConversation({ outbound });
  const pacer = createPacer(db);
  const evaluation = localEvaluation({ db, clock, agents, harnesses, grader, conversation, pacer });
  const evolution = await openEvolution(config, { teams, agents });
  const tracer = config.otelEndpoint
    ? createTracer(config.otelEndpoint, (error) => needs.logger.debug({ err: error }, "traces were not taken"))
    : null;
  return {
    ...needs,
    teams,
    agents,
    conversation,
    evaluation,
    evolution,
    genomeVersions: localGenomeVersions(agents),
    pacer,
    evidenceKeys: createEvidenceKeys(needs),
    harnesses,
    grader,
    outbound,
    bell: createBell(),
    stopping: new AbortController(),
    mailer: createMailer({ url: config.smtpUrl, from: config.smtpFrom, logger }),
    publicUrl: config.publicUrl ?? ownAddress(config),
    localOwner,
    auditHeads: openHeadsFile(auditHeadsPath(config)),
    tracer,
    async close() {
      teams.revocations.stop();
      await tracer?.close();
      await evolution.close();
      await grader.close();
      await outbound.close();
    },
  };
}

const LONGEST_SERVICE_ANSWER = 10_000_000;

async function openEvolution(
  config: Config,
  { teams, agents }: { readonly teams: LocalTeams; readonly agents: AgentsPort },
): Promise<EvolutionPort> {
  if (!config.serviceEvolution) return localEvolution(agents);
  const { createForwarder } = await import("../platform/forward/forwarder.ts");
  return remoteEvolution(
    createForwarder<Principal>({
      name: "evolution",
      baseUrl: config.serviceEvolution,
      mintToken: teams.port.mintForService,
      deadlineMs: config.serviceDeadline,
      maxBytes: LONGEST_SERVICE_ANSWER,
      catalogue,
    }),
  );
}
