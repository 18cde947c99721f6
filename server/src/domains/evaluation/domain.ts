import type { Clock } from "../../kernel/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { domain } from "../../platform/domain/domain.ts";
import type { Keyring } from "../../platform/secrets/keyring.ts";
import type { ObjectStore } from "../../platform/store/object-store.ts";
import type { WakeupSignal } from "../../platform/work/wakeup.ts";
import { type ConversationPort, defaultPolicy, type Pacer } from "../agents/conversation/port.ts";
import type { AgentsPort } from "../agents/port.ts";
import type { EnvironmentPort, HarnessesInWork } from "../environment/port.ts";
import type { ProtectionPort, RecordedTranscripts } from "../protection/port.ts";
import type { TeamsPort } from "../teams/port.ts";
import { startArchiveWorker } from "./archives/archive-worker.ts";
import { archiveOperations } from "./archives/contract.ts";
import { exportArchives } from "./archives/export-archives.ts";
import type { WatchedRuns } from "./archives/holds.ts";
import { refuseArchived } from "./archives/refuse-archived.ts";
import { archiveRoutes } from "./archives/routes.ts";
import { serveKeptPacks } from "./archives/serve-packs.ts";
import { archiveKeys } from "./archives/store.ts";
import { startSweeping } from "./archives/sweep.ts";
import { evaluationCatalogOperations } from "./catalog/contract.ts";
import { evaluationCatalogRoutes } from "./catalog/routes.ts";
import { compareOperations } from "./compare/contract.ts";
import { compareRoutes } from "./compare/routes.ts";
import { testSetOperations } from "./custom/contract.ts";
import { createTestSetLoader, type TestSetLoader } from "./custom/load-sets.ts";
import { createTestFileReader, type TestFileReader } from "./custom/reading/file-reader.ts";
import { testSetRoutes } from "./custom/routes.ts";
import { sealedGuards } from "./custom/sealed-guards.ts";
import { eraseEvaluations } from "./erase-team.ts";
import { evaluationErrors } from "./errors.ts";
import { evidenceOperations } from "./evidence/contract.ts";
import { createEvidenceKeys, type EvidenceKeys, sealedInEvaluation } from "./evidence/keys.ts";
import { evidenceRoutes } from "./evidence/routes.ts";
import { exportEvaluations } from "./export-team.ts";
import { fairnessOperations } from "./fairness-report/contract.ts";
import { fairnessRoutes } from "./fairness-report/routes.ts";
import { customHarnessOperations } from "./generated/contract.ts";
import { startGenerationWorker } from "./generated/generation-worker.ts";
import { harnessesInWork } from "./generated/in-work.ts";
import { withStoredHarnesses } from "./generated/load-harnesses.ts";
import { customHarnessRoutes } from "./generated/routes.ts";
import { generatedRunOperations } from "./generated-runs/contract.ts";
import { generatedRunRoutes } from "./generated-runs/routes.ts";
import { createGrader, type Grader } from "./grading/grader.ts";
import type { Harness } from "./harness/harness.ts";
import { startCardWorker } from "./judge-cards/card-worker.ts";
import { judgeCardOperations } from "./judge-cards/contract.ts";
import { judgeCardRoutes } from "./judge-cards/routes.ts";
import { judgingOperations } from "./judging/contract.ts";
import { startJudgingWorker } from "./judging/judging-worker.ts";
import { judgingRoutes } from "./judging/routes.ts";
import { localEvaluation } from "./local.ts";
import { performanceOperations } from "./performance/contract.ts";
import { performanceRoutes } from "./performance/routes.ts";
import { personaPreviewOperations } from "./persona-preview/contract.ts";
import { personaPreviewRoutes } from "./persona-preview/routes.ts";
import type { EvaluationPort, GenomeVersions } from "./port.ts";
import { standardHarnesses } from "./probes/harnesses.ts";
import { recordedTranscripts } from "./recorded.ts";
import { reportOperations } from "./reports/contract.ts";
import { reportRoutes } from "./reports/routes.ts";
import { evaluationResultOperations } from "./results/contract.ts";
import { evaluationResultRoutes } from "./results/routes.ts";
import { readSettings } from "./results/settings.ts";
import { retentionOperations } from "./retention/contract.ts";
import { keepRetention, type RetentionNeeds } from "./retention/keep-retention.ts";
import { retentionRoutes } from "./retention/routes.ts";
import { reviewOperations } from "./review/contract.ts";
import { startRescoreWorker } from "./review/rescore-worker.ts";
import { reviewRoutes } from "./review/routes.ts";
import { ruleGuardOperations } from "./rule-guards/contract.ts";
import { ruleGuardRoutes } from "./rule-guards/routes.ts";
import { evaluationRunOperations } from "./runs/contract.ts";
import type { RunNeeds, WorkerNeeds } from "./runs/dependencies.ts";
import { evaluationRunRoutes } from "./runs/routes.ts";
import { isAskedInRun } from "./runs/store/runs.ts";
import { evaluationSchedules } from "./schedulable.ts";
import { shareLinkOperations } from "./shares/contract.ts";
import { shareLinkRoutes } from "./shares/routes.ts";
import { findingOperations } from "./triage/contract.ts";
import { findingRoutes } from "./triage/routes.ts";
import { startRunWorker } from "./worker/worker.ts";

interface EvaluationNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  /** Replaces the built-in harnesses. */
  readonly otherHarnesses: readonly Harness[] | undefined;
  readonly protection: ProtectionPort;
}

/** The services that the domain adds to the console. */
interface EvaluationServices {
  readonly evaluation: EvaluationPort;
  /** For protection, which is further left, through the application. */
  readonly recordedTranscripts: RecordedTranscripts;
  /** For the environment. */
  readonly harnessesInWork: HarnessesInWork;
  readonly harnesses: readonly Harness[];
  /** Starts its threads with the first long answer. */
  readonly grader: Grader;
  readonly evidenceKeys: EvidenceKeys;
  readonly testSets: TestSetLoader;
  /** Starts its thread with the first upload. */
  readonly testFiles: TestFileReader;
}

interface RouteNeeds extends RunNeeds, EvaluationServices {
  readonly protection: ProtectionPort;
  readonly environment: EnvironmentPort;
  readonly keyring: Keyring;
  /** Where people open the console. */
  readonly publicUrl: string;
  readonly teams: { readonly port: TeamsPort };
  /** Provided by evolution, which is further right, through the application. */
  readonly genomeVersions: GenomeVersions;
  readonly watchedRuns: WatchedRuns;
  readonly store: ObjectStore | null;
  readonly stopping: AbortController;
  readonly wakeups: WakeupSignal;
}

type BackgroundNeeds = Omit<WorkerNeeds, "retries"> &
  Pick<RouteNeeds, "environment" | "keyring" | "store" | "watchedRuns" | "evidenceKeys">;

function openEvaluation(needs: EvaluationNeeds): EvaluationServices {
  const harnesses = needs.otherHarnesses ?? standardHarnesses;
  const grader = createGrader();
  const testSets = withStoredHarnesses(createTestSetLoader(needs.keyring));
  return {
    evaluation: localEvaluation({ ...needs, harnesses, grader, testSets }),
    recordedTranscripts,
    harnessesInWork,
    harnesses,
    grader,
    evidenceKeys: createEvidenceKeys(needs),
    testSets,
    testFiles: createTestFileReader(),
  };
}

export const evaluation = domain({
  name: "evaluation",
  operations: [
    ...evaluationRunOperations,
    ...evaluationResultOperations,
    ...performanceOperations,
    ...reportOperations,
    ...evidenceOperations,
    ...shareLinkOperations,
    ...archiveOperations,
    ...retentionOperations,
    ...compareOperations,
    ...fairnessOperations,
    ...findingOperations,
    ...reviewOperations,
    ...testSetOperations,
    ...customHarnessOperations,
    ...personaPreviewOperations,
    ...generatedRunOperations,
    ...ruleGuardOperations,
    ...judgeCardOperations,
    ...judgingOperations,
    ...evaluationCatalogOperations,
  ],
  errors: evaluationErrors,
  tables: {
    evaluations: { owner: "runs", person: "kept: team data; the starter is an ID without a name", team: "deleted" },
    evaluation_plan: { owner: "runs", person: "kept: team data, no personal data", team: "deleted" },
    evaluation_results: { owner: "runs", person: "kept: team data, no personal data", team: "deleted" },
    evaluation_claims: { owner: "runs", person: "kept: no personal data", team: "deleted" },
    evaluation_retries: { owner: "runs", person: "kept: no personal data", team: "deleted" },
    evaluation_controls: { owner: "controls", person: "kept: team data, no personal data", team: "deleted" },
    evaluation_log: { owner: "runs", person: "kept: team data, no personal data", team: "deleted" },
    evaluation_reports: { owner: "runs", person: "kept: team data, no personal data", team: "deleted" },
    findings: {
      owner: "findings",
      person: "kept: team data; triaged by and assigned to an ID without a name",
      team: "deleted",
    },
    finding_failures: { owner: "findings", person: "kept: team data, no personal data", team: "deleted" },
    finding_attacks: { owner: "findings", person: "kept: team data, no personal data", team: "deleted" },
    finding_runs: { owner: "findings", person: "kept: team data, no personal data", team: "deleted" },
    finding_events: {
      owner: "findings",
      person: "kept: team data; people are IDs without a name",
      team: "deleted",
    },
    review_labels: {
      owner: "labels",
      person: "kept: team data; the reviewer is an ID without a name",
      team: "deleted",
    },
    judge_cards: {
      owner: "judge-cards",
      person: "kept: team data; the starter is an ID without a name",
      team: "deleted",
    },
    judgings: {
      owner: "judging",
      person: "kept: team data; the starter is an ID without a name",
      team: "deleted",
    },
    judge_verdicts: { owner: "judging", person: "kept: team data, no personal data", team: "deleted" },
    finding_comments: {
      owner: "triage",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    evaluation_settings: {
      owner: "results",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    share_links: {
      owner: "shares",
      person: "kept: team data; the creator is an ID without a name",
      team: "deleted",
    },
    evaluation_archives: {
      owner: "archives",
      person: "kept: team data; who asked for it is an ID without a name",
      team: "deleted; the objects within minutes, their key at once",
    },
    evaluation_retention: {
      owner: "retention",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    unused_objects: {
      owner: "archives",
      person: "kept: no personal data",
      team: "kept: names of objects to delete, made of IDs, until they are deleted",
    },
    test_sets: {
      owner: "custom",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    test_set_versions: {
      owner: "custom",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    custom_harnesses: {
      owner: "generated",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    custom_prompts: { owner: "generated", person: "kept: team data, no personal data", team: "deleted" },
    evidence_keys: {
      owner: "evidence",
      person: "kept: belongs to no user or team",
      team: "kept: belongs to no user or team",
    },
  },
  views: {
    evaluation_prompts: { owner: "runs" },
    answer_reviews: { owner: "labels" },
    judge_votes: { owner: "judging" },
  },
  sealed: [...sealedInEvaluation, sealedGuards, archiveKeys],
  open: openEvaluation,
  bindings: (services: RouteNeeds) =>
    serveKeptPacks(
      services,
      refuseArchived([
        ...evaluationRunRoutes({
          ...services,
          criticalProbes: async (act) => (await readSettings(act)).critical_probes,
          stopping: services.stopping.signal,
        }),
        ...evaluationResultRoutes(services),
        ...performanceRoutes(services),
        ...reportRoutes(),
        ...evidenceRoutes(services),
        ...shareLinkRoutes(services),
        ...compareRoutes(services),
        ...fairnessRoutes(),
        ...findingRoutes({ ...services, isMember: services.teams.port.isMember }),
        ...reviewRoutes(services),
        ...testSetRoutes(services),
        ...personaPreviewRoutes(services),
        ...customHarnessRoutes({ ...services, isAsked: isAskedInRun }),
        ...generatedRunRoutes(services),
        ...ruleGuardRoutes(services),
        ...judgeCardRoutes(services),
        ...judgingRoutes(services),
        ...evaluationCatalogRoutes(),
        ...archiveRoutes(services),
        ...retentionRoutes(services),
      ]),
    ),
  eraseTeam: eraseEvaluations,
  exportTeam: exportEvaluations,
  exportStored: (services: Pick<RouteNeeds, "store" | "keyring">) => exportArchives(services),
  workers: (services: BackgroundNeeds) => [
    startRunWorker({ ...services, retries: defaultPolicy }),
    startRescoreWorker(services),
    startCardWorker(services),
    startJudgingWorker(services),
    startGenerationWorker(services),
    startArchiveWorker(services),
    startSweeping(services),
  ],
  housekeeping: (services: RetentionNeeds) => keepRetention(services),
  schedulable: (services: RouteNeeds) =>
    evaluationSchedules({ ...services, criticalProbes: async (act) => (await readSettings(act)).critical_probes }),
  close: async ({ grader, testFiles }: EvaluationServices) => {
    await Promise.all([grader.close(), testFiles.close()]);
  },
});
