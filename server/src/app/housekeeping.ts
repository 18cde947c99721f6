import { domains } from "./domains.ts";
import type { Services } from "./services.ts";

const EVERY_MS = 15 * 60_000;

/** What a worker does periodically: new signing keys before the old ones retire, and deleting expired data. */
export function startHousekeeping(services: Services): { stop(): Promise<void> } {
  const { clock, logger } = services;
  let under: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      const now = Math.floor(clock.milliseconds() / 1000);
      for (const domain of domains) await domain.housekeeping?.(services, now);
      await services.rateLimits.sweep();
      await services.reads.sweep();
    } catch (error) {
      logger.warn({ err: error }, "housekeeping did not finish and will be retried");
    }
  };
  const timer = setInterval(() => {
    under = round();
  }, EVERY_MS).unref();
  under = round();
  return {
    async stop() {
      clearInterval(timer);
      await under;
    },
  };
}
