import type { Logger } from "pino";
import { type Clock, seconds } from "../../../kernel/clock.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { FlowCountRow, FlowHitRow, FlowToolRow } from "../tables/rows.ts";

/** Counts what flow policies did. Requests do not wait for it: it is written together, once a second. */
export interface FlowTally {
  /** A request with calls that a policy judged. */
  judged(teamId: string, row: Pick<FlowCountRow, "agent_id" | "policy_id" | "definition">, isHit: boolean): void;
  /** A call that a policy in shadow would have denied. */
  hit(teamId: string, row: NewHit): void;
  /** Tools that an agent called. */
  seen(teamId: string, agentId: string, tools: readonly string[]): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export type NewHit = Pick<
  FlowHitRow,
  "agent_id" | "policy_id" | "version" | "definition" | "line" | "tool" | "request_id"
>;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface Team {
  readonly counts: Map<string, Omit<FlowCountRow, "team_id">>;
  readonly tools: Map<string, Omit<FlowToolRow, "team_id">>;
  readonly hits: (NewHit & Pick<FlowHitRow, "id" | "created_at">)[];
}

const EVERY_MS = 1000;
const MOST_HITS = 1000;
const MOST_TOOLS = 2000;
/** So many unlabeled hits of a policy are enough to label. */
const MOST_UNLABELED = 200;

export function createFlowTally({ db, clock, logger }: Needs): FlowTally {
  let teams = new Map<string, Team>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function of(teamId: string): Team {
    const team = teams.get(teamId) ?? { counts: new Map(), tools: new Map(), hits: [] };
    teams.set(teamId, team);
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
    return team;
  }

  function addCount({ counts }: Team, row: Omit<FlowCountRow, "team_id">): void {
    const key = `${row.agent_id} ${row.policy_id} ${row.definition}`;
    const before = counts.get(key);
    counts.set(key, { ...row, judged: row.judged + (before?.judged ?? 0), hits: row.hits + (before?.hits ?? 0) });
  }

  function addTool({ tools }: Team, row: Omit<FlowToolRow, "team_id">): void {
    const key = `${row.agent_id} ${row.tool}`;
    const before = tools.get(key);
    if (before || tools.size < MOST_TOOLS) tools.set(key, { ...row, calls: row.calls + (before?.calls ?? 0) });
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
        await db.transaction({ teamId, userId: "" }, (tx) => writeTeam(tx, teamId, team));
      } catch (error) {
        logger.warn({ err: error }, "what flow policies did could not be stored and will be tried again");
        const later = of(teamId);
        for (const row of team.counts.values()) addCount(later, row);
        for (const row of team.tools.values()) addTool(later, row);
        later.hits.unshift(...team.hits.slice(0, MOST_HITS - later.hits.length));
      }
    }
  }

  return {
    judged: (teamId, row, isHit) =>
      addCount(of(teamId), { ...row, judged: 1, hits: isHit ? 1 : 0, updated_at: seconds(clock) }),
    hit: (teamId, row) => {
      const { hits } = of(teamId);
      if (hits.length < MOST_HITS) hits.push({ ...row, id: newId(clock.milliseconds()), created_at: seconds(clock) });
    },
    seen: (teamId, agentId, tools) => {
      if (tools.length === 0) return;
      const team = of(teamId);
      for (const tool of tools) addTool(team, { agent_id: agentId, tool, calls: 1, last_at: seconds(clock) });
    },
    flush,
    close: flush,
  };
}

/** In one order, so that two processes do not wait for each other's rows forever. */
async function writeTeam(tx: Tx, teamId: string, { counts, tools, hits }: Team): Promise<void> {
  const counted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const used = [...tools].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  if (counted.length > 0) {
    await tx.run(sql`
      insert into flow_counts (team_id, agent_id, policy_id, definition, judged, hits, updated_at)
      select ${teamId}, c.*
      from unnest(${counted.map((row) => row.agent_id)}::uuid[], ${counted.map((row) => row.policy_id)}::uuid[],
        ${counted.map((row) => row.definition)}::text[], ${counted.map((row) => row.judged)}::bigint[],
        ${counted.map((row) => row.hits)}::bigint[], ${counted.map((row) => row.updated_at)}::bigint[]) as c
      on conflict (team_id, agent_id, policy_id, definition) do update
      set judged = flow_counts.judged + excluded.judged, hits = flow_counts.hits + excluded.hits,
        updated_at = excluded.updated_at`);
  }
  if (used.length > 0) {
    await tx.run(sql`
      insert into flow_tools (team_id, agent_id, tool, calls, last_at)
      select ${teamId}, t.*
      from unnest(${used.map((row) => row.agent_id)}::uuid[], ${used.map((row) => row.tool)}::text[],
        ${used.map((row) => row.calls)}::bigint[], ${used.map((row) => row.last_at)}::bigint[]) as t (agent_id, tool, calls, last_at)
      where (select count(*) from flow_tools f where f.team_id = ${teamId} and f.agent_id = t.agent_id) < 500
        or exists (
          select from flow_tools f where f.team_id = ${teamId} and f.agent_id = t.agent_id and f.tool = t.tool)
      on conflict (team_id, agent_id, tool) do update
      set calls = flow_tools.calls + excluded.calls, last_at = excluded.last_at`);
  }
  for (const hit of hits) {
    await tx.run(sql`
      insert into flow_hits (id, team_id, agent_id, policy_id, version, definition, line, tool, request_id, created_at)
      select ${hit.id}::uuid, ${teamId}, ${hit.agent_id}::uuid, ${hit.policy_id}::uuid, ${hit.version}::integer,
        ${hit.definition}, ${hit.line}::integer, ${hit.tool}, ${hit.request_id}::text, ${hit.created_at}::bigint
      where (
        select count(*) from flow_hits
        where team_id = ${teamId} and policy_id = ${hit.policy_id} and agent_id = ${hit.agent_id} and label is null)
        < ${MOST_UNLABELED}`);
  }
}
