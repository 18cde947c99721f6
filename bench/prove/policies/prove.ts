import pg from "pg";
import { type BenchConsole, openConsole } from "../../console.ts";

export interface ListProof {
  readonly name: string;
  readonly path: string;
  readonly total: number;
  readonly p50: number;
  readonly p95: number;
  readonly mistakes: readonly string[];
}

const POLICIES = 1_000;
const RULES_EACH = 50;
const ROUNDS = 40;
const MOST_P95 = 60;

const lists: Readonly<Record<string, string>> = {
  "no list, for comparison": "/v1/users/me",
  "first policies": "/v1/policies/?limit=100",
  "policies by name": "/v1/policies/?limit=100&sort=name",
  "policies far behind": "/v1/policies/?limit=100&offset=900",
  "policies by category and status": "/v1/policies/?limit=100&category=ethics&status=active",
  "search in policies": "/v1/policies/?limit=100&search=policy%2077",
  "search without a result": "/v1/policies/?search=nothing%20like%20it",
  "first rules": "/v1/rules/?limit=100",
  "rules far behind": "/v1/rules/?limit=100&offset=40000",
  "rules by status": "/v1/rules/?limit=100&status=approved",
  "search in rules": "/v1/rules/?limit=100&search=refund%2042",
};

/** Lists and searches of a team with 1,000 policies and 50,000 rules. */
export async function* provePolicyLists(): AsyncGenerator<ListProof> {
  await using bench = await openConsole();
  await fill(bench);
  for (const [name, path] of Object.entries(lists)) yield await proveList(bench, name, path);
}

async function proveList(bench: BenchConsole, name: string, path: string): Promise<ListProof> {
  const took: number[] = [];
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const body = await bench.call("GET", path);
    took.push(performance.now() - started);
    total = Number(body["total"] ?? 0);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const [p50, p95] = [at(0.5), at(0.95)];
  return { name, path, total, p50, p95, mistakes: p95 <= MOST_P95 ? [] : [`${name}: p95 ${p95.toFixed(0)} ms`] };
}

async function fill(bench: BenchConsole): Promise<void> {
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
    `insert into policy_rules (id, team_id, policy_id, number, position, status, topic, created_by, created_at, updated_at)
     select gen_random_uuid(), $1, p.id, 'R-' || n, n, (array['draft', 'approved', 'rejected'])[1 + n % 3], 'promise/' || n, $2, 1, 1
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
  await client.query("analyze policies, policy_rules, rule_versions");
  await client.end();
}
