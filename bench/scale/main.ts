/**
 * `npm run bench:scale`: what 1, 2 and 4 consoles, and as many workers, get done on one PostgreSQL, when each process is held to a
 * part of a core; and what their database sessions waited for. CPU is that part, SECONDS how long each is measured.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ConsoleProcess, startConsole } from "../../e2e/console.ts";
import { becomeOwner, call } from "../../e2e/person.ts";
import { openOwnPostgres } from "../prove/gateway/database-line.ts";
import { limitCpu } from "./limit-cpu.ts";
import { type Waits, watchWaits } from "./waits.ts";

const CPU = Number(process.env["CPU"] ?? 0.15);
const SECONDS = Number(process.env["SECONDS"] ?? 8);
const COUNTS = [1, 2, 4];
/** At full speed, before the processes are limited: what is measured is not how they compile. */
const WARM_MS = 3_000;
/** What they began at full speed is done by then. */
const SETTLE_MS = 3_000;
/** Requests in flight for each console. */
const CALLERS = 6;
/** In which requests go round, each with as many agents as requests in flight. */
const TEAMS = 4;
const program = fileURLToPath(new URL("../prove/evaluation-console.ts", import.meta.url));

interface Team {
  readonly headers: Readonly<Record<string, string>>;
  readonly agents: readonly string[];
}

await using database = await openOwnPostgres();
const env = {
  ...database.env,
  SAMPLE: "off",
  RATE_LIMIT: "1000000000",
  PROOF_LONG_PROMPTS: "100000",
  DATABASE_CONNECTIONS: "4",
};
// To see what other roles' sessions wait for.
await database.query("grant pg_monitor to proof");
await using agent = await openAgent();
// Not limited: it registers agents and starts runs.
await using control = await startConsole({ program, args: ["--role", "api"], env });
const { token, teamId } = await becomeOwner(control);
const teams = await makeTeams();
const how = new Set<string>();

interface Result {
  readonly name: string;
  readonly perSecond: readonly number[];
  readonly waits: Waits;
}

const results = [
  await measure("get an agent", "api", (consoles, limit) => request(consoles, "GET", limit)),
  await measure("update an agent", "api", (consoles, limit) => request(consoles, "PUT", limit)),
  await measure("prompts of runs", "worker", promptsOfRuns),
];
print(results);

/** Called when everything is warm: from then on the processes are limited, and watched until the returned function is called. */
type Limit = () => Promise<() => Promise<void>>;

/** The same with ever more processes. What they waited for is that of the most. */
async function measure(
  name: string,
  role: "api" | "worker",
  work: (processes: readonly ConsoleProcess[], limit: Limit) => Promise<number>,
): Promise<Result> {
  const perSecond: number[] = [];
  let waits: Waits | undefined;
  for (const count of COUNTS) {
    await using stack = new AsyncDisposableStack();
    const processes: ConsoleProcess[] = [];
    for (let at = 0; at < count; at++) {
      processes.push(stack.use(await startConsole({ program, args: ["--role", role], env })));
    }
    perSecond.push(
      await work(processes, async () => {
        for (const { pid } of processes) how.add(stack.use(await limitCpu(pid, CPU)).how);
        await pause(SETTLE_MS);
        const watch = await watchWaits(env.DATABASE_URL);
        return async () => {
          waits = await watch.stop();
        };
      }),
    );
    process.stdout.write(`${name}, ${count}: ${perSecond.at(-1)?.toFixed(0)}/s\n`);
  }
  if (!waits) throw new Error("nothing was measured");
  return { name, perSecond, waits };
}

/** Each request for another agent, by teams in turns: nothing is in the way of anything else. */
async function request(consoles: readonly ConsoleProcess[], method: "GET" | "PUT", limit: Limit): Promise<number> {
  let [done, isCounting, isOver] = [0, false, false];
  const callers = consoles.flatMap(({ address }, at) =>
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let turn = 0; !isOver; turn++) {
        const team = teams[(turn + caller) % TEAMS];
        const id = team?.agents[at * CALLERS + caller];
        const body = method === "PUT" ? { body: { purpose: `Serves ${turn}.` } } : {};
        const headers = team?.headers ?? {};
        const reply = await call(`${method} ${address}/v1/agent-configurations/${id}`, { token, headers, ...body });
        if (reply.status !== 200) throw new Error(`${method} answered ${reply.status} ${reply.text}`);
        if (isCounting) done += 1;
      }
    }),
  );
  await pause(WARM_MS);
  const unwatch = await limit();
  const began = performance.now();
  isCounting = true;
  await pause(SECONDS * 1000);
  isCounting = false;
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await unwatch();
  await Promise.all(callers);
  return done / seconds;
}

/** One run for each team, of more prompts than can be sent in the time. */
async function promptsOfRuns(_: readonly ConsoleProcess[], limit: Limit): Promise<number> {
  const ids = await Promise.all(
    teams.map(async ({ headers, agents: [agent_id] }) => {
      const wish = { agent_id, team_id: headers["x-team-id"], harness_names: ["reliability"], concurrency: 32 };
      const made = await call(`POST ${control.address}/v1/evaluations/`, { token, headers, body: wish });
      if (made.status >= 300) throw new Error(`no run: ${made.status} ${made.text}`);
      return { headers, id: String(made.body.evaluation_id) };
    }),
  );
  const startedAt = agent.answered();
  while (agent.answered() - startedAt < 200) await pause(50);
  await pause(WARM_MS);
  const unwatch = await limit();
  const [before, began] = [agent.answered(), performance.now()];
  await pause(SECONDS * 1000);
  const perSecond = (agent.answered() - before) / ((performance.now() - began) / 1000);
  await unwatch();
  for (const { id, headers } of ids) {
    const { body: run } = await call(`GET ${control.address}/v1/evaluations/${id}`, { token, headers });
    if (run.status !== "running") throw new Error(`a run is ${run.status}: ${JSON.stringify(run).slice(0, 500)}`);
  }
  await Promise.all(
    ids.map(({ id, headers }) => call(`POST ${control.address}/v1/evaluations/${id}/cancel`, { token, headers })),
  );
  return perSecond;
}

async function makeTeams(): Promise<readonly Team[]> {
  const ids = [teamId];
  while (ids.length < TEAMS) {
    const made = await call(`POST ${control.address}/v1/teams/`, { token, body: { name: `Team ${ids.length}` } });
    ids.push(String(made.body.id));
  }
  return Promise.all(
    ids.map(async (id) => {
      const headers = { "x-team-id": id };
      const agents: string[] = [];
      for (let at = 0; at < CALLERS * Math.max(...COUNTS); at++) {
        const made = await call(`POST ${control.address}/v1/agent-configurations`, {
          ...{ token, headers },
          body: {
            ...{ agent_name: `Agent ${at}`, model_name: "small-chat-1", agent_url: agent.url },
            rate_limit_requests_per_minute: 60_000_000,
          },
        });
        if (made.status !== 201) throw new Error(`no agent: ${made.status} ${made.text}`);
        agents.push(String(made.body.id));
      }
      return { headers, agents };
    }),
  );
}

async function openAgent() {
  const text = JSON.stringify({
    choices: [{ message: { role: "assistant", content: "I would rather not." }, finish_reason: "stop" }],
    usage: { prompt_tokens: 10, completion_tokens: 5 },
  });
  let answered = 0;
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      answered += 1;
      response.writeHead(200, { "content-type": "application/json" }).end(text);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answered: () => answered,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function print(all: readonly Result[]): void {
  const lines = [
    `Each process: ${CPU} of a core (${[...how].join(", ")}). ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.`,
    "",
    `| | ${COUNTS.map((count) => `${count}, a second`).join(" | ")} | ${COUNTS.slice(1)
      .map((count) => `${count} to 1`)
      .join(" | ")} |`,
    `|---|${COUNTS.map(() => "---:|").join("")}${COUNTS.slice(1)
      .map(() => "---:|")
      .join("")}`,
    ...all.map(({ name, perSecond: [first = 0, ...others] }) => {
      const counts = [first, ...others].map((each) => each.toFixed(0));
      const ratios = others.map((each) => `${(each / first).toFixed(2)} ×`);
      return `| ${name} | ${[...counts, ...ratios].join(" | ")} |`;
    }),
  ];
  for (const { name, waits } of all) {
    const most = [...waits.byKind].sort(([, one], [, other]) => other - one).slice(0, 6);
    const shown = most.map(([kind, times]) => `${kind} ${((times / Math.max(1, waits.seen)) * 100).toFixed(0)} %`);
    lines.push("", `${name}, ${COUNTS.at(-1)} processes, ${waits.seen} sessions seen: ${shown.join(", ")}`);
    const locks = [...waits.locks].sort(([, one], [, other]) => other - one).slice(0, 6);
    for (const [lock, times] of locks) lines.push(`  waited for ${times} times: ${lock}`);
    if (locks.length === 0) lines.push("  no lock was waited for");
  }
  process.stdout.write(`\n${lines.join("\n")}\n`);
}
