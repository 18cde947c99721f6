import pg from "pg";
import { afterAll, expect } from "vitest";
import { STATEMENTS_ACROSS_TEAMS } from "./statements-across-teams.ts";

const PLACED = "TEST_PLACED_TABLES";

/** Tables that are on every node of a distributed database: people, and what is found before a team is known. */
const ON_EVERY_NODE = ["sessions", "api_keys", "memberships", "invitations", "device_codes"];

/** Part of the setup of every test run (template.ts): the tables that are placed by team. */
export async function readPlacedTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'team_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
       and c.relname <> all($1)`,
    [ON_EVERY_NODE],
  );
  process.env[PLACED] = rows.map(({ name }) => name).join(" ");
}

/** Functions that run as the owner of the tables, without the policies that compare the team of every row. */
export async function functionsAcrossTeams(client: Pick<pg.Pool, "query">): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
       and prosrc not like '%current_team()%'
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

const applicationOf = (client: pg.Client): string | undefined =>
  (client as unknown as { connectionParameters?: { application_name?: string } }).connectionParameters
    ?.application_name;

/**
 * Fails the file that calls it if the console sends a statement to PostgreSQL in its tests that crosses teams and is not listed.
 * Texts differ by statement, never by value: values are parameters.
 */
export function holdStatementsToTheirTeam(): void {
  const placed = new Set(process.env[PLACED]?.split(" "));
  const seen = new Set<string>();
  const unlisted = new Map<string, string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string } | undefined];
    const text = typeof first === "string" ? first : first?.text;
    // Only the console's own connections: what tests look up behind its back is not the product's.
    if (text && !seen.has(text) && applicationOf(this) === "agent-console") {
      seen.add(text);
      const kind = kindAcrossTeams(text, placed);
      if (kind !== null && !(kind in STATEMENTS_ACROSS_TEAMS)) unlisted.set(kind, text);
    }
    return Reflect.apply(query, this, given);
  } as typeof query;
  afterAll(() => {
    pg.Client.prototype.query = query;
    expect(placed.size).toBeGreaterThan(100);
    expect(Object.fromEntries(unlisted), "name the team of each table, or list it with a reason").toEqual({});
  });
}

const NAMED = /\b(?:from|join|into|update|using)\s+(?:only\s+)?(\w+)/g;
const NEXT = /,\s*(\w+)(?=\s+(?:as\s+)?\w+\s*(?:,|where\b|order\b|group\b|limit\b|$))/g;
/** Where two tables have the same team, one of them is compared with another: it counts once. */
const SAME = /(?:\w+\.)?\bteam_id\s*=\s*(?:\w+\.)?team_id\b/g;
const COMPARED = [
  /\bteam_id\s*(?:=|in\b|is not distinct from\b)/g,
  /=\s*(?:any\()?(?:\w+\.)?team_id\b/g,
  /\((?:[^()]*,\s*)?(?:\w+\.)?team_id\b[^()]*\)\s*(?:=|in\b)/g,
  /\busing\s*\([^()]*\bteam_id\b/g,
  /\binsert into \w+(?: as \w+)?\s*\([^()]*\bteam_id\b/g,
];

/** As "what it does: tables", if a statement reads or writes more tables of teams than it compares teams. */
export function kindAcrossTeams(text: string, tables: ReadonlySet<string>): string | null {
  const plain = text.replaceAll('"', "").replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim().toLowerCase();
  const named = [NAMED, NEXT].flatMap((form) => [...plain.matchAll(form)].map(([, table = ""]) => table));
  const own = named.filter((table) => tables.has(table));
  const once = plain.replaceAll(SAME, "team_id = other");
  const compared = COMPARED.reduce((sum, form) => sum + (once.match(form)?.length ?? 0), 0);
  if (own.length <= compared) return null;
  const [verb = ""] = /[a-z]+/.exec(plain) ?? [];
  return `${verb}: ${[...new Set(own)].sort().join(", ")}`;
}
