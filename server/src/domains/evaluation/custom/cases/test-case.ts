import type { Schema } from "@agent-console/analysis/detectors/features/json-schema.ts";
import type { Message, ToolDefinition } from "../../../agents/conversation/port.ts";

/** What a response is to be like. Plain data: it is stored with the case, and with the plan of a run. */
export type Expectation =
  | {
      readonly kind: "contains" | "equals" | "starts_with";
      /** One of these is enough. */
      readonly texts: readonly string[];
      readonly not?: true;
      readonly ignoreCase?: true;
    }
  | { readonly kind: "regex"; readonly pattern: string; readonly not?: true }
  | { readonly kind: "json_schema"; readonly schema: Schema }
  | { readonly kind: "refuses" | "answers" }
  | { readonly kind: "calls_tool"; readonly tool: string; readonly not?: true }
  | {
      readonly kind: "similar";
      readonly text: string;
      readonly threshold: number;
      readonly not?: true;
      /** The threshold was set for meaning: other words are not a failure, but something for a judge. */
      readonly byMeaning?: true;
    }
  | { readonly kind: "rubric"; readonly text: string }
  /** An assertion of another tool that needs its code or a model of its own. Never passes. */
  | { readonly kind: "unsupported"; readonly type: string };

export interface TestCase {
  /** Unique in its set; the number of the case where the file names none. */
  readonly id: string;
  /** Put before the agent's own system prompt. */
  readonly system?: string;
  readonly before?: readonly Message[];
  readonly turns: readonly [string, ...string[]];
  readonly tools?: readonly ToolDefinition[];
  readonly expect: readonly Expectation[];
  /** Cases of one group ask about the same matter, in their author's view. */
  readonly group?: string;
}

/** Bounds on what people can upload. A file that exceeds one is refused as a whole. */
export const limits = {
  characters: 2_000_000,
  /** Of all cases together, with their variables filled in. */
  stored: 4_000_000,
  cases: 2_000,
  /** Of all sets that a run asks. */
  casesOfRun: 10_000,
  text: 50_000,
  turns: 20,
  expectations: 20,
  /** Texts of which one is enough. */
  alternatives: 200,
  guards: 100,
  shortestGuard: 6,
  longestGuard: 500,
  problems: 100,
} as const;
