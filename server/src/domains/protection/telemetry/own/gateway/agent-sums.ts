import type { SeriesLabels } from "../../store/new-rows.ts";
import type { TelemetryWriter } from "../../writer.ts";
import { plainName } from "../plain-name.ts";
import { didAct } from "./acted.ts";
import { type Direction, directionOf, type FinishedRequest } from "./finished-request.ts";

type Told = Pick<TelemetryWriter, "count" | "observe">;
type Result = FinishedRequest["judged"][number]["results"][number];

interface LegSums {
  readonly overhead: number[];
  readonly firstByte: number[];
  readonly held: number[];
  readonly upstream: number[];
  readonly endings: Map<string, number>;
}

interface GuardSums {
  readonly guard: string;
  readonly channel: string;
  readonly seconds: number[];
  /** The requests that it was counted for last: each counts once, however many texts it has. */
  lastRequest: FinishedRequest | null;
  lastActed: FinishedRequest | null;
  requests: number;
  errors: number;
}

interface ModelSums {
  input: number;
  output: number;
  costMicros: number;
}

interface RareSum {
  readonly metric: string;
  readonly labels: SeriesLabels;
  by: number;
}

/** The figures of one agent. */
export class AgentSums {
  readonly #teamId: string;
  readonly #agentId: string;
  readonly #legs = new Map<string, LegSums>();
  readonly #models = new Map<string | null, ModelSums>();
  readonly #guards = new Map<string, GuardSums>();
  /** What few requests have: blocked, masked, hits of guards. */
  readonly #rare = new Map<string, RareSum>();

  constructor(teamId: string, agentId: string) {
    this.#teamId = teamId;
    this.#agentId = agentId;
  }

  add(request: FinishedRequest): void {
    const { leg, ending, times, usage, costMicros } = request;
    const ofLeg = this.#leg(leg);
    ofLeg.endings.set(ending, (ofLeg.endings.get(ending) ?? 0) + 1);
    ofLeg.overhead.push(times.ownMs / 1000);
    if (times.firstByteMs !== null) ofLeg.firstByte.push(times.firstByteMs / 1000);
    if (times.heldMs !== null) ofLeg.held.push(times.heldMs / 1000);
    if (times.upstreamMs > 0) ofLeg.upstream.push(times.upstreamMs / 1000);
    if (usage || costMicros) this.#addUsage(request);
    for (const { channel, results } of request.judged) {
      for (const result of results) this.#addGuard(request, channel, result);
    }
    if (ending !== "answered" || request.decision !== "allow") this.#addOutcome(request);
    if (request.unscanned > 0) this.#addRare("gateway_unscanned_parts_total", { leg }, request.unscanned);
    for (const { isEnforced } of request.flowHits) if (isEnforced) this.#addRare("flow_denied_total", { leg }, 1);
  }

  #leg(leg: string): LegSums {
    let sums = this.#legs.get(leg);
    if (!sums) {
      sums = { overhead: [], firstByte: [], held: [], upstream: [], endings: new Map() };
      this.#legs.set(leg, sums);
    }
    return sums;
  }

  #addUsage({ model, usage, costMicros }: FinishedRequest): void {
    let sums = this.#models.get(model);
    if (!sums) {
      sums = { input: 0, output: 0, costMicros: 0 };
      this.#models.set(model, sums);
    }
    sums.input += usage?.input ?? 0;
    sums.output += usage?.output ?? 0;
    sums.costMicros += costMicros ?? 0;
  }

  #addGuard(request: FinishedRequest, channel: string, result: Result): void {
    const key = channel + result.guard;
    let sums = this.#guards.get(key);
    if (!sums) {
      sums = { guard: result.guard, channel, seconds: [], lastRequest: null, lastActed: null, requests: 0, errors: 0 };
      this.#guards.set(key, sums);
    }
    sums.seconds.push(result.elapsed_us / 1_000_000);
    if (sums.lastRequest !== request) sums.requests += 1;
    sums.lastRequest = request;
    if (result.outcome === "pass" || sums.lastActed === request || !didAct(result)) return;
    sums.lastActed = request;
    this.#addActed(sums, result);
  }

  /** An undecided guard is an error of the guard, though nothing was thrown. */
  #addActed(sums: GuardSums, { outcome, mode, rule, guard }: Result): void {
    if (outcome === "undecided") {
      sums.errors += 1;
      return;
    }
    const metric = mode === "shadow" ? "guard_shadow_total" : "guard_flagged_total";
    const { channel } = sums;
    this.#addRare(metric, rule ? { guard, channel, rule: rule.slice(0, 100) } : { guard, channel }, 1);
  }

  /** A request ends in one way, but several things can have happened to it: an answer can be masked and then cut off. */
  #addOutcome(request: FinishedRequest): void {
    const { leg, ending, decision } = request;
    if (ending === "blocked") this.#addRare("gateway_blocked_total", { leg, ...stoppedBy(request) }, 1);
    if (ending === "upstream_failed") this.#addRare("gateway_upstream_errors_total", { leg }, 1);
    if (ending === "limited" || (ending === "refused" && decision !== "refuse")) {
      this.#addRare("gateway_refused_total", { leg, outcome: ending }, 1);
    }
    if (decision === "refuse") this.#addRare("gateway_undecided_total", { leg }, 1);
    if (decision === "mask" || decision === "rewrite") this.#addRare("gateway_masked_total", { leg }, 1);
    if (decision === "flag") this.#addRare("gateway_flagged_total", { leg }, 1);
  }

  #addRare(metric: string, labels: SeriesLabels, by: number): void {
    const key = metric + JSON.stringify(labels);
    const sum = this.#rare.get(key);
    if (sum) sum.by += by;
    else this.#rare.set(key, { metric, labels, by });
  }

  tell(writer: Told, atMs: number): void {
    const count = (metric: string, labels: SeriesLabels, by: number): void => {
      if (by > 0) writer.count(this.#teamId, { metric, atMs, agentId: this.#agentId, labels }, by);
    };
    const observe = (metric: string, labels: SeriesLabels, seconds: readonly number[]): void => {
      if (seconds.length > 0) writer.observe(this.#teamId, { metric, atMs, agentId: this.#agentId, labels }, seconds);
    };
    for (const [leg, { endings, overhead, firstByte, held, upstream }] of this.#legs) {
      for (const [outcome, by] of endings) count("gateway_requests_total", { leg, outcome }, by);
      observe("gateway_overhead_seconds", { leg }, overhead);
      observe("gateway_first_byte_seconds", { leg }, firstByte);
      observe("gateway_held_seconds", { leg }, held);
      observe("upstream_seconds", { leg }, upstream);
    }
    for (const [given, { input, output, costMicros }] of this.#models) {
      const model = plainName(given) ?? "other";
      count("gateway_tokens_total", { direction: "input", model }, input);
      count("gateway_tokens_total", { direction: "output", model }, output);
      count("gateway_cost_micros_total", { model }, costMicros);
    }
    for (const { guard, channel, seconds, requests, errors } of this.#guards.values()) {
      count("guard_requests_total", { guard, channel }, requests);
      count("guard_error_total", { guard, channel }, errors);
      observe("guard_seconds", { guard, channel }, seconds);
    }
    for (const { metric, labels, by } of this.#rare.values()) count(metric, labels, by);
  }
}

/** The guard that stopped the request, and on which way. Without one, a flow policy or a changed tool did. */
function stoppedBy({ judged, leg }: FinishedRequest): { direction: Direction; guard?: string } {
  for (const { channel, results } of judged) {
    for (const { enforced, outcome, action, guard } of results) {
      if (enforced && outcome === "hit" && (action === "block" || action === "deny_call")) {
        return { direction: directionOf(leg, channel), guard };
      }
    }
  }
  return { direction: "input" };
}
