import pg from "pg";
import { type BenchConsole, openConsole } from "../../console.ts";

export interface ListProof {
  readonly name: string;
  readonly path: string;
  readonly total: number;
  /** There are more, and the console said so. */
  readonly isCapped: boolean;
  readonly p50: number;
  readonly p95: number;
  readonly mistakes: readonly string[];
}

const POLICIES = 1_000;
const RULES_EACH = 50;
const ROUNDS = 40;
const MOST_P95 = 60;

interface Asked {
  readonly path: string;
  /** How many there are in all. A list that is fast because it is empty proves nothing. */
  readonly total: number;
  /** Searches stop counting there. */
  readonly isCapped?: boolean;
}

const MOST_COUNTED = 5_000;
const RULES = POLICIES * RULES_EACH;
const perStatus = (status: 0 | 1 | 2): number =>
  POLICIES * Array.from({ length: RULES_EACH }, (_, at) => at + 1).filter((n) => n % 3 === status).length;

const lists = (policyId: string): Readonly<Record<string, Asked>> => ({
  "no list, for comparison": { path: "/v1/users/me", total: 0 },
  "first policies": { path: "/v1/policies/?limit=100", total: POLICIES },
  "policies by name": { path: "/v1/policies/?limit=100&sort=name", total: POLICIES },
  "policies far behind": { path: "/v1/policies/?limit=100&offset=900", total: POLICIES },
  "policies by category and status": {
    path: "/v1/policies/?limit=100&category=ethics&status=active",
    total: POLICIES / 4,
  },
  "search in policies": { path: "/v1/policies/?limit=100&search=policy%2077", total: 11 },
  "search in policies without a result": { path: "/v1/policies/?search=nothing%20like%20it", total: 0 },
  "rules of one policy": { path: `/v1/policies/${policyId}/rules?limit=100`, total: RULES_EACH },
  "first rules": { path: "/v1/rules/?limit=100", total: RULES },
  "rules far behind": { path: "/v1/rules/?limit=100&offset=40000", total: RULES },
  "rules by status": { path: "/v1/rules/?limit=100&status=approved", total: perStatus(1) },
  "rules by category": { path: "/v1/rules/?limit=100&category=ethics", total: RULES / 4 },
  "search in rules": { path: "/v1/rules/?limit=100&search=refund%2042", total: POLICIES },
  "search in rules that hits each": {
    path: "/v1/rules/?limit=100&search=Refund",
    total: MOST_COUNTED,
    isCapped: true,
  },
  "search in rules that hits each, far behind": {
    path: "/v1/rules/?limit=100&search=Refund&offset=4900",
    total: MOST_COUNTED,
    isCapped: true,
  },
  // 5 and 50.
  "search in rules that hits 2,000": { path: "/v1/rules/?limit=100&search=refund%205", total: POLICIES * 2 },
  "search in rules without a result": { path: "/v1/rules/?limit=100&search=nothing%20like%20it", total: 0 },
});

/** Lists and searches of a team with 1,000 policies and 50,000 rules. */
export async function* provePolicyLists(): AsyncGenerator<ListProof> {
  await using bench = await openConsole();
  const policyId = await fill(bench);
  for (const [name, asked] of Object.entries(lists(policyId))) yield await proveList(bench, name, asked);
}

async function proveList(
  bench: BenchConsole,
  name: string,
  { path, total, isCapped = false }: Asked,
): Promise<ListProof> {
  const took: number[] = [];
  let counted = 0;
  let capped = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const body = await bench.call("GET", path);
    took.push(performance.now() - started);
    if ("error" in body) throw new Error(`${path}: ${JSON.stringify(body)}`);
    // Lists of rules say count where lists of policies say total.
    counted = Number(body["total"] ?? body["count"] ?? 0);
    capped = body["count_capped"] === true;
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const [p50, p95] = [at(0.5), at(0.95)];
  const mistakes = [
    ...(p95 <= MOST_P95 ? [] : [`${name}: p95 ${p95.toFixed(0)} ms`]),
    ...(capped === isCapped ? [] : [`${name}: the count is said to be ${capped ? "capped" : "exact"}`]),
    ...(counted === total ? [] : [`${name}: ${counted} in all, not ${total}`]),
  ];
  return { name, path, total: counted, isCapped: capped, p50, p95, mistakes };
}

/** The id of one policy. */
async function fill(bench: BenchConsole): Promise<string> {
  const first = await bench.call("POST", "/v1/policies/", { name: "Refunds", category: "operational" });
  const client = new pg.Client(bench.owner);
  client.on("error", () => {});
  await client.connect();
  const given = [first["team_id"], first["created_by"]];
  await client.query(
    `insert into policies (id, team_id, name, description, category, status, source_text, tags, created_by, created_at, updated_at)
     select gen_random_uuid(), $1, 'policy ' || n, 'What agents do in case ' || n,
       (array['privacy', 'ethics', 'security', 'brand'])[1 + n % 4], (array['draft', 'active'])[1 + n % 2],
       repeat('The agent must not promise a refund. ', 200), array['tag' || n % 20], $2, 1780000000 + n, 1
     from generate_series(1, ${POLICIES}) as n`,
    given,
  );
  await client.query(
    `insert into policy_rules (id, team_id, policy_id, number, position, status, topic, category, searched, created_by, created_at, updated_at)
     select gen_random_uuid(), $1, p.id, 'R-' || n, n, (array['draft', 'approved', 'rejected'])[1 + n % 3], 'promise/' || n,
       p.category, 'r-' || n || ' promise the agent must not promise refund ' || n, $2, 1, 1
     from policies p, generate_series(1, ${RULES_EACH}) as n
     where p.name <> 'Refunds'`,
    given,
  );
  await client.query(
    `insert into rule_versions (rule_id, version, team_id, rule_type, action, consequence, words, check_kind, test, created_by, created_at)
     select id, 1, team_id, 'prohibition', 'promise', '{"severity": "high"}', 'The agent must not promise refund ' || position,
       'judge', '{"kind": "judge", "criterion": "none"}', created_by, 1
     from policy_rules`,
  );
  await client.query("delete from policies where name = 'Refunds'");
  // Autovacuum does this within a minute after an import of this size.
  await client.query("vacuum (analyze) policies, policy_rules, rule_versions");
  const { rows } = await client.query<{ id: string }>("select id from policies limit 1");
  await client.end();
  return rows[0]?.id ?? "";
}
