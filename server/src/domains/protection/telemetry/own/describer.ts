import type { Logger } from "pino";
import type { Clock } from "../../../../kernel/clock.ts";
import type { TelemetryWriter } from "../writer.ts";

export interface DescriberNeeds {
  readonly writer: TelemetryWriter;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Takes what happened and describes it to telemetry a moment later, so that whoever tells it does not wait. */
export interface Describer<T> {
  add(happened: T): void;
  /** Describes what was added. What the writer holds then is not stored yet. */
  describe(): void;
}

/** Figures of what happened together, which are told at once. */
interface Sums {
  tell(writer: Pick<TelemetryWriter, "count" | "observe">, atMs: number): void;
}

const EVERY_MS = 200;
/** So many are described at once: a few milliseconds of work. */
const AT_ONCE = 250;

export function createDescriber<T>(
  { writer, clock, logger }: DescriberNeeds,
  sums: Sums,
  describeOne: (happened: T) => void,
): Describer<T> {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;

  function describe(): void {
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = [];
    for (const happened of taken) {
      try {
        describeOne(happened);
      } catch (error) {
        logger.error({ err: error }, "something could not be described to telemetry");
      }
    }
    sums.tell(writer, clock.milliseconds());
  }

  return {
    add(happened) {
      waiting.push(happened);
      if (waiting.length >= AT_ONCE) describe();
      else timer ??= setTimeout(describe, EVERY_MS).unref();
    },
    describe,
  };
}
