import type { Channel, ToolCall } from "@agent-console/analysis/guards/guard.ts";
import type { Act } from "../../../platform/act.ts";

/** Conversations with an agent that were recorded. Another domain has them; the application passes its functions in. */
export interface RecordedTranscripts {
  /** Runs of the agent, the newest first. */
  runs(act: Act, agentId: string, most: number): Promise<readonly RecordedRun[]>;
  /** A page of a run, in the order of its prompts. Empty behind the last one, and if the run is gone. */
  exchanges(act: Act, evaluationId: string, page: ExchangePage): Promise<readonly RecordedExchange[]>;
}

export interface RecordedRun {
  readonly evaluation_id: string;
  readonly exchanges: number;
}

export interface ExchangePage {
  readonly afterSeq: number;
  readonly limit: number;
}

/** A prompt of a run with all that was sent and returned. */
export interface RecordedExchange {
  readonly seq: number;
  /** What people, or else detectors, decided about the agent. `harmless`: the request was harmless, whatever it did. */
  readonly outcome: "failed" | "passed" | "unassessed" | "harmless";
  readonly parts: readonly RecordedPart[];
}

export interface RecordedPart {
  readonly channel: Channel;
  readonly text: string;
  readonly question?: string;
  readonly toolCall?: ToolCall;
}
