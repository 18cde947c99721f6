import { mkdir, writeFile } from "node:fs/promises";
import { mistakesIn } from "../../server/test/protection/guard-loop-cases.ts";
import { missingTools, type ProofTool } from "../../tools/proof-tools.ts";
import { proveAcknowledgedWrites, type Round, type Victim } from "./acknowledged-writes.ts";
import { type ComparedOverHttp, compareOverHttp, mistakesOverHttp } from "./campaign-compare/over-http.ts";
import { mistakesOfCompare, proveCampaignCompare } from "./campaign-compare/prove.ts";
import { campaignCompareReport } from "./campaign-compare/report.ts";
import { type ImportProof, proveCampaignImports } from "./campaign-imports/prove.ts";
import { campaignImportsReport } from "./campaign-imports/report.ts";
import { proveRetests, type RetestProof } from "./campaign-imports/retest.ts";
import { proveCampaigns } from "./campaigns/prove.ts";
import { campaignsReport } from "./campaigns/report.ts";
import type { Shown } from "./campaigns/stage.ts";
import { proveCases } from "./cases/prove.ts";
import { casesReport, mistakesOfCases } from "./cases/report.ts";
import { cliProof } from "./cli/full.ts";
import { proveEvaluationRun, type RunPlan } from "./evaluation-runs.ts";
import { evaluationRunsReport } from "./evaluation-runs-report.ts";
import { type ForeignProof, proveForeignAgents } from "./evolution-foreign/prove.ts";
import { foreignAgentsReport } from "./evolution-foreign/report.ts";
import { type JobPlan, type JobProof, proveEvolutionJobs } from "./evolution-jobs.ts";
import { evolutionJobsReport } from "./evolution-jobs-report.ts";
import { failoverProof } from "./failover/full.ts";
import { fairWorkers } from "./fair-workers/full.ts";
import { proveFairness } from "./fairness/prove.ts";
import { fairnessProofReport } from "./fairness/report.ts";
import { type BodyProof, proveBodies } from "./foreign-files/bodies.ts";
import { uploadsReport } from "./foreign-files/bodies-report.ts";
import { type FileProof, proveForeignFiles } from "./foreign-files/prove.ts";
import { foreignFilesReport } from "./foreign-files/report.ts";
import { gatewayOffline, gatewayProcesses, gatewaySocket } from "./gateway/full.ts";
import { growthProof } from "./growth/full.ts";
import { guardLoopReport, proveGuardLoop } from "./guard-loop.ts";
import { guardModelsReport, proveGuardModels } from "./guard-models.ts";
import { proveNotifications } from "./kills/notifications.ts";
import { notificationsReport } from "./kills/notifications-report.ts";
import { type KilledWork, provePolicyKills } from "./kills/policy-work.ts";
import { policyKillsReport } from "./kills/policy-work-report.ts";
import { compareLanes } from "./lanes/compare.ts";
import { lanesReport } from "./lanes/report.ts";
import { proveMcp } from "./mcp/prove.ts";
import { mcpReport } from "./mcp/report.ts";
import { mistakeCount } from "./mistakes/count.ts";
import { otlpFuzz } from "./otlp/full.ts";
import { type PacePlan, provePacing } from "./pacing.ts";
import { pacingReport } from "./pacing-report.ts";
import { comparePatterns } from "./patterns/compare.ts";
import { proveHostile } from "./patterns/hostile.ts";
import { patternsReport } from "./patterns/report.ts";
import { type ListProof, provePolicyLists } from "./policies/prove.ts";
import { policyListsReport } from "./policies/report.ts";
import { poolerProof } from "./pooler/full.ts";
import { processesProof } from "./processes/full.ts";
import { rateLimitsProof } from "./rate-limits/full.ts";
import { releaseProof } from "./release/full.ts";
import { replicaProof } from "./replica/full.ts";
import { acknowledgedWritesReport } from "./report.ts";
import { proveReview, reviewReport } from "./review.ts";
import { ruleSearchProof } from "./rule-search/report.ts";
import { proveSchedules } from "./schedules/prove.ts";
import { schedulesReport } from "./schedules/report.ts";
import { storeProof } from "./store/full.ts";
import { proveTelemetryLoad } from "./telemetry/prove-load.ts";
import { proveQueries } from "./telemetry/prove-queries.ts";
import { telemetryQueriesReport } from "./telemetry/queries-report.ts";
import { telemetryLoadReport } from "./telemetry/report.ts";
import { proveTelemetryBackends } from "./telemetry-backends/prove.ts";
import { telemetryBackendsReport } from "./telemetry-backends/report.ts";
import { upgradeProof } from "./upgrade/full.ts";
import { verdictsProof } from "./verdicts-full.ts";

/** The result of a proof: the text for docs/proofs, and every violated guarantee. */
interface Found {
  readonly report: string;
  readonly mistakes: readonly string[];
}

interface Proof {
  readonly prove: (since: Date) => Promise<Found>;
  /** Programs it needs beyond what npm installs. If one is missing, the proof is not run and the command fails. */
  readonly needs?: readonly ProofTool[];
}

const proofs: Readonly<Record<string, Proof>> = {
  "acknowledged-writes": { prove: acknowledgedWrites },
  "campaign-compare": { prove: campaignCompare },
  "campaign-imports": { prove: campaignImports },
  campaigns: { prove: campaigns },
  cases: { prove: cases },
  cli: { prove: cliProof, needs: ["tmux", "zsh", "fish"] },
  "evaluation-runs": { prove: evaluationRuns },
  "evolution-foreign": { prove: evolutionForeign },
  "evolution-jobs": { prove: evolutionJobs },
  failover: { prove: failoverProof, needs: ["pg_basebackup"] },
  "fair-workers": { prove: fairWorkers },
  fairness: { prove: fairness },
  "foreign-files": { prove: foreignFiles },
  "gateway-offline": { prove: gatewayOffline },
  "gateway-processes": { prove: gatewayProcesses },
  "gateway-socket": { prove: gatewaySocket },
  growth: { prove: growthProof },
  "guard-loop": { prove: guardLoop },
  "guard-models": { prove: guardModels },
  lanes: { prove: lanes },
  mcp: { prove: mcp },
  notifications: { prove: notifications },
  "otlp-fuzz": { prove: otlpFuzz },
  pacing: { prove: pacing },
  patterns: { prove: patterns },
  "policy-kills": { prove: policyKills },
  "policy-lists": { prove: policyLists },
  pooler: { prove: poolerProof, needs: ["pgbouncer"] },
  processes: { prove: processesProof },
  "rate-limits": { prove: rateLimitsProof },
  replica: { prove: replicaProof, needs: ["pg_basebackup"] },
  release: { prove: releaseProof, needs: ["buildah", "debootstrap", "strace"] },
  "rule-search": { prove: async (since) => ruleSearchProof(since) },
  review: { prove: review },
  schedules: { prove: schedules },
  store: { prove: storeProof, needs: ["swift-proxy-server"] },
  "telemetry-load": { prove: telemetryLoad },
  "telemetry-queries": { prove: telemetryQueries },
  "telemetry-backends": { prove: telemetryBackends, needs: ["prometheus"] },
  upgrade: { prove: upgradeProof },
  uploads: { prove: uploads },
  verdicts: { prove: verdictsProof },
};

/** ONLY is part of a name, for one who works on one of them. */
async function campaigns(since: Date): Promise<Found> {
  const shown: Shown[] = [];
  for await (const one of proveCampaigns({
    nullCampaigns: 50,
    nullGoals: 3,
    minimalGoals: 2,
    only: process.env["ONLY"],
  })) {
    shown.push(one);
    process.stdout.write(`${one.name}: ${one.words}. ${mistakeCount(one.mistakes)}\n`);
    for (const mistake of one.mistakes) process.stdout.write(`  ${mistake}\n`);
  }
  return { report: campaignsReport(shown, since), mistakes: shown.flatMap(({ mistakes }) => mistakes) };
}

/** ONLY is part of a path. */
async function cases(since: Date): Promise<Found> {
  const files = await proveCases(process.env["ONLY"]);
  return { report: casesReport(files, since), mistakes: mistakesOfCases(files) };
}

const COMPARISONS = 200;

async function campaignCompare(since: Date): Promise<Found> {
  const beds = [...proveCampaignCompare(COMPARISONS)];
  const overHttp: ComparedOverHttp[] = [];
  for await (const proof of compareOverHttp(Array.from({ length: COMPARISONS }, (_, at) => at + 1))) {
    overHttp.push(proof);
    process.stdout.write(`${JSON.stringify(proof)}\n`);
  }
  const mistakes = [...mistakesOfCompare(beds), ...mistakesOverHttp(overHttp)];
  return { report: campaignCompareReport({ beds, overHttp }, since), mistakes };
}

async function campaignImports(since: Date): Promise<Found> {
  const [imports, retests]: [ImportProof[], RetestProof[]] = [[], []];
  const told = <T>(proofs: T[], proof: T): void => {
    proofs.push(proof);
    process.stdout.write(`${JSON.stringify(proof)}\n`);
  };
  for await (const proof of proveCampaignImports()) told(imports, proof);
  for await (const proof of proveRetests()) told(retests, proof);
  const mistakes = [...imports, ...retests].flatMap((proof) => proof.mistakes);
  return { report: campaignImportsReport({ imports, retests }, since), mistakes };
}

async function policyKills(since: Date): Promise<Found> {
  const works: KilledWork[] = [];
  for await (const work of provePolicyKills({ rules: 1_500, prompts: 3_000, kills: 3, seed: 1 })) {
    works.push(work);
    process.stdout.write(`${JSON.stringify(work)}\n`);
  }
  return { report: policyKillsReport(works, since), mistakes: works.flatMap(({ mistakes }) => mistakes) };
}

async function mcp(since: Date): Promise<Found> {
  const proof = await proveMcp();
  process.stdout.write(`${JSON.stringify({ clients: proof.clients, afterRestart: proof.afterRestart })}\n`);
  return { report: mcpReport(proof, since), mistakes: proof.mistakes };
}

async function notifications(since: Date): Promise<Found> {
  const proof = await proveNotifications({ agents: 6, kills: 8, alarmsEach: 15, seed: 1 });
  const { plan, mistakes, ...figures } = proof;
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  return { report: notificationsReport(proof, since), mistakes };
}

async function schedules(since: Date): Promise<Found> {
  const proof = await proveSchedules({ schedules: 1_000, workers: 2, kills: 10 });
  process.stdout.write(`${proof.started} runs in ${proof.seconds.toFixed(1)} s\n`);
  return { report: schedulesReport(proof, since), mistakes: proof.mistakes };
}

async function policyLists(since: Date): Promise<Found> {
  const lists: ListProof[] = [];
  for await (const list of provePolicyLists()) {
    lists.push(list);
    process.stdout.write(
      `${list.name}: p50 ${list.p50.toFixed(1)} ms, p95 ${list.p95.toFixed(1)} ms of ${list.total}\n`,
    );
  }
  return { report: policyListsReport(lists, since), mistakes: lists.flatMap(({ mistakes }) => mistakes) };
}

/** FILES is part of a name, for one who works on a file. */
async function foreignFiles(since: Date): Promise<Found> {
  const files: FileProof[] = [];
  for await (const file of proveForeignFiles(process.env["FILES"])) {
    files.push(file);
    process.stdout.write(`${JSON.stringify(file)}\n`);
  }
  return { report: foreignFilesReport(files, since), mistakes: files.flatMap(({ mistakes }) => mistakes) };
}

async function uploads(since: Date): Promise<Found> {
  const bodies: BodyProof[] = [];
  for await (const body of proveBodies()) {
    bodies.push(body);
    process.stdout.write(`${JSON.stringify(body)}\n`);
  }
  return { report: uploadsReport(bodies, since), mistakes: bodies.flatMap(({ mistakes }) => mistakes) };
}

const FAIRNESS_RUNS = 200;

async function fairness(since: Date): Promise<Found> {
  const beds = [...proveFairness(FAIRNESS_RUNS)];
  for (const { mistakes, ...figures } of beds) process.stdout.write(`${JSON.stringify(figures)}\n`);
  return { report: fairnessProofReport(beds, since), mistakes: beds.flatMap(({ mistakes }) => mistakes) };
}

async function patterns(since: Date): Promise<Found> {
  const proof = comparePatterns(20_000, 1);
  process.stdout.write(`${proof.cases} cases: ${proof.hits} hits, ${mistakeCount(proof.mistakes)}\n`);
  const hostile = proveHostile();
  for (const { name, wholeMs, slowestMs } of hostile)
    process.stdout.write(`${name}: ${wholeMs.toFixed(0)} ms for 1 MB, slowest slice ${slowestMs.toFixed(1)} ms\n`);
  const mistakes = [...proof.mistakes, ...hostile.flatMap((figures) => figures.mistakes)];
  return { report: patternsReport(proof, hostile, since), mistakes };
}

async function lanes(since: Date): Promise<Found> {
  const proof = await compareLanes(20_000, 1);
  process.stdout.write(`${proof.cases} cases: ${proof.changed} changed, ${mistakeCount(proof.mistakes)}\n`);
  return { report: lanesReport(proof, since), mistakes: proof.mistakes };
}

async function guardLoop(since: Date): Promise<Found> {
  const proof = await proveGuardLoop();
  return { report: guardLoopReport(proof, since), mistakes: mistakesIn(proof) };
}

/** Needs the npm registry. */
async function guardModels(since: Date): Promise<Found> {
  const proof = await proveGuardModels();
  process.stdout.write(`${proof.runtime}: ${mistakeCount(proof.mistakes)}\n`);
  return { report: guardModelsReport(proof, since), mistakes: proof.mistakes };
}

async function telemetryBackends(since: Date): Promise<Found> {
  const proof = await proveTelemetryBackends();
  for (const { what, planted, answered } of proof.compared)
    process.stdout.write(`${what}: ${planted} planted, ${answered} answered\n`);
  return { report: telemetryBackendsReport(proof, since), mistakes: proof.mistakes };
}

/** A third of the responses to a plan of about a thousand prompts. */
const UNASSESSED = 322;

async function review(since: Date): Promise<Found> {
  const proof = await proveReview(UNASSESSED);
  process.stdout.write(`${JSON.stringify(proof.figures)}\n`);
  return { report: reviewReport(proof, since), mistakes: proof.mistakes };
}

const ROUNDS = 20;
const UPDATES = 1_000;
const victims: readonly Victim[] = ["console", "PostgreSQL", "both"];

async function acknowledgedWrites(since: Date): Promise<Found> {
  const rounds: Round[] = [];
  for (const [seed, victim] of victims.entries()) {
    for await (const round of proveAcknowledgedWrites({ victim, rounds: ROUNDS, updates: UPDATES, seed })) {
      rounds.push(round);
      const { acknowledged, kept, mistakes } = round;
      process.stdout.write(
        `${victim}: ${acknowledged} acknowledged, ${kept} kept, ${mistakeCount(mistakes)}, back after ${round.backAfterMs} ms\n`,
      );
    }
  }
  return { report: acknowledgedWritesReport(rounds, since), mistakes: rounds.flatMap(({ mistakes }) => mistakes) };
}

const runs: readonly RunPlan[] = [
  { prompts: 2_000, concurrency: 16, kills: 20, hasSpare: false, answerMs: 20, seed: 1 },
  { prompts: 2_000, concurrency: 16, kills: 1, hasSpare: true, answerMs: 100, seed: 2 },
];

async function evaluationRuns(since: Date): Promise<Found> {
  const found = [];
  for (const plan of runs) {
    const proof = await proveEvaluationRun(plan);
    found.push(proof);
    const { results, requests, mistakes } = proof;
    process.stdout.write(`${plan.kills} kills: ${results} results, ${requests} requests, ${mistakeCount(mistakes)}\n`);
  }
  return { report: evaluationRunsReport(found, since), mistakes: found.flatMap(({ mistakes }) => mistakes) };
}

const jobs: readonly JobPlan[] = [
  { agent: "deterministic", rollouts: 1_400, concurrency: 16, kills: 12, seed: 1 },
  { agent: "noisy", rollouts: 1_400, concurrency: 16, kills: 8, seed: 2 },
];

async function evolutionJobs(since: Date): Promise<Found> {
  const found: JobProof[] = [];
  for await (const proof of proveEvolutionJobs(jobs)) {
    found.push(proof);
    const { plan, blows, observed, mistakes } = proof;
    process.stdout.write(`${plan.agent}, ${blows.length} kills: ${observed} rollouts, ${mistakeCount(mistakes)}\n`);
  }
  return { report: evolutionJobsReport(found, since), mistakes: found.flatMap(({ mistakes }) => mistakes) };
}

/** ONLY is the name of an agent, for one who works on it. */
async function evolutionForeign(since: Date): Promise<Found> {
  const proofs: ForeignProof[] = [];
  for await (const proof of proveForeignAgents(process.env["ONLY"])) {
    proofs.push(proof);
    process.stdout.write(`${proof.tried.name}: ${proof.end} (${proof.seconds} s)\n`);
    for (const mistake of proof.mistakes) process.stdout.write(`  ${mistake}\n`);
  }
  return { report: foreignAgentsReport(proofs, since), mistakes: proofs.flatMap(({ mistakes }) => mistakes) };
}

const pace: PacePlan = { rates: [30, 600, 6_000], seconds: 130, workers: 2, runs: 2, testEverySeconds: 5 };

async function pacing(since: Date): Promise<Found> {
  const proof = await provePacing(pace);
  for (const { rate, busiestMinute, used } of proof.rates) {
    const share = `${(used * 100).toFixed(1)} %`;
    process.stdout.write(`${rate} a minute: ${busiestMinute} in the busiest minute, ${share} used\n`);
  }
  return { report: pacingReport(proof, since), mistakes: proof.mistakes };
}

/** DURATION is in seconds. */
async function telemetryLoad(since: Date): Promise<Found> {
  const seconds = Number(process.env["DURATION"] ?? 300);
  const proof = await proveTelemetryLoad({ seconds, spansPerSecond: 2_000, requestsPerSecond: 200 });
  process.stdout.write(`${JSON.stringify(proof)}\n`);
  return { report: telemetryLoadReport(proof, since), mistakes: proof.mistakes };
}

/** QUERIES is how many of each language, beside as many that are compared. */
async function telemetryQueries(since: Date): Promise<Found> {
  const queries = Number(process.env["QUERIES"] ?? 3_000);
  const proof = await proveQueries({ rows: 200_000, queries, compared: queries });
  process.stdout.write(`${JSON.stringify(proof)}\n`);
  return { report: telemetryQueriesReport(proof, since), mistakes: proof.mistakes };
}

/**
 * `npm run prove`: the full endurance proofs, or those named. Each writes its result, good or bad. A violated guarantee
 * also fails the command.
 */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const folder = new URL("../../docs/proofs/", import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, { prove, needs = [] }] of Object.entries(proofs)) {
    if (named.length > 0 && !named.includes(name)) continue;
    process.stdout.write(`== ${name}\n`);
    const missing = missingTools(needs);
    if (missing.length > 0) {
      process.stdout.write(`Not run. ${missing.join(" ")}\n`);
      process.exitCode = 1;
      continue;
    }
    const { report, mistakes } = await prove(new Date());
    await writeFile(new URL(`${name}.md`, folder), report);
    for (const mistake of mistakes.slice(0, 20)) process.stdout.write(`  ${mistake}\n`);
    if (mistakes.length > 0) process.exitCode = 1;
  }
}

await main();
