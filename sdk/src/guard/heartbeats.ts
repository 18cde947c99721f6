import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import type { GuardCount } from "@agent-console/analysis/guards/run/counts.ts";
import type { BundleSource, ReadyGuards } from "./bundle-source.ts";
import type { Connection } from "./connection.ts";

/** Tells the console every 30 seconds what guards did here. */
export interface Heartbeats {
  add(counts: readonly GuardCount[]): void;
  send(): Promise<void>;
  stop(): void;
}

const EVERY_MS = 30_000;

export function startHeartbeats(connection: Connection, source: BundleSource, agent: string): Heartbeats {
  const instance = crypto.randomUUID();
  let counts = new Map<string, GuardCount>();
  let sequence = 0;
  const timer: unknown = setInterval(() => void send().catch(() => {}), EVERY_MS);
  // In Node, a guard does not keep a program running.
  if (typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function")
    timer.unref();

  function add(more: readonly GuardCount[]): void {
    for (const count of more) {
      const key = `${count.channel} ${count.guard}`;
      const before = counts.get(key);
      counts.set(key, before ? sum(before, count) : count);
    }
  }

  async function send(): Promise<void> {
    const ready = source.known();
    if (!ready) return;
    const sent = counts;
    counts = new Map();
    sequence += 1;
    const { config_id, version, digest } = ready.bundle;
    try {
      const answer = await connection.post<{ refresh: boolean }>("/v1/guard-heartbeats", {
        ...{ agent_id: agent, instance, sequence, config_id, version, digest },
        modes: modesOf(ready),
        counts: [...sent.values()],
      });
      if (answer.refresh) source.outdate();
    } catch (error) {
      // Counted with the next one, which has another number.
      add([...sent.values()]);
      throw error;
    }
  }

  return { add, send, stop: () => clearInterval(timer as ReturnType<typeof setInterval>) };
}

const modesOf = ({ prepared: { config } }: ReadyGuards): Record<string, string> =>
  Object.fromEntries(CHANNELS.flatMap((channel) => config.channels[channel].map(({ name, mode }) => [name, mode])));

const sum = (one: GuardCount, other: GuardCount): GuardCount => ({
  ...other,
  requests: one.requests + other.requests,
  hits: one.hits + other.hits,
  undecided: one.undecided + other.undecided,
  not_covered: one.not_covered + other.not_covered,
  unscanned: one.unscanned + other.unscanned,
  elapsed_us: one.elapsed_us + other.elapsed_us,
});
