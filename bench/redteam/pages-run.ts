import pg from "pg";
import { openConsole } from "../console.ts";

const ROUNDS = 60;
const GOALS = 700;
const WAVE = 16;
const MOST_P95 = 100;

/** How long the pages of a campaign with many attempts take, over HTTP. */
export async function* campaignPages(attempts: number): AsyncGenerator<string> {
  await using bench = await openConsole();
  const agent = { agent_name: "Orders", model_name: "m", agent_url: "https://orders.example" };
  const { id: agent_id } = await bench.call("POST", "/v1/agent-configurations/", agent);
  const { campaign_id: id } = await bench.call("POST", "/v1/campaigns", {
    ...{ tool: "native", agent_id, purpose: "Orders.", num_tests: 100 },
    categories: ["injection", "jailbreak", "harmful", "pii", "toxicity", "hallucination", "overreliance"],
  });
  await bench.call("POST", `/v1/campaigns/${id}/pause`);
  await fill(bench.owner, String(id), attempts);
  const last = Math.floor(GOALS / 2);
  const cursor = Buffer.from(JSON.stringify({ place: last, step: 3 })).toString("base64url");
  const paths = {
    "no list, for comparison": "/v1/users/me",
    "plan with its goals": `/v1/campaigns/${id}/goals`,
    "first attempts": `/v1/campaigns/${id}/attempts?limit=100`,
    "attempts far behind": `/v1/campaigns/${id}/attempts?limit=100&cursor=${cursor}`,
    "attempts of one goal": `/v1/campaigns/${id}/attempts?limit=100&goal=${last}`,
    "one transcript": `/v1/campaigns/${id}/goals/${last}/attempts/3`,
    "list of campaigns": "/v1/campaigns",
  };
  yield `${attempts} attempts on ${GOALS} goals, ${ROUNDS} requests each. Target for a page of attempts: p95 below ${MOST_P95} ms.\n`;
  yield "| Page | p50 | p95 |\n|---|---|---|";
  for (const [name, path] of Object.entries(paths)) yield await measured(bench, name, path);
  const client = await connected(bench.owner);
  await client.query("update campaign_goals set trail = null where campaign_id = $1", [id]);
  await client.end();
  yield await measured(bench, "plan with its goals, trails from the attempts", `/v1/campaigns/${id}/goals`);
}

type Bench = Awaited<ReturnType<typeof openConsole>>;

async function measured(bench: Bench, name: string, path: string): Promise<string> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const body = await bench.call("GET", path);
    took.push(performance.now() - started);
    if ("code" in body) throw new Error(`${path}: ${JSON.stringify(body)}`);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `| ${name} | ${at(0.5)} ms | ${at(0.95)} ms |`;
}

async function connected(owner: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(owner);
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Attempts as a worker leaves them: with a draft of 1 kB and answers of 3 kB that do not compress well. */
async function fill(owner: pg.ClientConfig, id: string, attempts: number): Promise<void> {
  const client = await connected(owner);
  await client.query(
    `insert into campaign_attempts (campaign_id, place, step, team_id, phase, strategy, engine, operators, draft, state, seen,
       signal, outcome, requests, tokens, sent_at)
     select c.id, n % ${GOALS}, n / ${GOALS}, c.team_id, 'hunt', 'sweep', 'embedded', '{base64,role}',
       json_build_object('wish', words.text, 'turns', json_build_array(left(words.text, 1000)), 'before', '[]'::json,
         'carried', '[]'::json, 'operators', '[]'::json),
       'observed',
       json_build_object('sent', json_build_array('a', 'b', 'c'), 'effects', '[]'::json, 'refusal', null, 'error', null,
         'answers', json_build_array(json_build_object('text', words.text, 'toolCalls', '[]'::json, 'finishReason', 'stop'))),
       (n % 100) / 100.0, 'held', 1, 300, 1789000000000 + n
     from campaigns c, generate_series(0, $2 - 1) as n,
       lateral (select string_agg(md5(n::text || k::text), ' ') as text from generate_series(1, 90) k) words
     where c.id = $1`,
    [id, attempts],
  );
  // A wave is in progress, and what came before it is done.
  await client.query(
    `update campaign_goals g
     set state = case when place >= ${GOALS - WAVE} then 'running' else 'done' end, queries = $2 / ${GOALS},
       trail = case when place >= ${GOALS - WAVE} then null else
         (select string_agg(round(a.signal * 100)::int::text, ' ' order by a.step) from campaign_attempts a where a.campaign_id = g.campaign_id and a.place = g.place) end
     where campaign_id = $1`,
    [id, attempts],
  );
  await client.query("vacuum (analyze) campaign_attempts");
  await client.query("vacuum (analyze) campaign_goals");
  await client.end();
}
