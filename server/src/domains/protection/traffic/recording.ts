import type { Logger } from "pino";
import type { Database } from "../../../platform/db/database.ts";
import { findRecording } from "../runtime/store.ts";

interface Known {
  readonly share: number;
  /** On the monotonic clock. */
  readonly readAt: number;
}

const READ_AGAIN_MS = 1000;
const MOST_KNOWN = 10_000;

/**
 * Whether a request is recorded. Never waits: what an agent's settings are is read beside the traffic, so a change counts about
 * a second later, and a request before the first reading is not recorded.
 */
export function createSampling({ db, logger }: { readonly db: Database; readonly logger: Logger }) {
  const known = new Map<string, Known>();
  const reading = new Set<string>();

  async function read(key: string, teamId: string, agentId: string): Promise<void> {
    try {
      const row = await db.inTeam({ teamId, userId: "" }, (tx) => findRecording(tx, teamId, agentId));
      known.delete(key);
      known.set(key, { share: row?.sample_share ?? 0, readAt: performance.now() });
      for (const oldest of known.keys()) {
        if (known.size <= MOST_KNOWN) break;
        known.delete(oldest);
      }
    } catch (error) {
      // The known settings stay in use, and nothing is recorded that no setting asks for.
      logger.debug({ err: error }, "the settings of recorded traffic could not be read");
    } finally {
      reading.delete(key);
    }
  }

  return ({ teamId, agentId }: { readonly teamId: string; readonly agentId: string }): boolean => {
    const key = `${teamId}:${agentId}`;
    const entry = known.get(key);
    if ((!entry || performance.now() - entry.readAt > READ_AGAIN_MS) && !reading.has(key)) {
      reading.add(key);
      void read(key, teamId, agentId);
    }
    return entry !== undefined && entry.share > 0 && Math.random() < entry.share;
  };
}
