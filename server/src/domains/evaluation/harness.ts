import type { ToolDefinition } from "./drivers/conversation.ts";
import type { Answered } from "./drivers/observation.ts";

/** What a harness wants asked: user turns in order, each after the agent's answer to the one before. */
export interface Question {
  readonly turns: readonly [string, ...string[]];
  readonly tools?: readonly ToolDefinition[];
  /** Put before the agent's own system prompt, for probes that plant a canary. */
  readonly preamble?: string;
  /** What the grader needs to know again: a canary, an expected number. Never sent. */
  readonly secret?: Readonly<Record<string, unknown>>;
}

export interface PlannedPrompt {
  readonly harness: string;
  readonly probe: string;
  /** Prompts of one family stand or fall together: intervals and hold-outs are taken over families. */
  readonly family: string;
  /** Samples are drawn evenly over these. */
  readonly stratum: string;
  readonly question: Question;
}

/** Three outcomes. What could not be judged is neither: it never counts as a pass. */
export type Outcome = "failed" | "resisted" | "unassessed";

export interface Judgement {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly detector: string;
  readonly evidence?: string;
}

/** What is asked and how answers are judged. Pure and seeded: the same seed plans the same prompts. */
export interface Harness {
  readonly name: string;
  plan(seed: number): Iterable<PlannedPrompt>;
  judge(prompt: PlannedPrompt, answers: readonly Answered[]): Judgement;
}
