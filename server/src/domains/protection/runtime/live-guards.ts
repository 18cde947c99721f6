import type { Logger } from "pino";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { type Database, type Held, isUnavailable } from "../../../platform/db/database.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { liveVersion } from "../configs/live-version.ts";
import { readBody } from "../configs/read-body.ts";
import { loadEngine } from "./engine.ts";
import { factsOf } from "./facts.ts";
import type { Runnable } from "./guard-runner.ts";

/** The guards that an agent lives by, ready to judge. */
export interface LiveGuards extends Runnable {
  readonly agentId: string;
  readonly configId: string;
  readonly version: number;
  readonly digest: string;
}

export interface LiveVersions {
  /**
   * The version that the agent lives by now, or null if there is none. Reads the database at most once a second, and at once
   * after a change. AGENT_NOT_FOUND for another team's agent.
   */
  get(inTeam: InTeam, teamId: string, agentId: string): Promise<LiveGuards | null>;
  close(): Promise<void>;
}

export type InTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

interface Needs {
  readonly db: Database;
  readonly agents: AgentsPort;
  readonly logger: Logger;
}

interface Entry {
  readonly guards: LiveGuards | null;
  /** On the monotonic clock, as every time here. */
  readonly checkedAt: number;
  isOutdated: boolean;
}

/** A process that hears nothing of a change sees it after this time. */
const RECHECK_MS = 1000;
/** Without a database, guards that are known go on for this long. */
const WITHOUT_DATABASE_MS = 600_000;
const LISTEN_AGAIN_MS = 5000;
const MOST_KNOWN = 1000;

export function createLiveVersions({ db, agents, logger }: Needs): LiveVersions {
  const known = new Map<string, Entry>();
  const reading = new Map<string, Promise<LiveGuards | null>>();
  let listener: Promise<Held | null> | null = null;
  let listenedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  /** Opened with the first agent that is judged for, so that an idle console has no connection for it. */
  function listen(): void {
    if (listener || isClosed || performance.now() - listenedAt < LISTEN_AGAIN_MS) return;
    listenedAt = performance.now();
    listener = db.listen("guard_versions", forget).catch((error: unknown) => {
      logger.warn({ err: error }, "changes of guards can't be heard; versions are read every second");
      return null;
    });
    void listener.then(async (held) => {
      await held?.lost;
      listener = null;
    });
  }

  function forget(message: string): void {
    const [team, agent] = message.split(":");
    const entry = known.get(`${team}:${agent}`);
    if (entry) entry.isOutdated = true;
  }

  async function read(inTeam: InTeam, agentId: string, before: LiveGuards | null): Promise<LiveGuards | null> {
    return inTeam(async (act) => {
      const agent = await agents.get(act, agentId);
      const stored = await liveVersion(agents, act, agentId);
      if (!stored) return null;
      const { config_id: configId, version, digest } = stored;
      const key = `${configId}:${version}:${agent.revision}`;
      if (before?.key === key) return before;
      try {
        const { config } = await readBody(stored.config_body, ["config_body"]);
        const [{ prepareConfig }, facts] = await Promise.all([loadEngine(), factsOf(agent)]);
        return { key, agentId, configId, version, digest, agent: facts, prepared: prepareConfig(config, facts) };
      } catch (error) {
        // A version of another console may name what this one lacks. What judged until now is better than nothing.
        logger.error({ err: error, agent_id: agentId, config_id: configId, version }, "a guard version can't be used");
        if (before) return before;
        throw fault("GUARD_VERSION_UNUSABLE", { cause: error });
      }
    });
  }

  async function refresh(inTeam: InTeam, key: string, agentId: string): Promise<LiveGuards | null> {
    const entry = known.get(key);
    const startedAt = performance.now();
    try {
      const guards = await read(inTeam, agentId, entry?.guards ?? null);
      known.delete(key);
      known.set(key, { guards, checkedAt: startedAt, isOutdated: false });
      for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest);
      return guards;
    } catch (error) {
      if (entry && isUnavailable(error) && startedAt - entry.checkedAt < WITHOUT_DATABASE_MS) return entry.guards;
      known.delete(key);
      throw error;
    }
  }

  return {
    async get(inTeam, teamId, agentId) {
      listen();
      const key = `${teamId}:${agentId}`;
      const entry = known.get(key);
      if (entry && !entry.isOutdated && performance.now() - entry.checkedAt < RECHECK_MS) return entry.guards;
      const started = reading.get(key) ?? refresh(inTeam, key, agentId).finally(() => reading.delete(key));
      reading.set(key, started);
      return started;
    },
    async close() {
      isClosed = true;
      await (await listener)?.release().catch(() => {});
    },
  };
}
