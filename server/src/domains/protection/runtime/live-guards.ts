import type { Logger } from "pino";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import { createFresh } from "../../../platform/db/fresh.ts";
import { hearChanges } from "../../../platform/db/hear-changes.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { liveVersion } from "../configs/live-version.ts";
import { readBody } from "../configs/read-body.ts";
import { loadEngine } from "./engine.ts";
import { factsOf } from "./facts.ts";
import type { Runnable } from "./runnable.ts";

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
  get(inTeam: InTeam, teamId: string, agentId: string): LiveGuards | null | Promise<LiveGuards | null>;
  close(): Promise<void>;
}

export type InTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

interface Needs {
  readonly db: Database;
  readonly agents: AgentsPort;
  readonly logger: Logger;
  /** Without a database, guards that are known go on for this long. */
  readonly withoutDatabaseMs?: number;
}

/** Prepared configs are large. */
const MOST_KNOWN = 1000;
/** The first reading also loads the engine. */
const FIRST_ANSWER_MS = 20_000;

export function createLiveVersions({ db, agents, logger, withoutDatabaseMs }: Needs): LiveVersions {
  const versions = createFresh<LiveGuards, InTeam>({
    read: (key, inTeam, before) => read(inTeam, key.slice(key.indexOf(":") + 1), before),
    unavailable: (cause) => fault("DATABASE_UNAVAILABLE", { cause, retryAfter: 1 }),
    most: MOST_KNOWN,
    source: db,
    times: {
      firstAnswer: FIRST_ANSWER_MS,
      ...(withoutDatabaseMs === undefined ? {} : { withoutDatabase: withoutDatabaseMs }),
    },
  });
  const changes = hearChanges(
    { db, logger },
    {
      channel: "guard_versions",
      hear: (message) => versions.outdate(message.split(":", 2).join(":")),
    },
  );

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

  return {
    get(inTeam, teamId, agentId) {
      changes.listen();
      return versions.get(`${teamId}:${agentId}`, inTeam);
    },
    close: changes.close,
  };
}
