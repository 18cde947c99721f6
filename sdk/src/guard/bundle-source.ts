import type { GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { readConfig } from "@agent-console/analysis/guards/config/read-config.ts";
import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { assertCurrent, type GuardBundle, openBundle } from "@agent-console/analysis/guards/run/bundle.ts";
import { type PreparedConfig, prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import type { Connection } from "./connection.ts";

/** Guards that are verified and ready. */
export interface ReadyGuards {
  readonly bundle: GuardBundle;
  readonly prepared: PreparedConfig;
}

export interface BundleSource {
  /** Verified guards that have not expired. Throws otherwise. */
  current(): Promise<ReadyGuards>;
  /** The same without asking the console. */
  known(): ReadyGuards | null;
  /** Asks for a newer bundle before the next text is judged. */
  outdate(): void;
}

interface Rules {
  readonly agent: string;
  /** SPKI, base64. Without it, the console is asked for its key once. */
  readonly publicKey: string | undefined;
  /** Guards that only watch here, whatever the version says. */
  readonly downgrade: readonly string[];
}

const REFRESH_MS = 300_000;
const RETRY_MS = 5_000;

export function createBundleSource(connection: Connection, { agent, publicKey, downgrade }: Rules): BundleSource {
  let ready: ReadyGuards | null = null;
  let etag: string | null = null;
  let key = publicKey;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isOutdated = false;
  let asking: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    askedAt = performance.now();
    isOutdated = false;
    key ??= (await connection.get<{ public_key: string }>("/v1/guard-bundle-key")).body?.public_key;
    const answer = await connection.get<unknown>(`/v1/agents/${encodeURIComponent(agent)}/guard-bundle`, etag);
    if (answer.status === 304) return;
    const bundle = await openBundle(answer.body, { publicKey: key ?? "", agentId: agent, now: Date.now() / 1000 });
    const { config, problems } = readConfig(bundle.config_body);
    if (!config) throw new Error(`The guard config can't be read by this SDK: ${problems[0]?.message ?? ""}`);
    ready = { bundle, prepared: prepareConfig(downgraded(config, downgrade), bundle.facts) };
    etag = answer.etag;
  }

  return {
    async current() {
      const age = performance.now() - askedAt;
      if (!ready || age > REFRESH_MS || (isOutdated && age > RETRY_MS)) {
        asking ??= refresh().finally(() => {
          asking = null;
        });
        // A console that is away does not stop guards that are still valid.
        await asking.catch((error: unknown) => {
          if (!ready) throw error;
        });
      }
      if (!ready) throw new Error("There are no guards for this agent yet.");
      assertCurrent(ready.bundle, Date.now() / 1000);
      return ready;
    },
    known: () => ready,
    outdate() {
      isOutdated = true;
    },
  };
}

/** The config with some guards in shadow. The heartbeat tells the console about it. */
function downgraded(config: GuardConfig, names: readonly string[]): GuardConfig {
  if (names.length === 0) return config;
  const channels = { ...config.channels };
  for (const channel of CHANNELS) {
    channels[channel] = config.channels[channel].map((guard) =>
      names.includes(guard.name) ? { ...guard, mode: "shadow" } : guard,
    );
  }
  return { ...config, channels };
}
