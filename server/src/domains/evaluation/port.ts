import type { Act } from "../../platform/act.ts";
import type { Subject } from "../../platform/db/database.ts";
import type { ModelParams } from "../agents/port.ts";
import type { Outcome, Question } from "./harness/harness.ts";
import type { LatestVerdict, RunNow } from "./results/store/latest-verdicts.ts";

export type { GenomeAt, GenomeVersions } from "./compare/genome-versions.ts";
export type { LatestVerdict, RunNow } from "./results/store/latest-verdicts.ts";

/** One thing that can be asked, as data: kept in a journal it can be asked again by another process. */
export interface PortPrompt {
  /** The same for the same text, whatever was planned around it. */
  readonly key: string;
  readonly harness: string;
  readonly scenario: string;
  readonly probe: string;
  readonly severity: string;
  /** Prompts of one family stand or fall together. */
  readonly family: string;
  /** Harmless, though it may not sound so: an agent that turns such away has become worse, not safer. */
  readonly isBenign: boolean;
  readonly question: Question;
}

/** A configuration to ask under, which the agent need not have. */
export interface Variant {
  readonly systemPrompt: string | null;
  readonly params: ModelParams;
}

export interface Answered {
  readonly outcome: Outcome;
  /** Something broke on the way. It says nothing about the variant. */
  readonly isError: boolean;
  readonly reason: string;
  readonly detector: string;
  readonly requests: number;
  readonly tokens: number;
  readonly latencyMs: number;
  /** What the agent said, turn by turn. */
  readonly replies: readonly string[];
}

/** Words for a model that is put to use, not to the test. */
export interface Words {
  readonly systemPrompt: string;
  readonly text: string;
  /** In place of the agent's own; null for that one. */
  readonly model: string | null;
  readonly maxTokens: number;
}

export type Said =
  | {
      readonly outcome: "answered";
      readonly text: string;
      /** Whether the model came to its end by itself. */
      readonly isWhole: boolean;
      readonly model: string | null;
      /** Null where the endpoint does not count. */
      readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | null;
    }
  | { readonly outcome: "failed"; readonly detail: string };

/** An agent, open for asking: by its own driver, at its own pace, judged by the same detectors as in a run. */
export interface AgentLine {
  /** What it has today. */
  readonly variant: Variant;
  readonly protocol: string;
  readonly rateLimit: number;
  /** Rejects when the signal fires; what was asked then counts as not asked. */
  ask(prompt: PortPrompt, variant: Variant, signal: AbortSignal): Promise<Answered>;
  /** One answer to these words, at the agent's own pace. Asked once: what fails is told, not tried again. */
  say(words: Words, signal: AbortSignal): Promise<Said>;
  /**
   * Whether it follows what a system message says; where it does not, no change of the prompt can be measured. Null when it
   * gave no answer at all.
   */
  followsSystemMessage(signal: AbortSignal): Promise<boolean | null>;
}

/** What the domains to the right may ask of evaluation. */
export interface EvaluationPort {
  /** Everything that a whole run with this seed would ask. */
  plan(seed: number): readonly PortPrompt[];
  /** Starts a run of all harnesses on the agent as it is configured then; answers its id. */
  begin(act: Act, agentId: string): Promise<string>;
  /** The team's runs that ask now. */
  underWay(act: Act): Promise<RunNow[]>;
  /** What the newest completed run of each agent found. */
  standings(act: Act): Promise<LatestVerdict[]>;
  /** Overall scores of the last eight completed runs of each of these agents, the oldest first. */
  lately(act: Act, agentIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /** AGENT_NOT_FOUND for another team's. */
  open(subject: Subject, agentId: string): Promise<AgentLine>;
}
