import type { Act } from "../../../../platform/act.ts";
import type { NewSpan } from "../store/new-rows.ts";

/** A span as it is stored, and what its sender calls its agent. */
export interface ReceivedSpan extends NewSpan {
  /** An ID, or else a name. `agentId` is null if it is no agent of the team. */
  readonly claimedAgent: string | null;
}

/**
 * Sees the spans of a request inside the transaction that stores them: what it writes is committed with them or not at all. If
 * it throws, nothing is stored and the sender tries again.
 */
export type OnSpans = (act: Act, spans: readonly ReceivedSpan[]) => Promise<void>;
