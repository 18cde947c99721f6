import type { Refined } from "../../../../platform/db/sql.ts";
import type { OwnHarness, OwnTraffic, PortPrompt, TestedRule } from "../../../evaluation/port.ts";
import type { OwnClause } from "../../clauses/own-clauses.ts";
import type { Decision } from "../../engine/decision/confirm.ts";
import type { Margins } from "../../engine/decision/groups.ts";
import type { LearntEffects } from "../../engine/model/model.ts";
import type { CurvePoint } from "../../plan/curve.ts";
import type { EffectRow } from "../../plan/effects.ts";
import type { StoredKept } from "../../plan/kept.ts";
import type { Example } from "../../plan/own-tests/examples.ts";
import type { Division } from "../../plan/own-tests/objective.ts";
import type { ProposerRecord } from "../../plan/proposed.ts";
import type { WatchReport } from "../../plan/watch.ts";
import type { EvolutionJobRow, EvolutionRolloutRow } from "../../tables/rows.ts";

export const strategies = ["scc", "random", "hill", "halving", "gepa_style"] as const;
export type Strategy = (typeof strategies)[number];

export interface JobSettings {
  readonly targets: readonly string[];
  readonly mostProbes: number | null;
  readonly concurrency: number;
  /** Minimum gain that the lower bound must reach. */
  readonly leastGain: number;
  readonly proposer?: ProposerSettings | null;
  /** Approved rules of policies to keep, as they were when the job was started. */
  readonly rules?: readonly TestedRule[];
  /** Attacks that a campaign proved and harmless twins, as they were when the job was started. */
  readonly attacks?: readonly PortPrompt[];
  /** The campaign that proved them. */
  readonly campaignId?: string;
  /** What is to be improved on: a harness of the team, whose version never changes, or requests that reviewers labeled. */
  readonly objective?: Objective;
  /** Rules that the team wrote for this run. */
  readonly ownClauses?: readonly OwnClause[];
  /** Models to try in place of the agent's own, registered by the team at the same address. */
  readonly models?: readonly string[];
  /** Start from what earlier searches of the team learned about the rule library. */
  readonly warmStart?: boolean;
  /** The losses allowed, where they are not the usual ones: a continued decision keeps those it began with. */
  readonly limits?: Margins;
}

export type Objective = OwnHarness | OwnTraffic;

export const isTraffic = (objective: Objective | null | undefined): objective is OwnTraffic =>
  objective != null && "traffic" in objective;

/** Only a test set has versions that people know. */
export const versionOf = (objective: Objective): { readonly version?: number } =>
  isTraffic(objective) || objective.generated ? {} : { version: objective.version };

/** Which agent of the team writes further rules, and how often it may be called. */
export interface ProposerSettings {
  readonly agentId: string;
  /** In place of the agent's own model. */
  readonly model: string | null;
  readonly calls: number;
}

/** Everything that a job depends on: the same manifest leads to the same result. */
export interface Manifest {
  readonly engine: string;
  readonly strategy: Strategy;
  readonly seed: number;
  readonly budget: number;
  readonly library_hash: string;
  readonly problem_hash: string;
  readonly holdout_hash: string;
  readonly base_content_hash: string;
  readonly arms: number;
  readonly train_probes: number;
  readonly holdout_probes: number;
  /** Rollouts of the budget that the pilot took. */
  readonly pilot: number;
  /** What it told about the prompts of the search half, which the search starts from. */
  readonly pilot_answers?: readonly PilotAnswer[];
  readonly unjudged_families: readonly string[];
  /** Examples from the search half of the team's own tests, to be tried. */
  readonly examples?: readonly Example[];
  /** Those of the models to try that answered. */
  readonly models?: readonly string[];
  /** Of a harness of the team: its cases in both halves. */
  readonly objective?: Division;
  /** Absent without a rule-writing agent. */
  readonly proposer?: ProposerRecord;
  readonly warm_start?: WarmStart;
  /** The losses allowed, as shares. Absent in manifests of releases that allowed a tenth in every group. */
  readonly limits?: Margins;
}

export interface PilotAnswer {
  readonly prompt_key: string;
  readonly outcome: 0 | 1;
}

/** What a search started from. */
export interface WarmStart {
  readonly agents: number;
  /** Logits, by arm and category. */
  readonly effects: LearntEffects;
}

/**
 * A job. Until `wake_at` (seconds) no worker takes it. Tokens of the rule-writing agent are reserved before a call; those of
 * a call lost with its worker stay counted.
 */
export type JobRow = Refined<
  Omit<EvolutionJobRow, "learnt">,
  {
    readonly strategy: Strategy;
    readonly settings: JobSettings;
    readonly manifest: Manifest | null;
    /** Warnings for readers of the job, in sentences. */
    readonly notes: readonly string[];
    readonly decision: Decision | null;
    readonly effects: readonly EffectRow[] | null;
    /** Of post-apply monitoring: what it had observed when it last went to sleep, or at its end. */
    readonly watch: WatchReport | null;
    readonly curve: readonly CurvePoint[] | null;
    readonly kept: StoredKept | null;
  }
>;

export type RolloutRow = Refined<
  Pick<
    EvolutionRolloutRow,
    | "replicate"
    | "config_hash"
    | "prompt_key"
    | "arms"
    | "side"
    | "category"
    | "state"
    | "outcome"
    | "is_error"
    | "tokens"
    | "reason"
    | "replies"
  >,
  { readonly replies: readonly string[] | null }
>;
