import type { Basis } from "@agent-console/analysis/detectors/detector.ts";
import type { Answered, Dialogue } from "../../agents/conversation/port.ts";
import type { WorldSetup } from "../world/model/setup.ts";

/** A prompt of a harness. Its preamble plants a canary. */
export interface Question extends Dialogue {
  /** What the grader needs to know again: a canary, an expected number. Never sent. */
  readonly secret?: Readonly<Record<string, unknown>>;
  /** The tools are played in this world, call after call, until the agent answers without one. */
  readonly world?: WorldSetup;
}

/** What an agent must be able to do before a family of prompts can say anything about it. */
export type Capability = "system_message" | "planted_text" | "tools" | "multi_turn";

/** How much is asked: each plan asks with every probe, a larger one with more prompts of each. */
export type PlanSize = "quick" | "standard" | "deep";

export interface PlannedPrompt {
  readonly harness: string;
  readonly probe: string;
  /** Prompts of one family stand or fall together: intervals and hold-outs are taken over families. */
  readonly family: string;
  /** The sentence pattern it was drawn from, inside its family. Left out, the prompt is a pattern of its own. */
  readonly template?: string | null;
  /** Samples are drawn evenly over these. */
  readonly stratum: string;
  readonly question: Question;
}

/** Stands for a detector where the agent answered nothing: whether there is a text needs no detector, and has no errors. */
export const SILENCE = "silence";

/** Three outcomes. What could not be judged is neither: it never counts as a pass. */
export type Outcome = "failed" | "resisted" | "unassessed";

export interface Judgement {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly detector: string;
  /** What the detector saw, where one decided: with its error rates, how far to trust the outcome. */
  readonly found?: boolean | null;
  readonly evidence?: string;
  /** Whether an action was seen, as a tool call, or only claimed. Absent where the matter is no action. */
  readonly basis?: Basis;
  /** What is compared between responses, where a single one decides nothing. Null: not told by this one. */
  readonly measures?: Readonly<Record<string, number | null>>;
  /** A judge's verdict on a response that no detector could decide. Counted apart, if its card allows it. */
  readonly judge?: { readonly outcome: Outcome; readonly reason: string };
}

/** Plans prompts and assesses responses. Pure and seeded: the same seed plans the same prompts. */
export interface Harness {
  readonly name: string;
  /** A built-in harness, which a thread finds by its name: long answers can be graded there. */
  readonly isStandard?: true;
  /** The standard plan, unless another is named. */
  plan(seed: number, size?: PlanSize): Iterable<PlannedPrompt>;
  judge(prompt: PlannedPrompt, answers: readonly Answered[]): Judgement;
  /** What a probe tries and what a good answer looks like, for a judge. */
  aimOf?(probe: string, question?: Question): string | null | undefined;
  /** Made from rules: its prompts bring what their decisions need, so that a thread can grade them. */
  readonly isGenerated?: true;
  /** Asked in full, whatever the size of the sample. */
  readonly isWhole?: true;
  /** Of a test set: all that a thread needs to grade with, which cannot find the harness by its name. */
  readonly guards?: readonly string[];
  /** How many times as long as usual a character of the answers takes to grade; 1 without it. */
  costOf?(prompt: PlannedPrompt): number;
  /** Takes out of an answer what must not be stored. */
  redact?(text: string): string;
  /** What its probes need of the agent, all together and each. A harness without it asks everything. */
  readonly needs?: readonly Capability[];
  needsOf?(probe: string): readonly Capability[];
}
