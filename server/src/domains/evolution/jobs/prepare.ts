/** Everything that a job works with, rebuilt by each worker that claims it: the same job always gives the same result. */
import { createHash } from "node:crypto";
import type { Act } from "../../../platform/act.ts";
import { type EvaluationPort, type PortPrompt, RULES_HARNESS, type Variant } from "../../evaluation/port.ts";
import { clausesOfRule } from "../clauses/from-rule.ts";
import { clausesFor } from "../clauses/in-language.ts";
import { libraryHash } from "../clauses/list.ts";
import { clausesOfTeam } from "../clauses/own-clauses.ts";
import { CONFIRM, type Unsettled } from "../engine/decision/confirm.ts";
import type { Margins } from "../engine/decision/groups.ts";
import { decisionReserve } from "../engine/decision/power.ts";
import { type Genome, genomeKey } from "../engine/model/genome.ts";
import type { Observation } from "../engine/model/model.ts";
import type { Rollout } from "../engine/model/rollout.ts";
import { isPolicyName, policyNamed } from "../engine/policies/list.ts";
import { type Gene, isSegment } from "../genomes/genes/gene.ts";
import { renderPrompt } from "../genomes/genes/render.ts";
import { hashesOf } from "../genomes/hash/hashes.ts";
import { getGenome } from "../genomes/store/genomes.ts";
import { getVersion } from "../genomes/store/versions.ts";
import { armsOf, modelArms } from "../plan/arms.ts";
import { variantOf } from "../plan/candidate.ts";
import type { JobPlan } from "../plan/job-state.ts";
import { type StoredKept, unsettledFrom } from "../plan/kept.ts";
import { type Example, exampleArm } from "../plan/own-tests/examples.ts";
import { formatRules } from "../plan/own-tests/format-rules.ts";
import { divisionOf, quotedIn } from "../plan/own-tests/objective.ts";
import { categoryOf, type PlannedProblem, planProblem, searchHalf } from "../plan/problem.ts";
import type { Proposed } from "../plan/proposed.ts";
import { roomFor } from "../plan/room.ts";
import { WATCH } from "../plan/watch.ts";
import type { JobNeeds } from "./dependencies.ts";
import { JobImpossible } from "./job-impossible.ts";
import { promptsOfObjective } from "./own-harness.ts";
import type { JobRow, JobSettings, Manifest, PilotAnswer } from "./store/job-row.ts";
import { getJob } from "./store/jobs.ts";
import type { PlannedRollout } from "./store/rollouts.ts";

export const ENGINE = "screen-compose-confirm/4";
/** For each gene that the search selected, this many train probes of each category decide whether it stays. */
const PRUNE_PROBES = 6;

export interface Prepared {
  readonly planned: PlannedProblem;
  readonly base: readonly Gene[];
  /** Cases of the harness that is to be improved on. */
  readonly own: readonly PortPrompt[];
  readonly genesOf: (genome: Genome) => readonly Gene[];
  readonly askedAs: (rollout: Rollout) => { readonly planned: PlannedRollout; readonly variant: Variant };
  readonly plan: (attempt: number) => JobPlan;
  readonly manifest: Omit<Manifest, "pilot" | "pilot_answers" | "unjudged_families" | "proposer" | "warm_start">;
}

/** An agent's prompts are drawn once and stay the same, so that repeated decisions on them can be counted. */
const questionSeed = (agentId: string): number => createHash("sha256").update(agentId).digest().readUInt32BE(0) >>> 1;

/** Generating the prompts takes longer than anything else here, and successive jobs need the same ones. */
const asked = new WeakMap<EvaluationPort, { readonly seed: number; readonly prompts: readonly PortPrompt[] }>();

export function questionsOf(evaluation: EvaluationPort, agentId: string): readonly PortPrompt[] {
  const seed = questionSeed(agentId);
  const known = asked.get(evaluation);
  if (known?.seed === seed) return known.prompts;
  const prompts = evaluation.plan(seed);
  asked.set(evaluation, { seed, prompts });
  return prompts;
}

export interface WantedProblem {
  readonly agentId: string;
  readonly genes: readonly Gene[];
  readonly settings: JobSettings;
  /** Of the harness that is to be improved on. */
  readonly own?: readonly PortPrompt[];
  readonly leftOut?: readonly string[];
  readonly proposed?: readonly Proposed[];
  readonly examples?: readonly Example[];
}

/** With those of the rules that the job is to keep, and of the attacks that it is to end. */
export function promptsOf(
  evaluation: EvaluationPort,
  { agentId, settings, own = [] }: Pick<WantedProblem, "agentId" | "settings" | "own">,
): readonly PortPrompt[] {
  const usual = questionsOf(evaluation, agentId);
  const { rules = [], attacks = [] } = settings;
  const ruled = rules.length === 0 ? [] : evaluation.planRules(rules, questionSeed(agentId));
  return ruled.length + attacks.length + own.length === 0 ? usual : [...usual, ...ruled, ...attacks, ...own];
}

export function problemFor({ evaluation }: Pick<JobNeeds, "evaluation">, wanted: WantedProblem): PlannedProblem | null {
  const { rules = [], attacks = [], objective } = wanted.settings;
  const systemPrompt = renderPrompt(wanted.genes.filter(isSegment));
  const { own = [], examples = [] } = wanted;
  const prompts = promptsOf(evaluation, wanted);
  const seen = own.length === 0 ? [] : searchHalf(wanted.agentId, own);
  const clauses = [
    ...clausesFor(systemPrompt),
    ...rules.flatMap(clausesOfRule),
    ...clausesOfTeam(wanted.settings.ownClauses ?? [], [...new Set(seen.map(categoryOf))]),
    ...formatRules(seen),
  ];
  return planProblem({
    agentId: wanted.agentId,
    prompts,
    arms: [
      ...armsOf(wanted.genes, clauses, wanted.proposed),
      ...modelArms(wanted.genes, wanted.settings.models ?? [], [...new Set(prompts.map(categoryOf))]),
      ...examples.map((example) => exampleArm(example, wanted.genes)),
    ],
    quoted: new Set([...quotedIn(own, systemPrompt), ...examples.map(({ key }) => key)]),
    room: roomFor(wanted.genes),
    // Whoever names a rule or a campaign wants it kept: it counts double.
    targets:
      rules.length + attacks.length === 0 ? wanted.settings.targets : [...wanted.settings.targets, RULES_HARNESS],
    objective: objective?.harness,
    mostProbes: wanted.settings.mostProbes,
    leftOut: new Set(wanted.leftOut ?? []),
  });
}

/** Null if the available probes allow no decision. */
export async function prepare(needs: Pick<JobNeeds, "evaluation">, act: Act, job: JobRow): Promise<Prepared | null> {
  const genome = await getGenome(act, job.genome_id);
  const base = (await getVersion(act, genome, job.base_version)).version.genes;
  const candidate =
    job.candidate_version === null ? null : (await getVersion(act, genome, job.candidate_version)).version.genes;
  const { agent_id: agentId } = job;
  const models = job.manifest ? job.manifest.models : job.settings.models;
  const settings: JobSettings = { ...job.settings, models: models ?? [] };
  const leftOut = job.manifest?.unjudged_families ?? [];
  const proposed = job.manifest?.proposer?.clauses ?? [];
  const examples = job.manifest?.examples ?? [];
  const { prompts: own } = await promptsOfObjective(needs, act, settings.objective);
  const found = problemFor(needs, { agentId, genes: base, settings, own, leftOut, proposed, examples });
  if (!found) return null;
  const planned = candidate ? wholeOf(found) : found;
  const kept = job.continues_id === null ? null : (await getJob(act, job.continues_id)).kept;
  const genesOf = remembered((on: Genome): readonly Gene[] =>
    candidate
      ? on.length > 0
        ? candidate
        : base
      : on.reduce((genes, at) => planned.arms[at]?.apply(genes) ?? genes, base as Gene[]),
  );
  const rendered = remembered((on: Genome) => {
    const genes = genesOf(on);
    return { configHash: hashesOf(genes).config_etag, variant: variantOf(genes) };
  });
  return {
    planned,
    base,
    own,
    genesOf,
    askedAs(rollout) {
      const { configHash, variant } = rendered(rollout.genome);
      const prompt = planned[rollout.set][rollout.probe];
      const probe = planned.problem[rollout.set][rollout.probe];
      const category = planned.problem.categories[probe?.category ?? -1]?.id ?? "";
      return { variant, planned: { ...rollout, configHash, promptKey: prompt?.key ?? "", category } };
    },
    plan: (attempt) => planOf(job, { planned, attempt, kept }),
    manifest: {
      engine: ENGINE,
      strategy: job.strategy,
      seed: job.seed,
      budget: job.budget,
      library_hash: libraryHash,
      problem_hash: planned.hash,
      holdout_hash: planned.holdoutHash,
      base_content_hash: hashesOf(base).content_hash,
      arms: planned.arms.length,
      train_probes: planned.train.length,
      holdout_probes: planned.holdout.length,
      limits: limitsOf(job),
      ...(models?.length && { models }),
      ...(settings.objective && {
        objective: divisionOf(planned, { harness: settings.objective.harness, prompts: own }),
      }),
    },
  };
}

const EARLIER_LIMITS: Margins = { margin: 0.1, benignMargin: 0.1 };

/** A job that has begun keeps the limits it began with: its journal follows from them. */
export function limitsOf({ manifest, settings }: Pick<JobRow, "manifest" | "settings">): Margins {
  const { margin, benignMargin } = CONFIRM;
  return manifest ? (manifest.limits ?? EARLIER_LIMITS) : (settings.limits ?? { margin, benignMargin });
}

interface Planning {
  readonly planned: PlannedProblem;
  readonly attempt: number;
  /** Of the job that this one continues. */
  readonly kept: StoredKept | null;
}

const LOST_QUESTIONS =
  "The console's probes changed after the final test began, so it can't be continued. Start a new run.";

function continuedIn(planned: PlannedProblem, kept: StoredKept): Unsettled {
  const found = unsettledFrom(planned, kept);
  if (!found) throw new JobImpossible("drift", LOST_QUESTIONS);
  return found;
}

function planOf(job: JobRow, { planned, attempt, kept }: Planning): JobPlan {
  const { problem } = planned;
  const confirm = { ...CONFIRM, ...limitsOf(job), attempt, leastGain: job.settings.leastGain };
  if (job.kind === "monitor") return { kind: "monitor", problem, seed: job.seed, rules: WATCH };
  if (job.kind === "recheck") {
    const options = { ...confirm, pairs: Math.floor(job.budget / 2) };
    const continues = kept && continuedIn(planned, kept);
    return { kind: "recheck", problem, seed: job.seed, confirm: options, ...(continues && { continues }) };
  }
  const { pairs: _, ...rest } = confirm;
  return {
    kind: "search",
    run: {
      problem,
      policy: policyOf(job),
      seed: job.seed,
      budget: job.budget - (job.manifest?.pilot ?? 0),
      earlier: pilotedIn(planned, job.manifest?.pilot_answers ?? []),
      reserve: decisionReserve(problem, job.budget),
      pruneProbes: PRUNE_PROBES,
      confirm: rest,
    },
  };
}

/** The pilot's answers, as what the search knows of the unchanged agent. */
function pilotedIn({ train }: PlannedProblem, answers: readonly PilotAnswer[]): Observation[] {
  const places = new Map(train.map(({ key }, at) => [key, at]));
  return answers.flatMap(({ prompt_key, outcome }) => {
    const probe = places.get(prompt_key);
    return probe === undefined ? [] : [{ genome: [], probe, outcome }];
  });
}

/** An agent that takes many parallel requests gets several compositions at a time. */
function policyOf({ strategy, settings, manifest }: JobRow) {
  if (strategy === "scc") {
    const width = Math.max(1, Math.ceil(settings.concurrency / 8));
    return policyNamed("screen_compose", { width }, manifest?.warm_start?.effects);
  }
  if (!isPolicyName(strategy)) throw new RangeError(`there is no policy ${strategy}`);
  return policyNamed(strategy);
}

/** One gene, the candidate as a whole: there is nothing to search, only to confirm. */
function wholeOf(planned: PlannedProblem): PlannedProblem {
  const tags = planned.problem.categories.map((_, at) => at);
  return { ...planned, arms: [], problem: { ...planned.problem, genes: [{ key: "candidate", tags, move: "add" }] } };
}

function remembered<T>(make: (genome: Genome) => T): (genome: Genome) => T {
  const known = new Map<string, T>();
  return (genome) => {
    const key = genomeKey(genome);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(genome);
    known.set(key, made);
    return made;
  };
}
