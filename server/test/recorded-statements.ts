import pg from "pg";

const applicationOf = (client: pg.Client): string | undefined =>
  (client as unknown as { connectionParameters?: { application_name?: string } }).connectionParameters
    ?.application_name;

/**
 * Every text that the console sends to PostgreSQL from here on, until `end`. Texts differ by statement, never by value:
 * values are parameters.
 */
export function recordStatements(): { readonly texts: ReadonlySet<string>; end(): void } {
  const texts = new Set<string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string } | undefined];
    const text = typeof first === "string" ? first : first?.text;
    // Only the console's own connections: what tests look up behind its back is not the product's.
    if (text && applicationOf(this) === "agent-console") texts.add(text.replaceAll(/\s+/g, " ").trim());
    return Reflect.apply(query, this, given);
  } as typeof query;
  return {
    texts,
    end() {
      pg.Client.prototype.query = query;
    },
  };
}

/**
 * Found by a key alone, as "what it does: tables". On one PostgreSQL that is as good, because the policies compare the team of
 * every row. In a distributed one such a statement is sent to every node, or refused, until it names the team as well. This
 * list may only shrink.
 */
export const FOUND_BY_KEY_ALONE: readonly string[] = [
  "delete: audit_pending",
  "delete: recorded_traffic",
  "insert: campaign_log",
  "insert: finding_events, findings, finding_failures",
  "insert: finding_failures, evaluation_results, evaluation_plan, findings",
  "insert: finding_runs, findings, finding_failures",
  "select: evaluation_plan, evaluation_results",
  "select: external_guard_judgments, external_guards",
  "select: finding_failures, findings",
  "select: finding_failures, findings, finding_attacks",
  "select: gateway_keys, gateway_spending",
  "select: genomes, genome_versions",
  "select: guard_configs, guard_versions",
  "select: notification_deliveries, notification_endpoints",
  "select: policies, policy_files",
  "select: policy_rules, rule_versions",
  "select: policy_scopes, policies",
  "select: test_sets, test_set_versions",
  "update: guard_configs, guard_versions",
];

/** Tables that are on every node of a distributed database: people, and what is found before a team is known. */
const ON_EVERY_NODE = ["sessions", "api_keys", "memberships", "invitations", "device_codes"];

/** Statements that read or write more tables of teams than they compare teams. */
export function statementsAcrossTeams(texts: ReadonlySet<string>, teamTables: readonly string[]): string[] {
  const placed = new Set(teamTables.filter((table) => !ON_EVERY_NODE.includes(table)));
  const found = [...texts].flatMap((text) => {
    const tables = [...text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?(\w+)"?/g)]
      .map(([, table = ""]) => table)
      .filter((table) => placed.has(table));
    const teams = text.match(/\bteam_id\b/g)?.length ?? 0;
    return tables.length > teams ? [`${text.slice(0, text.indexOf(" "))}: ${[...new Set(tables)].join(", ")}`] : [];
  });
  return [...new Set(found)].sort();
}
