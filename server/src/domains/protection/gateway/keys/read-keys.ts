import type { Database } from "../../../../platform/db/database.ts";
import { type GatewayKeyRow, keysWith } from "./store.ts";

const MOST_AT_ONCE = 500;

interface Waiting {
  readonly hash: string;
  readonly resolve: (row: GatewayKeyRow | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads keys by their hashes, all that were asked for meanwhile with one statement, and one statement at a time. */
export function createKeyReader(db: Database): (hash: string) => Promise<GatewayKeyRow | null> {
  const waiting: Waiting[] = [];
  let isReading = false;

  async function readAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE);
      try {
        const rows = await db.authenticating((tx) =>
          keysWith(
            tx,
            batch.map(({ hash }) => hash),
          ),
        );
        const byHash = new Map(rows.map((row) => [row.secret_hash, row]));
        for (const { hash, resolve } of batch) resolve(byHash.get(hash) ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isReading = false;
  }

  return (hash) =>
    new Promise((resolve, reject) => {
      waiting.push({ hash, resolve, reject });
      if (isReading) return;
      isReading = true;
      queueMicrotask(() => void readAll());
    });
}
