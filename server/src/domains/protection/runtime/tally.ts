import { createHmac } from "node:crypto";
import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { countsOf, type GuardCount, type JudgedText } from "@agent-console/analysis/guards/run/counts.ts";
import type { Decision, GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import type { Logger } from "pino";
import { type Clock, seconds } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { GuardCountRow } from "../tables/rows.ts";
import { definitionOf } from "./definitions.ts";
import { type Engine, loadEngine, loadedEngine } from "./engine.ts";
import type { LiveGuards } from "./live-guards.ts";
import { addCounts, insertHit, type NewHit } from "./store.ts";

export const hitContext = (id: string): string => `guard_hits/${id}`;

/** Counts what guards did. Requests do not wait for it: it is written together, once a second. */
export interface Tally {
  /** A request that was judged by the version that the agent lives by. */
  judged(teamId: string, live: LiveGuards, request: JudgedRequest): readonly KeptHit[] | Promise<readonly KeptHit[]>;
  /** What an SDK counted in the agent's own process. */
  reported(teamId: string, live: CountedBy, counts: readonly GuardCount[]): Promise<void>;
  /** Writes what is still in memory. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface JudgedRequest {
  readonly texts: readonly JudgedText[];
  readonly whole: Decision;
  /** Where it was judged: by an operation of the API, unless it came through the gateway. */
  readonly source?: "console" | "gateway";
  readonly requestId?: string;
}

/** The text of a hit in shadow that is kept for people to label. */
export interface KeptHit {
  readonly id: string;
  readonly guard: string;
  readonly channel: string;
}

/** Which version counted, with the guards as it has them. */
export type CountedBy = Pick<LiveGuards, "agentId" | "configId" | "version"> & {
  readonly prepared: Pick<LiveGuards["prepared"], "config">;
};

type CountRow = Omit<GuardCountRow, "team_id">;
/** Requests are added to it, many a second. */
type Counted = { -readonly [Name in keyof CountRow]: CountRow[Name] };

interface Team {
  readonly counts: Map<string, Counted>;
  /** By id: the same text has the same one. */
  readonly hits: Map<string, NewHit>;
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
export const KEPT_CHARACTERS = 4000;

export function createTally({ db, keyring, clock, logger }: Needs): Tally {
  let teams = new Map<string, Team>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const idOf = hitIds(keyring);

  function of(teamId: string): Team {
    const team = teams.get(teamId) ?? { counts: new Map(), hits: new Map() };
    teams.set(teamId, team);
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
    return team;
  }

  function count(teamId: string, live: CountedBy, given: Omit<Given, "at">): void {
    addCountsOf(of(teamId), live, { ...given, at: seconds(clock) });
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
          for (const hit of team.hits.values()) await insertHit(tx, teamId, hit);
        });
      } catch (error) {
        logger.warn({ err: error }, "what guards did could not be stored and will be tried again");
        const later = of(teamId);
        for (const row of team.counts.values()) addAgain(later, row);
        for (const hit of team.hits.values()) addHit(later, hit);
      }
    }
  }

  function keep(teamId: string, live: LiveGuards, hit: ShadowHit): KeptHit[] {
    const row = hitRow({ keyring, clock, idOf }, live, hit);
    return addHit(of(teamId), row) ? [row] : [];
  }

  function judged(
    teamId: string,
    live: LiveGuards,
    { texts, whole, source = "console", requestId, definition }: JudgedRequest & Defined,
  ): readonly KeptHit[] {
    count(teamId, live, { source, counts: countsOf(texts, whole), definition });
    return shadowHits(texts).flatMap((hit) =>
      keep(teamId, live, {
        ...hit,
        requestId: requestId ?? null,
        definition: definition(hit.result.guard, hit.channel),
      }),
    );
  }

  return {
    judged(teamId, live, request) {
      const engine = loadedEngine();
      if (engine) return judged(teamId, live, { ...request, definition: definitions(live, engine) });
      return loadEngine().then((ready) => judged(teamId, live, { ...request, definition: definitions(live, ready) }));
    },
    async reported(teamId, live, counts) {
      count(teamId, live, { source: "sdk", counts, definition: definitions(live, await loadEngine()) });
    },
    flush,
    close: flush,
  };
}

function addCountsOf({ counts }: Team, live: CountedBy, { source, definition, at, counts: given }: Given): void {
  const about = { agent_id: live.agentId, config_id: live.configId, version: live.version, source };
  const version = versionKey(about);
  for (const one of given) {
    const key = `${version} ${one.channel} ${one.guard}`;
    const before = counts.get(key);
    if (before) sum(before, one, at);
    else counts.set(key, { ...about, ...one, definition: definition(one.guard, one.channel), updated_at: at });
  }
}

/** What could not be stored, before what has come since. */
function addAgain({ counts }: Team, row: Counted): void {
  const key = `${versionKey(row)} ${row.channel} ${row.guard}`;
  const since = counts.get(key);
  if (since) sum(since, row, since.updated_at);
  else counts.set(key, row);
}

/** Digests are computed once for a config: every request through the gateway asks for them. */
const knownDefinitions = new WeakMap<object, Map<string, string>>();

type DefinitionOf = (guard: string, channel: string) => string;

/** The digest of each guard's definition, by its name and channel. */
function definitions({ prepared: { config } }: CountedBy, { GUARD_METHODS }: Engine): DefinitionOf {
  const known = knownDefinitions.get(config) ?? new Map<string, string>();
  if (known.size === 0) {
    for (const channel of CHANNELS)
      for (const guard of config.channels[channel])
        known.set(`${channel} ${guard.name}`, definitionOf(guard, GUARD_METHODS));
    knownDefinitions.set(config, known);
  }
  return (name, channel) => known.get(`${channel} ${name}`) ?? "";
}

function addHit({ hits }: Team, row: NewHit): boolean {
  const before = hits.get(row.id);
  if (!before && hits.size >= MOST_HITS) return false;
  hits.set(row.id, before ? { ...before, seen: before.seen + row.seen } : row);
  return true;
}

/**
 * The same for the same text, agent, guard and channel: clients send the whole conversation with every turn, and nobody should
 * label a text twice. Made with a key, so that an id says nothing about the text.
 */
function hitIds(keyring: Keyring) {
  let key: string | undefined;
  return (parts: readonly string[]): string => {
    key ??= keyring.derive("guard hits");
    const bytes = createHmac("sha256", key).update(JSON.stringify(parts)).digest().subarray(0, 16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = bytes.toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  };
}

interface HitNeeds extends Pick<Needs, "keyring" | "clock"> {
  readonly idOf: ReturnType<typeof hitIds>;
}

/** The text around what was hit, sealed. */
function hitRow({ keyring, clock, idOf }: HitNeeds, live: LiveGuards, hit: ShadowHit): NewHit {
  const { guard, method, rule = "", score, spans } = hit.result;
  const [span] = spans;
  const from = Math.max(0, (span?.start ?? 0) - KEPT_CHARACTERS / 2);
  const text = hit.text.slice(from, from + KEPT_CHARACTERS);
  const id = idOf([live.agentId, live.configId, hit.definition, hit.channel, guard, text]);
  return {
    ...{ id, agent_id: live.agentId, config_id: live.configId, version: live.version },
    ...{ guard, channel: hit.channel, definition: hit.definition, method, rule, score: score ?? 1 },
    start_at: span ? span.start - from : null,
    end_at: span ? Math.min(span.end - from, text.length) : null,
    text_sealed: keyring.seal(text, hitContext(id)),
    created_at: seconds(clock),
    request_id: hit.requestId,
    seen: 1,
  };
}

interface Defined {
  readonly definition: DefinitionOf;
}

interface Given extends Defined {
  readonly source: GuardCountRow["source"];
  readonly counts: readonly GuardCount[];
  /** In seconds. */
  readonly at: number;
}

interface ShadowHit {
  readonly channel: string;
  readonly text: string;
  readonly result: GuardResult;
  readonly definition: string;
  readonly requestId: string | null;
}

type FoundHit = Pick<ShadowHit, "channel" | "text" | "result">;

/** The first hit of each guard in shadow: a request is labeled once for each. */
function shadowHits(texts: readonly JudgedText[]): FoundHit[] {
  const first = new Map<string, FoundHit>();
  for (const { channel, text, decision } of texts) {
    for (const result of decision.results) {
      const key = `${channel} ${result.guard}`;
      if (result.mode === "shadow" && result.outcome === "hit" && !first.has(key))
        first.set(key, { channel, text, result });
    }
  }
  return [...first.values()];
}

/** Of the same guard, channel and version. */
function sum(into: Counted, one: Omit<GuardCount, "channel">, at: number): void {
  into.requests += one.requests;
  into.hits += one.hits;
  into.undecided += one.undecided;
  into.not_covered += one.not_covered;
  into.unscanned += one.unscanned;
  into.elapsed_us += one.elapsed_us;
  into.updated_at = at;
}

const versionKey = (row: Pick<CountRow, "agent_id" | "config_id" | "version" | "source">): string =>
  `${row.agent_id} ${row.config_id} ${row.version} ${row.source}`;
