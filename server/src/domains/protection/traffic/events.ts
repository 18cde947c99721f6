import type { JudgedText } from "@agent-console/analysis/guards/run/counts.ts";
import type { GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import { newId } from "../../../kernel/ids.ts";
import type { KeptHit } from "../runtime/tally.ts";
import type { GuardEventRow } from "../tables/rows.ts";
import type { ExchangeRecord, FlowHit } from "./exchange-record.ts";

export type NewEvent = Omit<GuardEventRow, "team_id">;

/** What is known of a request, kept with its first event. */
export interface KnownOfRequest {
  readonly model: string | null;
  readonly is_stream: boolean;
  readonly key_id: string | null;
  readonly route_id: string | null;
  readonly unscanned: number;
  readonly judged: readonly JudgedChannel[];
  readonly own_ms: number;
  readonly first_byte_ms: number | null;
  readonly total_ms: number;
}

/** How much of a request was judged on a channel. */
export interface JudgedChannel {
  readonly channel: string;
  readonly texts: number;
  readonly characters: number;
}

/** A hostile request can't fill the table: guards and flow policies beyond these are counted only. */
const MOST_OF_REQUEST = 50;
/** Names that a client chose, such as a model's or a tool's, are cut. */
const LONGEST_NAME = 200;

/** The events of a request: one for a guard, channel and outcome, and one for each line of a flow policy that it hit. */
export function eventsOf(exchange: ExchangeRecord, kept: readonly KeptHit[]): NewEvent[] {
  const guards = exchange.guards ? guardEvents(exchange, kept) : [];
  const flow = exchange.flowHits.map((hit) => flowEvent(exchange, hit));
  return [...guards, ...flow]
    .slice(0, MOST_OF_REQUEST)
    .map((event, at) => (at === 0 ? { ...event, request: knownOf(exchange) } : event));
}

function guardEvents(exchange: ExchangeRecord, kept: readonly KeptHit[]): NewEvent[] {
  const found = new Map<string, NewEvent>();
  for (const { channel, decision } of exchange.judged) {
    for (const result of decision.results) {
      if (!isEvent(result)) continue;
      const key = `${channel} ${result.guard} ${result.outcome} ${result.enforced}`;
      const before = found.get(key);
      found.set(
        key,
        before
          ? { ...before, texts: before.texts + 1, elapsed_us: before.elapsed_us + result.elapsed_us }
          : guardEvent(exchange, { channel, result, kept }),
      );
    }
  }
  return [...found.values()];
}

/** A text outside a guard's card is counted and no event, unless the request was refused for it: else every one would be. */
const isEvent = ({ outcome, why, enforced }: GuardResult): boolean =>
  outcome === "hit" || (outcome === "undecided" && (enforced || why !== "not_covered"));

interface Found {
  readonly channel: JudgedText["channel"];
  readonly result: GuardResult;
  readonly kept: readonly KeptHit[];
}

function guardEvent(exchange: ExchangeRecord, { channel, result, kept }: Found): NewEvent {
  const [span] = result.spans;
  const hit = kept.find((one) => one.guard === result.guard && one.channel === channel);
  return {
    ...ofRequest(exchange),
    ...{ kind: "guard", channel, guard: result.guard, method: result.method, rule: cut(result.rule ?? "") },
    ...{ outcome: result.outcome === "hit" ? "hit" : "undecided", why: result.why ?? null, action: result.action },
    ...{ enforced: result.enforced, score: result.score, start_at: span?.start ?? null, end_at: span?.end ?? null },
    ...{ texts: 1, elapsed_us: result.elapsed_us, policy_id: null, tool: null },
    ...{ config_id: exchange.guards?.configId ?? null, version: exchange.guards?.version ?? 0 },
    hit_id: result.outcome === "hit" && result.mode === "shadow" ? (hit?.id ?? null) : null,
  };
}

const flowEvent = (exchange: ExchangeRecord, { policyId, version, line, tool, isEnforced }: FlowHit): NewEvent => ({
  ...ofRequest(exchange),
  ...{ kind: "flow", channel: "tool_call", guard: "", method: "", rule: `line ${line}`, outcome: "hit", why: null },
  ...{ action: "deny_call", enforced: isEnforced, score: null, start_at: null, end_at: null, texts: 1, elapsed_us: 0 },
  ...{ config_id: null, policy_id: policyId, version, tool: cut(tool), hit_id: null },
});

const ofRequest = (exchange: ExchangeRecord) => ({
  ...{ id: newId(exchange.startedAt), agent_id: exchange.agentId, request_id: cut(exchange.requestId) },
  ...{ trace_id: exchange.traceId, leg: exchange.leg, protocol: exchange.protocol },
  ...{ ending: exchange.ending, status: exchange.status, request: null, is_sample: false },
  created_at: Math.floor(exchange.startedAt / 1000),
});

function knownOf(exchange: ExchangeRecord): KnownOfRequest {
  const channels = new Map<string, JudgedChannel>();
  for (const { channel, text } of exchange.judged) {
    const { texts, characters } = channels.get(channel) ?? { texts: 0, characters: 0 };
    channels.set(channel, { channel, texts: texts + 1, characters: characters + text.length });
  }
  const { model, times } = exchange;
  return {
    ...{ model: model === null ? null : cut(model), is_stream: exchange.isStream, unscanned: exchange.unscanned },
    ...{ key_id: exchange.keyId, route_id: exchange.routeId, judged: [...channels.values()] },
    ...{ own_ms: round(times.ownMs), total_ms: round(times.totalMs) },
    first_byte_ms: times.firstByteMs === null ? null : round(times.firstByteMs),
  };
}

const cut = (text: string): string => text.slice(0, LONGEST_NAME);
const round = (ms: number): number => Math.round(ms * 10) / 10;
