import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import type { Decision } from "@agent-console/analysis/guards/run/decision.ts";
import type { TrafficKind } from "../traffic/replayed.ts";

export const MATERIALS = ["transcripts", "traffic", "packs"] as const;
export type Material = (typeof MATERIALS)[number];

/** What guards should do with a text. Null: unknown. */
export type Expectation = "hit" | "pass" | null;

/** Where something was recorded: a prompt of a run, traffic through the gateway, or a row of a pack. */
export type Source =
  | {
      readonly material: "transcripts";
      readonly kind: "failed" | "passed" | "unassessed" | "harmless";
      readonly evaluation_id: string;
      readonly seq: number;
    }
  | {
      readonly material: "traffic";
      readonly kind: TrafficKind;
      /** Of the recorded traffic. */
      readonly entry_id: string;
    }
  | {
      readonly material: "packs";
      readonly kind: string;
      readonly pack: string;
      readonly row_id: string;
      readonly label: 0 | 1;
      /** Its beginning, for people who look at an example. */
      readonly text: string;
    };

/** An exchange or a row of a pack, judged by the saved body and by what the agent lives by. */
export interface JudgedItem {
  readonly source: Source;
  readonly texts: readonly JudgedText[];
}

export interface JudgedText {
  readonly channel: Channel;
  readonly saved: Decision;
  /** Null if the agent lives by nothing. */
  readonly live: Decision | null;
}

/** What should happen to an item as a whole. A prompt that the agent withstood may still be an attack: nothing is expected. */
export function expectedOf(source: Source): Expectation {
  if (source.material === "packs") return source.label === 1 ? "hit" : "pass";
  if (source.kind === "failed" || source.kind === "attack_hit") return "hit";
  return source.kind === "harmless" || source.kind === "request" || source.kind === "fine_hit" ? "pass" : null;
}

/**
 * What a guard on this channel should do. What an agent said and called when it withstood a prompt is fine; the prompt
 * itself need not be.
 */
export function expectedOn(source: Source, channel: Channel): Expectation {
  const isByAgent = channel === "output" || channel === "tool_call";
  return source.material === "transcripts" && source.kind === "passed" && isByAgent ? "pass" : expectedOf(source);
}
