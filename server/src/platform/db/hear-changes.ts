import type { Logger } from "pino";
import type { Held } from "./connection/apart.ts";
import type { Database } from "./database.ts";

const LISTEN_AGAIN_MS = 5000;

/** Hears of changes that any process makes and tells on a channel. Whoever hears nothing reads again every second. */
export interface Changes {
  /** Opened with the first use, so that an idle console has no connection for it. */
  listen(): void;
  close(): Promise<void>;
}

export interface Hearing {
  readonly channel: string;
  readonly hear: (message: string) => void;
}

export function hearChanges(
  { db, logger }: { readonly db: Database; readonly logger: Logger },
  { channel, hear }: Hearing,
): Changes {
  let listener: Promise<Held | null> | null = null;
  let listenedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  return {
    listen() {
      if (listener || isClosed || performance.now() - listenedAt < LISTEN_AGAIN_MS) return;
      listenedAt = performance.now();
      listener = db.listen(channel, hear).catch((error: unknown) => {
        logger.warn({ err: error, channel }, "changes can't be heard; what may have changed is read every second");
        return null;
      });
      void listener.then(async (held) => {
        await held?.lost;
        listener = null;
      });
    },
    async close() {
      isClosed = true;
      await (await listener)?.release().catch(() => {});
    },
  };
}
