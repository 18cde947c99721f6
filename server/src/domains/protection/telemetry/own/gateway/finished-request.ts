import type { GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import type { ExchangeRecord } from "../../../traffic/exchange-record.ts";

/** What telemetry keeps of a request until its rows are built: everything but its texts. */
export interface FinishedRequest
  extends Pick<
    ExchangeRecord,
    | "teamId"
    | "agentId"
    | "requestId"
    | "traceId"
    | "span"
    | "conversation"
    | "user"
    | "leg"
    | "protocol"
    | "model"
    | "isStream"
    | "status"
    | "ending"
    | "flowHits"
    | "unscanned"
    | "usage"
    | "costMicros"
    | "startedAt"
    | "times"
  > {
  readonly decision: ExchangeRecord["whole"]["decision"];
  readonly judged: readonly { readonly channel: string; readonly results: readonly GuardResult[] }[];
}

export function finishedRequest(exchange: ExchangeRecord): FinishedRequest {
  const { judged, whole } = exchange;
  return {
    teamId: exchange.teamId,
    agentId: exchange.agentId,
    requestId: exchange.requestId,
    traceId: exchange.traceId,
    span: exchange.span,
    conversation: exchange.conversation,
    user: exchange.user,
    leg: exchange.leg,
    protocol: exchange.protocol,
    model: exchange.model,
    isStream: exchange.isStream,
    status: exchange.status,
    ending: exchange.ending,
    flowHits: exchange.flowHits,
    unscanned: exchange.unscanned,
    usage: exchange.usage,
    costMicros: exchange.costMicros,
    startedAt: exchange.startedAt,
    times: exchange.times,
    decision: whole.decision,
    judged: judged.map(({ channel, decision }) => ({ channel, results: decision.results })),
  };
}

export type Direction = "input" | "output";

/** A tool server gets calls and answers with results; everyone else is sent results and answers with calls. */
export function directionOf(leg: FinishedRequest["leg"], channel: string): Direction {
  const isAnswer = leg === "tools" ? channel === "tool_result" : channel === "tool_call";
  return isAnswer || channel === "output" ? "output" : "input";
}
