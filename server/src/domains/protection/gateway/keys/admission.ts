import type { Leg, Usage } from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { Upstream } from "../routes/upstream.ts";

export type { Upstream } from "../routes/upstream.ts";

/** What a request shows at the door. */
export interface Knock {
  /** The part of the path that names the route. */
  readonly route: string;
  /** The gateway key as it was sent, or null. */
  readonly key: string | null;
  /** The Origin header, if a browser sent one. */
  readonly origin: string | null;
}

/** A request that may come in. Its limits are checked by `reserve`. */
export interface Admitted {
  readonly teamId: string;
  readonly agentId: string;
  readonly routeId: string;
  readonly keyId: string;
  readonly leg: Leg;
  readonly upstream: Upstream;
  /** Whether system messages of this client count as the operator's own. */
  readonly isTrusted: boolean;
  /** The console itself evaluates the agent: what it sends is no traffic. */
  readonly isEvaluation: boolean;
  /** Whether refusals may name the guard and rule. */
  readonly mayExplain: boolean;
  /** Takes a place and an estimate out of what the key may use, or refuses. Never more than the limits, whatever runs beside. */
  reserve(estimate: Estimate): Promise<Reservation>;
}

export interface Estimate {
  readonly model: string | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface Reservation {
  /** What it really was; null if the upstream did not say. Returns its cost, or null without a price. Told once. */
  settle(usage: Usage | null): number | null;
  /** Nothing was forwarded. */
  cancel(): void;
}

/**
 * Decides who comes in. Both functions throw a fault of the catalog: GATEWAY_KEY_INVALID (401), GATEWAY_KEY_FORBIDDEN (403),
 * GATEWAY_ROUTE_NOT_FOUND (404), MODEL_PRICE_MISSING (409, for keys with a money limit), GATEWAY_LIMITED (429, with retryAfter),
 * GATEWAY_UNAVAILABLE (503).
 */
export interface Admission {
  admit(knock: Knock): Promise<Admitted>;
  close(): Promise<void>;
}
