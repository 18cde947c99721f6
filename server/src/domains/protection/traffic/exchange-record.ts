import type { FlowEvent } from "@agent-console/analysis/guards/flow/events.ts";
import type { Leg, ProtocolId, Usage } from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { JudgedText } from "@agent-console/analysis/guards/run/counts.ts";
import type { Decision } from "@agent-console/analysis/guards/run/decision.ts";
import type { LiveGuards } from "../runtime/live-guards.ts";

/** The outcome of one request through the gateway, reported once when it is over. */
export interface ExchangeRecord {
  readonly requestId: string;
  readonly traceId: string | null;
  /** The request's own span in that trace, and the caller's. */
  readonly span: { readonly id: string; readonly parentId: string | null } | null;
  /** What the client calls the conversation and its user, if those are identifiers and no text. */
  readonly conversation: string | null;
  readonly user: string | null;
  readonly teamId: string;
  readonly agentId: string;
  readonly routeId: string;
  readonly keyId: string | null;
  readonly leg: Leg;
  readonly protocol: ProtocolId;
  readonly model: string | null;
  /** Null if the agent lives by no guards. */
  readonly guards: LiveGuards | null;
  readonly startedAt: number;
  readonly isStream: boolean;
  /** What the client got. */
  readonly status: number;
  readonly ending: "answered" | "blocked" | "refused" | "limited" | "aborted" | "upstream_failed";
  /** Every judged text with its decision, of the request and of the answer. */
  readonly judged: readonly JudgedText[];
  readonly whole: Decision;
  /** Calls and results of the request and the answer, for trying flow policies. */
  readonly flow: readonly FlowEvent[];
  /** Each denied or suspicious step of a flow policy. */
  readonly flowHits: readonly FlowHit[];
  readonly unscanned: number;
  readonly usage: Usage | null;
  /** In millionths of the currency; null if there is no price for the model. */
  readonly costMicros: number | null;
  readonly times: {
    /** What the gateway added: everything but waiting for the upstream and the client. */
    readonly ownMs: number;
    /** Waiting for the upstream. */
    readonly upstreamMs: number;
    readonly firstByteMs: number | null;
    /** From the upstream's first byte to the client's: what judging held back. Null if the upstream was not asked. */
    readonly heldMs: number | null;
    readonly totalMs: number;
  };
}

export interface FlowHit {
  readonly policyId: string;
  readonly version: number;
  /** The line of the policy. */
  readonly line: number;
  readonly tool: string;
  readonly isEnforced: boolean;
}

/** Takes what happened, without making the request wait. */
export interface TrafficSink {
  record(exchange: ExchangeRecord): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}
