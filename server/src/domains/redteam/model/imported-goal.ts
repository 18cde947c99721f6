import type { DrawnGoal } from "./goal.ts";

/** Tools whose result files can be imported. */
export const importedTools = ["garak", "promptfoo", "pyrit"] as const;

export type ImportedTool = (typeof importedTools)[number];

/** What the other tool says about it. Never the console's own word. */
export const theirOutcomes = ["hit", "held", "error", "undetermined"] as const;

export type TheirOutcome = (typeof theirOutcomes)[number];

/** One test as another tool's file tells it. Hostile text, cut, never followed. Plain data. */
export interface ImportedGoal {
  /** Tells it from a drawn goal, which has no such member. */
  readonly imported: ImportedTool;
  /** The tool's name for what it tried: a probe, a plugin, an attack. */
  readonly probe: string;
  /** How it put it: a strategy or converters; null where the file says nothing. */
  readonly strategy: string | null;
  /** What the attack is after, in the tool's words; null where the file says nothing. */
  readonly objective: string | null;
  /** The conversation, oldest first. What was sent is from "user" or "system". */
  readonly messages: readonly ImportedMessage[];
  /** Whether texts or messages were left out. */
  readonly isCut: boolean;
  readonly theirs: TheirVerdict;
  /** The library's family that asks for the same, so that a retest can judge it by its oracle; null: kept as text. */
  readonly family: string | null;
}

export interface ImportedMessage {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly text: string;
}

export interface TheirVerdict {
  readonly outcome: TheirOutcome;
  /** The detector, grader or scorer. */
  readonly by: string | null;
  /** From 0 to 1 where the tool gives one; 1 is the worst. */
  readonly score: number | null;
  readonly reason: string | null;
  /** Answers to the same prompt that it took for a hit, out of those that it judged. */
  readonly hits: number;
  readonly of: number;
}

/** What `campaign_goals.goal` holds: drawn from the library, or told by another tool's file. */
export type CampaignGoal = DrawnGoal | ImportedGoal;

export const isImported = (goal: CampaignGoal): goal is ImportedGoal => "imported" in goal;
