import type { Refined } from "../../../../platform/db/sql.ts";
import type { GoalResult, ProvenAttack } from "../../course/next-send.ts";
import type { CampaignFigures } from "../../figures/figures.ts";
import type { ImportFigures } from "../../figures/import-figures.ts";
import type { RetestedTool } from "../../figures/retest-words.ts";
import type { AskedAgain } from "../../model/asked-again.ts";
import type { Engine, Phase } from "../../model/attempt.ts";
import type { AttackCategory, Severity, Way } from "../../model/categories.ts";
import type { Draft } from "../../model/draft.ts";
import type { DrawnGoal } from "../../model/goal.ts";
import type { ImportedGoal } from "../../model/imported-goal.ts";
import type { Seen } from "../../model/seen.ts";
import type { CampaignAttemptRow, CampaignGoalRow, CampaignRow as Row } from "../../tables/rows.ts";

/** Which attacks may be tried through which doors, how long, and at which price. */
export interface CampaignSettings {
  /** Goals for each category. */
  readonly goals: number;
  readonly strategies: readonly string[];
  /** What the team wants to be attacked beside the library: "rule:<id>", "text:<goal>". */
  readonly custom: readonly string[];
  readonly queriesPerGoal: number;
  readonly caps: {
    readonly requests: number | null;
    readonly tokens: number | null;
    readonly costMicros: number | null;
  };
  readonly prices: { readonly prompt: number; readonly completion: number } | null;
  readonly concurrency: number;
  readonly confirm: { readonly k: number; readonly n: number };
  readonly isMinimizing: boolean;
  readonly ways: readonly Way[];
  readonly attackerAgentId: string | null;
  readonly judgeAgentId: string | null;
  readonly mostModelCalls: number;
  /** Confirmed or seen goals after which no further wave begins; null: all goals are tried. */
  readonly stopAfter: number | null;
  /** In place of the agent's own model. */
  readonly model: string | null;
  /** Of a retest: whose attacks it asks again. */
  readonly retested?: RetestedTool;
}

export type CampaignRow = Refined<
  Row,
  {
    readonly categories: readonly AttackCategory[];
    readonly settings: CampaignSettings;
    readonly figures: CampaignFigures | ImportFigures | null;
  }
>;

/** A goal of a campaign that the console runs itself. */
export type GoalRow = Refined<
  CampaignGoalRow,
  {
    readonly category: AttackCategory;
    readonly severity: Severity;
    readonly goal: DrawnGoal;
    readonly result: GoalResult | null;
    readonly attack: ProvenAttack | null;
    readonly retest: AskedAgain | null;
  }
>;

/** A goal of any campaign: an imported one has what another tool's file tells, and no result of the console's own. In a retest: why it can't be asked. */
export type AnyGoalRow = GoalRow | ImportedGoalRow;

export type ImportedGoalRow = Omit<GoalRow, "goal"> & { readonly goal: ImportedGoal };

export type AttemptRow = Refined<
  CampaignAttemptRow,
  {
    readonly phase: Phase;
    readonly engine: Engine;
    readonly operators: readonly string[];
    readonly draft: Draft;
    readonly seen: Seen | null;
  }
>;
