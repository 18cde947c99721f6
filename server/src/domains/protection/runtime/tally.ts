import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { countsOf, type GuardCount, type JudgedText } from "@agent-console/analysis/guards/run/counts.ts";
import type { Decision, GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import type { Logger } from "pino";
import { type Clock, seconds } from "../../../kernel/clock.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { GuardCountRow } from "../tables/rows.ts";
import { definitionOf } from "./definitions.ts";
import { loadEngine } from "./engine.ts";
import type { LiveGuards } from "./live-guards.ts";
import { addCounts, insertHit, type NewHit } from "./store.ts";

export const hitContext = (id: string): string => `guard_hits/${id}`;

/** Counts what guards did. Requests do not wait for it: it is written together, once a second. */
export interface Tally {
  /** A request that was judged by the version that the agent lives by. */
  judged(teamId: string, live: LiveGuards, request: JudgedRequest): Promise<void>;
  /** What an SDK counted in the agent's own process. */
  reported(teamId: string, live: CountedBy, counts: readonly GuardCount[]): Promise<void>;
  /** Writes what is still in memory. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface JudgedRequest {
  readonly texts: readonly JudgedText[];
  readonly whole: Decision;
}

/** Which version counted, with the guards as it has them. */
export type CountedBy = Pick<LiveGuards, "agentId" | "configId" | "version"> & {
  readonly prepared: Pick<LiveGuards["prepared"], "config">;
};

type CountRow = Omit<GuardCountRow, "team_id">;

interface Team {
  readonly counts: Map<string, CountRow>;
  readonly hits: NewHit[];
}

interface Needs {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
}

const EVERY_MS = 1000;
/** If the database is away, later texts are not kept; counts are. */
const MOST_HITS = 1000;
/** Characters of a text that are kept, around what was hit. */
const KEPT = 4000;

export function createTally({ db, keyring, clock, logger }: Needs): Tally {
  let teams = new Map<string, Team>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function of(teamId: string): Team {
    const team = teams.get(teamId) ?? { counts: new Map(), hits: [] };
    teams.set(teamId, team);
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
    return team;
  }

  function add({ counts }: Team, row: CountRow): void {
    const key = [row.agent_id, row.config_id, row.version, row.guard, row.channel, row.source].join(" ");
    const before = counts.get(key);
    counts.set(key, before ? sum(before, row) : row);
  }

  async function count(teamId: string, live: CountedBy, given: Given): Promise<void> {
    const definition = await definitions(live);
    for (const one of given.counts) {
      add(of(teamId), {
        ...{ agent_id: live.agentId, config_id: live.configId, version: live.version, source: given.source },
        ...{ ...one, definition: definition(one.guard, one.channel), updated_at: seconds(clock) },
      });
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = teams;
    teams = new Map();
    writing = writing.then(() => write(taken));
    await writing;
  }

  async function write(taken: Map<string, Team>): Promise<void> {
    for (const [teamId, team] of taken) {
      try {
        await db.transaction({ teamId, userId: "" }, async (tx) => {
          if (team.counts.size > 0) await addCounts(tx, teamId, [...team.counts.values()]);
          for (const hit of team.hits) await insertHit(tx, teamId, hit);
        });
      } catch (error) {
        logger.warn({ err: error }, "what guards did could not be stored and will be tried again");
        const later = of(teamId);
        for (const row of team.counts.values()) add(later, row);
        later.hits.push(...team.hits.slice(0, Math.max(0, MOST_HITS - later.hits.length)));
      }
    }
  }

  function keep(teamId: string, live: LiveGuards, hit: ShadowHit): void {
    const { hits } = of(teamId);
    if (hits.length < MOST_HITS) hits.push(hitRow({ keyring, clock }, live, hit));
  }

  return {
    async judged(teamId, live, { texts, whole }) {
      await count(teamId, live, { source: "console", counts: countsOf(texts, whole) });
      const definition = await definitions(live);
      for (const hit of shadowHits(texts))
        keep(teamId, live, { ...hit, definition: definition(hit.result.guard, hit.channel) });
    },
    reported: (teamId, live, counts) => count(teamId, live, { source: "sdk", counts }),
    flush,
    close: flush,
  };
}

/** The digest of each guard's definition, by its name and channel. */
async function definitions({ prepared: { config } }: CountedBy): Promise<(guard: string, channel: string) => string> {
  const { GUARD_METHODS } = await loadEngine();
  return (name, channel) => {
    const guard = CHANNELS.filter((one) => one === channel)
      .flatMap((one) => config.channels[one])
      .find((one) => one.name === name);
    return guard ? definitionOf(guard, GUARD_METHODS) : "";
  };
}

/** The text around what was hit, sealed. */
function hitRow({ keyring, clock }: Pick<Needs, "keyring" | "clock">, live: LiveGuards, hit: ShadowHit): NewHit {
  const id = newId(clock.milliseconds());
  const { guard, method, rule = "", score, spans } = hit.result;
  const [span] = spans;
  const from = Math.max(0, (span?.start ?? 0) - KEPT / 2);
  const text = hit.text.slice(from, from + KEPT);
  return {
    ...{ id, agent_id: live.agentId, config_id: live.configId, version: live.version },
    ...{ guard, channel: hit.channel, definition: hit.definition, method, rule, score: score ?? 1 },
    start_at: span ? span.start - from : null,
    end_at: span ? Math.min(span.end - from, text.length) : null,
    text_sealed: keyring.seal(text, hitContext(id)),
    created_at: seconds(clock),
  };
}

interface Given {
  readonly source: "console" | "sdk";
  readonly counts: readonly GuardCount[];
}

interface ShadowHit {
  readonly channel: string;
  readonly text: string;
  readonly result: GuardResult;
  readonly definition: string;
}

/** The first hit of each guard in shadow: a request is labeled once for each. */
function shadowHits(texts: readonly JudgedText[]): Omit<ShadowHit, "definition">[] {
  const first = new Map<string, Omit<ShadowHit, "definition">>();
  for (const { channel, text, decision } of texts) {
    for (const result of decision.results) {
      const key = `${channel} ${result.guard}`;
      if (result.mode === "shadow" && result.outcome === "hit" && !first.has(key))
        first.set(key, { channel, text, result });
    }
  }
  return [...first.values()];
}

const sum = (one: CountRow, other: CountRow): CountRow => ({
  ...other,
  requests: one.requests + other.requests,
  hits: one.hits + other.hits,
  undecided: one.undecided + other.undecided,
  not_covered: one.not_covered + other.not_covered,
  unscanned: one.unscanned + other.unscanned,
  elapsed_us: one.elapsed_us + other.elapsed_us,
});
