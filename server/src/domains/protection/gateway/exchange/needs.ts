import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Clock } from "../../../../kernel/clock.ts";
import type { Catalog } from "../../../../kernel/errors.ts";
import type { Database } from "../../../../platform/db/database.ts";
import type { Outbound } from "../../../../platform/outbound/outbound.ts";
import type { Keyring } from "../../../../platform/secrets/keyring.ts";
import type { OpenFlow } from "../../flow/open-flow.ts";
import type { GuardRunner } from "../../runtime/guard-runner.ts";
import type { LiveVersions } from "../../runtime/live-guards.ts";
import type { RemoteGuards } from "../../runtime/remote-guards.ts";
import type { TrafficSink } from "../../traffic/exchange-record.ts";
import type { Admission } from "../keys/admission.ts";
import type { ToolPins } from "../mcp/tool-pins.ts";

export interface GatewayNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly logger: Logger;
  /** What refusals say. */
  readonly catalog: Catalog;
  readonly admission: Admission;
  readonly traffic: TrafficSink;
  readonly liveVersions: LiveVersions;
  readonly runner: GuardRunner;
  readonly remoteGuards: RemoteGuards;
  /** The client for upstreams. */
  readonly outbound: Outbound;
  /** Where clients reach the console. */
  readonly publicUrl: string;
  readonly openFlow?: OpenFlow | undefined;
  /** What tool servers offered before. */
  readonly toolPins?: ToolPins | undefined;
  readonly limits?: Partial<GatewayLimits>;
}

export interface GatewayLimits {
  readonly bodyBytes: number;
  readonly answerBytes: number;
  /** While events are held, a comment leaves after this much silence, so that no proxy gives the connection up. */
  readonly commentMs: number;
  /** A client that takes nothing for this long is given up. */
  readonly stuckMs: number;
}

export const gatewayLimits: GatewayLimits = {
  bodyBytes: 10_000_000,
  answerBytes: 10_000_000,
  commentMs: 10_000,
  stuckMs: 60_000,
};

/** The trace that a request belongs to, with its own span. What is forwarded names that span as its parent. */
export interface Trace {
  readonly traceId: string;
  readonly spanId: string;
  /** The caller's span. */
  readonly parentId: string | null;
}

/** One request as it came in. */
export interface Arrival {
  readonly requestId: string;
  readonly trace: Trace | null;
  /** The part of the path that names the route. */
  readonly route: string;
  /** What follows it, with a slash at its beginning. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
