import type { Clock } from "../../../../kernel/clock.ts";
import type { Origin, Principal } from "../../../../kernel/principal.ts";
import type { Database } from "../../../../platform/db/database.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import type { TelemetryDays } from "../store/days.ts";
import type { OnSpans } from "./received.ts";
import type { Encoding, Signal } from "./signals.ts";

export interface ReceiverNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly agents: Pick<AgentsPort, "naming">;
  readonly days: TelemetryDays;
  readonly onSpans: OnSpans;
}

export interface BodySent {
  readonly signal: Signal;
  readonly encoding: Encoding;
  /** Inflated. */
  readonly body: Buffer;
}

export interface OtlpRequest extends BodySent {
  readonly who: Principal;
  readonly origin: Origin;
}
