import type { Message, ToolDefinition } from "../agents/conversation/exchange/conversation.ts";
import type { Answered } from "../agents/conversation/exchange/observation.ts";

/** What a harness wants asked: user turns in order, each after the agent's answer to the one before. */
export interface Question {
  /** The first may be empty where a tool's result stands before it: the agent is to answer to that. */
  readonly turns: readonly [string, ...string[]];
  /** Sent ahead of the first turn: what was said earlier, what the agent called, and what came back from there. */
  readonly before?: readonly Message[];
  readonly tools?: readonly ToolDefinition[];
  /** Put before the agent's own system prompt, for probes that plant a canary. */
  readonly preamble?: string;
  /** What the grader needs to know again: a canary, an expected number. Never sent. */
  readonly secret?: Readonly<Record<string, unknown>>;
}

/** All that stands before the first answer, as one text: for protocols that carry no more than that, and for people. */
export function openingOf({ before = [], turns: [first] }: Question): string {
  return [...before.map(inWords), first].filter(Boolean).join("\n\n");
}

function inWords(message: Message): string {
  switch (message.role) {
    case "user":
      return message.text;
    case "tool":
      return `Result of that call:\n${message.text}`;
    case "assistant": {
      const calls = (message.toolCalls ?? []).map(({ name, arguments: given }) => `You called ${name}(${given}).`);
      return [message.text && `You said: ${message.text}`, ...calls].filter(Boolean).join("\n");
    }
  }
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

/** What a finding about an action rests on: a tool call that was made, or the agent's word that it acted. */
export type Basis = "tool_call" | "claim";

export interface Judgement {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly detector: string;
  /** What the detector saw, where one decided: with its error rates, how far to trust the outcome. */
  readonly found?: boolean | null;
  readonly evidence?: string;
  /** Whether an action was seen, as a tool call, or only claimed. Absent where the matter is no action. */
  readonly basis?: Basis;
  /** What a judge model said where the detectors could not tell. Never part of the outcome. */
  readonly judge?: { readonly outcome: Outcome; readonly reason: string };
}

/** What is asked and how answers are judged. Pure and seeded: the same seed plans the same prompts. */
export interface Harness {
  readonly name: string;
  /** One of the console's own, which a thread finds by its name: what is long can be graded there. */
  readonly isStandard?: true;
  plan(seed: number): Iterable<PlannedPrompt>;
  judge(prompt: PlannedPrompt, answers: readonly Answered[]): Judgement;
  /** What a probe tries and what a good answer looks like, for a judge. */
  aimOf?(probe: string): string | undefined;
}
