/**
 * What the console's checks cost: its throughput for get, list, update and reject, as a share of a bare server on the
 * same rows in the same run.
 */
import { cpus } from "node:os";
import { openConsole } from "./console.ts";
import { get, type Load, type Measured, measure, put } from "./load.ts";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
const MILLISECONDS = Number(process.env["BENCH_MS"] ?? 3000);
const CONNECTIONS = 32;
const AGENTS = 1000;
/** Part of a name: measures only the scenarios that contain it. */
const ONLY = process.env["BENCH_ONLY"] ?? "";
const base = "/v1/agent-configurations";

interface Result {
  readonly bare: Measured;
  readonly ours: Measured;
  readonly ratio: number;
}

/** Alternates the two servers round by round, so that a slow minute of the machine affects both. The median counts. */
async function compare(bare: Load, ours: Load): Promise<Result> {
  await measure({ ...bare, milliseconds: 1000 });
  await measure({ ...ours, milliseconds: 1000 });
  const rounds: Result[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = [await measure(bare), await measure(ours)];
    rounds.push({ bare: first, ours: second, ratio: second.perSecond / first.perSecond });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const median = rounds[Math.floor(rounds.length / 2)];
  if (!median) throw new Error("no round was measured");
  return median;
}

await using testConsole = await openConsole();
const idle = testConsole.memory();
const agents: { id: string; team_id: string }[] = [];
for (let at = 0; at < AGENTS; at++) {
  const agent = await testConsole.call("POST", `${base}/`, {
    agent_name: `Agent ${at}`,
    model_name: "small-chat-1",
    agent_url: "https://agent.example/v1",
    agent_system_prompt: "You answer questions about invoices, politely and briefly.",
    agent_params: { temperature: 0.2, max_tokens: 512 },
    purpose: "billing",
  });
  agents.push(agent as { id: string; team_id: string });
}
const refused = { rate_limit_requests_per_minute: 0, purpose: 7 };
const refusal = await testConsole.call("PUT", `${base}/${agents[0]?.id}`, refused);
const barePort = await testConsole.beside("bench/bare-server.ts", {
  BENCH_CONNECTION: JSON.stringify(testConsole.owner),
  BENCH_REFUSAL: JSON.stringify(refusal),
});

const auth = { authorization: `Bearer ${testConsole.token}` };
const id = (n: number): string => agents[(n * 7919) % AGENTS]?.id ?? "";
const change = (n: number): string => JSON.stringify({ purpose: `billing ${n} ${performance.now()}` });
const on = (port: number, expectStatus: number, request: Load["request"]): Load => ({
  port,
  expectStatus,
  request,
  connections: CONNECTIONS,
  milliseconds: MILLISECONDS,
});
const scenarios: readonly [string, number, Load, Load][] = [
  [
    "get an agent",
    60,
    on(barePort, 200, (n) => get(`${base}/${id(n)}`)),
    on(testConsole.port, 200, (n) => get(`${base}/${id(n)}`, auth)),
  ],
  [
    "list 20 agents",
    60,
    on(barePort, 200, () => get(`${base}/?team=${agents[0]?.team_id}`)),
    on(testConsole.port, 200, () => get(`${base}/?limit=20`, auth)),
  ],
  [
    "update an agent, with history and audit",
    45,
    on(barePort, 200, (n) => put(`${base}/${id(n)}`, change(n))),
    on(testConsole.port, 200, (n) => put(`${base}/${id(n)}`, change(n), auth)),
  ],
  [
    "reject an update (422)",
    60,
    on(barePort, 422, (n) => put(`${base}/${id(n)}?refuse`, JSON.stringify(refused))),
    on(testConsole.port, 422, (n) => put(`${base}/${id(n)}`, JSON.stringify(refused), auth)),
  ],
];

console.log(
  `${cpus().length} cores, Node ${process.version}, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${MILLISECONDS} ms\n`,
);
console.log("| Request | bare server, requests/s | console, requests/s | share | target |");
console.log("|---|---:|---:|---:|---:|");
for (const [name, target, bare, ours] of scenarios.filter(([name]) => name.includes(ONLY))) {
  const result = await compare(bare, ours);
  const figures = [
    Math.round(result.bare.perSecond),
    Math.round(result.ours.perSecond),
    `${Math.round(result.ratio * 100)}%`,
  ];
  console.log(`| ${[name, ...figures, `${target}%`].join(" | ")} |`);
}
console.log(`\nMemory of the idle console, without PostgreSQL: ${Math.round(idle)} MB (target: under 150)`);
