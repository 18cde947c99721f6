import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { sql } from "../db/sql.ts";
import type { Head, HeadsFile } from "./heads.ts";
import { type SealNeeds, sealPending } from "./seal.ts";

export interface SealerNeeds extends SealNeeds {
  readonly heads: HeadsFile;
  readonly logger: Logger;
}

/** Adds new audit rows to the chains in the background, without slowing requests. */
export interface Sealer {
  start(): void;
  /** Seals the queue, then returns. */
  stop(): Promise<void>;
}

/** A row is sealed within a second: half of it is this pause, the other half is for the work. */
const PAUSE_MS = 500;
/** Workers that share a data directory take turns at its file. */
const HEADS_LOCK = 7_140_005;

export function createSealer(needs: SealerNeeds): Sealer {
  const { db, heads, logger } = needs;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  /** Each team's newest head that is not in the file yet, kept until it can be written. */
  const unwritten = new Map<string, Head>();
  let failing = false;

  async function sealAll(): Promise<void> {
    for (let more = true; more; ) {
      const pass = await sealPending(needs);
      for (const head of pass.heads) unwritten.set(head.team_id, head);
      await writeHeads();
      ({ more } = pass);
    }
  }

  async function writeHeads(): Promise<void> {
    if (unwritten.size === 0) return;
    await db.authenticating(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${HEADS_LOCK})`);
      await heads.append([...unwritten.values()]);
    });
    unwritten.clear();
  }

  /** A database or disk that is unavailable for an hour is logged once, not seven thousand times. */
  async function attempt(): Promise<void> {
    try {
      await sealAll();
      failing = false;
    } catch (error) {
      if (!failing) logger.error({ err: error }, "audit rows could not be sealed and stay in the queue");
      failing = true;
    }
  }

  async function run({ signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      await attempt();
      await pause(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
    await attempt();
  }

  return {
    start() {
      running ??= run(stopping);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
