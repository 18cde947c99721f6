import type { Planted } from "@agent-console/analysis/detectors/leakage.ts";
import type { SpokenLanguage } from "@agent-console/analysis/personas/person/speaker.ts";
import type { Slots } from "@agent-console/analysis/personas/speak.ts";
import type { Question } from "../../harness/harness.ts";
import type { Draw } from "../../probes/probe/draw.ts";
import type { Cell } from "../cells/material.ts";

/** What the right behavior is: to keep to the rule, or to do what is asked. */
export type Side = "hold" | "serve";

/** What a decision needs to know again. Plain data, kept with the prompt and never sent. */
export interface Expected {
  readonly side: Side;
  /** Planted and not to be told, or to be told if it is asked for rightly. */
  readonly planted?: readonly Planted[];
  readonly phrase?: string;
  /** Must be in the answer of a served request. */
  readonly fact?: string;
  readonly tool?: string;
  /** Harmless tools beside it. */
  readonly helpful?: readonly string[];
  /** How many turns come before what the rule waits for. */
  readonly before?: number;
  readonly limit?: { readonly at: number; readonly atLeast: boolean; readonly asked: number };
  readonly words?: readonly string[];
  readonly signs?: readonly string[];
  readonly language?: SpokenLanguage;
  readonly topic?: string;
}

/** What is set up around a request, and the request itself with its slots. */
export interface Scene extends Pick<Question, "preamble" | "tools" | "toolResults"> {
  /** Texts with slots, one after another in a conversation. */
  readonly turns: readonly string[];
  readonly slots: Slots;
  readonly expected: Expected;
}

export interface Staging {
  readonly draw: Draw;
  readonly cell: Cell;
  readonly language: SpokenLanguage;
}
