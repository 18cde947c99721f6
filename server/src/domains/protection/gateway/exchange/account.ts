import type { FlowEvent } from "@agent-console/analysis/guards/flow/events.ts";
import type { ProtocolId, Usage } from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { JudgedText } from "@agent-console/analysis/guards/run/counts.ts";
import { type Decision, type DecisionKind, strictest } from "@agent-console/analysis/guards/run/decision.ts";
import type { LiveGuards } from "../../runtime/live-guards.ts";
import type { ExchangeRecord, FlowHit } from "../../traffic/exchange-record.ts";
import type { Admitted, Reservation } from "../keys/admission.ts";
import type { Trace } from "./needs.ts";

export interface AccountStart {
  readonly requestId: string;
  readonly trace: Trace | null;
  readonly startedAt: number;
}

/** What happens during one request, kept until it is over. */
export class Account {
  readonly #start: AccountStart;
  readonly #began = performance.now();
  readonly judged: JudgedText[] = [];
  readonly flow: FlowEvent[] = [];
  flowHits: readonly FlowHit[] = [];
  /** What the upstream calls its answer or session: the next request may go on from it. */
  readonly answerNames = new Set<string>();
  guards: LiveGuards | null = null;
  protocol: ProtocolId | null = null;
  model: string | null = null;
  conversation: string | null = null;
  user: string | null = null;
  isStream = false;
  unscanned = 0;
  usage: Usage | null = null;
  ending: ExchangeRecord["ending"] = "answered";
  status = 0;
  reservation: Reservation | null = null;
  /** Whether the upstream may have seen the request, so that it has to be paid for. */
  isForwarded = false;
  firstByteMs: number | null = null;
  #waitedMs = 0;
  #upstreamMs = 0;
  #upstreamByteMs: number | null = null;
  #decision: DecisionKind = "allow";
  #would: DecisionKind = "allow";

  constructor(start: AccountStart) {
    this.#start = start;
  }

  get requestId(): string {
    return this.#start.requestId;
  }

  /** Waits for someone else: that time is not the gateway's own. */
  async waiting<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work;
    } finally {
      this.waitedSince(began);
    }
  }

  /** The same for a caller that measured the wait itself. */
  waitedSince(began: number): void {
    this.#waitedMs += performance.now() - began;
  }

  /** Waits for the head of the upstream's answer. */
  async waitingForHead<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work;
    } finally {
      this.#upstreamMs += performance.now() - began;
      this.waitedSince(began);
    }
  }

  /** Waits for bytes of the upstream's answer. */
  async waitingForUpstream<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work;
    } finally {
      this.upstreamSince(began);
    }
  }

  /** The same for a caller that measured the wait itself. */
  upstreamSince(began: number): void {
    const now = performance.now();
    this.#waitedMs += now - began;
    this.#upstreamMs += now - began;
    this.#upstreamByteMs ??= now - this.#began;
  }

  /** The upstream's body as it comes. */
  async *arriving(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let began = performance.now();
    for await (const chunk of body) {
      this.upstreamSince(began);
      yield chunk;
      began = performance.now();
    }
    this.upstreamSince(began);
  }

  firstByte(): void {
    this.firstByteMs ??= performance.now() - this.#began;
  }

  decided({ decision, would }: Pick<Decision, "decision" | "would">): void {
    this.#decision = strictest([this.#decision, decision]);
    this.#would = strictest([this.#would, would]);
  }

  /** Nothing was forwarded. */
  release(): void {
    this.reservation?.cancel();
    this.reservation = null;
  }

  /** Told once, when the request is over. */
  record(admitted: Admitted, protocol: ProtocolId): ExchangeRecord {
    const totalMs = performance.now() - this.#began;
    const costMicros = this.isForwarded ? (this.reservation?.settle(this.usage) ?? null) : null;
    if (!this.isForwarded) this.release();
    const { requestId, trace, startedAt } = this.#start;
    const { teamId, agentId, routeId, keyId, leg } = admitted;
    return {
      ...{ requestId, teamId, agentId, routeId, keyId, leg, protocol, startedAt, costMicros },
      traceId: trace?.traceId ?? null,
      span: trace ? { id: trace.spanId, parentId: trace.parentId } : null,
      ...{ conversation: this.conversation, user: this.user },
      ...{ model: this.model, guards: this.guards, isStream: this.isStream, status: this.status, ending: this.ending },
      ...{ judged: this.judged, flow: this.flow, flowHits: this.flowHits, unscanned: this.unscanned },
      usage: this.usage,
      whole: this.#whole(),
      times: {
        ownMs: Math.max(0, totalMs - this.#waitedMs),
        ...{ upstreamMs: this.#upstreamMs, firstByteMs: this.firstByteMs, heldMs: this.#heldMs, totalMs },
      },
    };
  }

  get #heldMs(): number | null {
    const [from, to] = [this.#upstreamByteMs, this.firstByteMs];
    return from === null || to === null ? null : Math.max(0, to - from);
  }

  #whole(): Decision {
    return {
      decision: this.#decision,
      would: strictest([this.#would, this.#decision]),
      results: this.judged.flatMap(({ decision }) => decision.results),
      not_covered: [...new Set(this.judged.flatMap(({ decision }) => decision.not_covered))],
      unscanned: this.unscanned,
    };
  }
}
