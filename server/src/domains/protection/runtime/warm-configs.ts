import type { PackedConfig } from "./guard-thread.ts";
import type { Runnable } from "./runnable.ts";

/**
 * Configs whose patterns are compiled here. A thread compiles them, since that takes up to a second, and hands over the
 * tables. Few agents are busy at a time, and a table that hostile texts fill takes some megabytes.
 */
export interface WarmConfigs {
  /** Whether texts can be judged here without compiling anything. */
  has(runnable: Runnable): boolean;
  /** Rejects if the config can't be compiled in a thread. */
  warm(runnable: Runnable): Promise<void>;
}

const MOST_WARM = 32;

export function createWarmConfigs(pack: (runnable: Runnable) => Promise<PackedConfig>): WarmConfigs {
  const warm = new Map<string, Runnable>();
  /** The one used last, which is asked for again and again. */
  let latest: Runnable | null = null;
  const warming = new Map<string, Promise<void>>();

  async function prepare(runnable: Runnable): Promise<void> {
    for (const [channel, packed] of await pack(runnable)) runnable.prepared.channel(channel).use(packed);
    warm.set(runnable.key, runnable);
    latest = null;
    for (const [key, oldest] of warm) {
      if (warm.size <= MOST_WARM) break;
      warm.delete(key);
      for (const [channel] of Object.entries(oldest.prepared.config.channels))
        oldest.prepared.channel(channel as keyof typeof oldest.prepared.config.channels).use(null);
    }
  }

  return {
    has(runnable) {
      if (latest?.prepared === runnable.prepared && latest.key === runnable.key) return true;
      const known = warm.get(runnable.key);
      // Another object of the same config has compiled nothing.
      if (known?.prepared !== runnable.prepared) return false;
      warm.delete(runnable.key);
      warm.set(runnable.key, known);
      latest = known;
      return true;
    },
    async warm(runnable) {
      const known = warm.get(runnable.key);
      if (known?.prepared === runnable.prepared) return;
      const id = runnable.key;
      const started = warming.get(id) ?? prepare(runnable).finally(() => warming.delete(id));
      warming.set(id, started);
      await started;
    },
  };
}
