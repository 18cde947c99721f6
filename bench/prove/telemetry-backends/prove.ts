import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { startConsole } from "../../../e2e/console.ts";
import { becomeOwner, call, createAgent } from "../../../e2e/person.ts";
import { ask, type Compared, type Console, compareAgents, compareCounter, compareLatency, ranges } from "./compare.ts";
import { tryEscapes } from "./escapes.ts";
import { EVERY, openMetrics } from "./planted-series.ts";
import { plantTeams, type TeamIds } from "./planted-teams.ts";
import { openPrometheus, type PrometheusProcess } from "./prometheus-process.ts";
import { openScraped } from "./scraped.ts";

export interface BackendsProof {
  readonly version: string;
  readonly samples: number;
  readonly compared: readonly Compared[];
  readonly escapes: number;
  /** What `sum(increase(…[1d]))` answers to the first and the last of the counters. */
  readonly increase: { readonly requests: number; readonly blocked: number };
  readonly mistakes: readonly string[];
}

/** The console's operations, read from a real Prometheus, against figures that were planted there. */
export async function proveTelemetryBackends(): Promise<BackendsProof> {
  await using prometheus = await openPrometheus();
  await using process = await startConsole({ env: { TELEMETRY_METRICS_URL: prometheus.url } });
  const { address } = process;
  const owner = await becomeOwner(process);
  const console: Console = { address, token: owner.token, teamId: owner.teamId };
  const other = await call(`POST ${address}/v1/teams/`, { token: owner.token, body: { name: "Others" } });
  const agents = [
    await createAgent(address, owner.token),
    await createAgent(address, owner.token),
    await createAgent(address, owner.token),
  ];
  const dead = await expectDead(console);

  const now = Math.floor(Date.now() / 1000 / EVERY) * EVERY;
  const own: TeamIds = { teamId: owner.teamId, agents: agents as never };
  const strangers: TeamIds = { teamId: other.body.id, agents: [crypto.randomUUID(), "", ""] };
  const teams = plantTeams({ now, random: seededRandom(1) }, own, strangers);
  const text = openMetrics(teams.series);
  await prometheus.backfill(text);
  await using scraped = await openScraped(owner.teamId);
  await prometheus.start([scraped.target]);
  await untilAnswered(console);

  const compared: Compared[] = [];
  for (const range of ranges) {
    compared.push(await compareCounter(console, teams, { metric: "gateway_requests_total", range }));
    compared.push(
      await compareCounter(console, teams, { metric: "gateway_requests_total", range, agentId: agents[1] ?? "" }),
    );
    compared.push(await compareCounter(console, teams, { metric: "gateway_blocked_total", range }));
    compared.push(await compareLatency(console, teams, range));
  }
  compared.push(
    await compareCounter(console, teams, { metric: "guard_requests_total", range: "1d", isRestarted: true }),
  );
  compared.push(await compareAgents(console, teams, agents));
  compared.push(await compareScraped(console, scraped));
  const escapes = await tryEscapes(console);
  const increase = await increases(prometheus, owner.teamId);
  await prometheus.stop();
  const deadAgain = await expectDead(console);
  return {
    ...{
      version: prometheus.version,
      samples: text.split("\n").length - 2,
      compared,
      escapes: escapes.tried,
      increase,
    },
    mistakes: [
      ...dead,
      ...compared.flatMap(({ what, mistakes }) => mistakes.map((mistake) => `${what}: ${mistake}`)),
      ...escapes.mistakes,
      ...deadAgain,
    ],
  };
}

/** Every operation on figures says that it has none. */
async function expectDead({ address, token }: Console): Promise<string[]> {
  const name = "gateway_requests_total";
  const paths = [`counters/${name}/total`, `counters/${name}/time_series`, `latency/${name}`, "metrics"];
  const answers = paths.map(async (path) => {
    const { status, body } = await call(`GET ${address}/v1/telemetry/${path}`, { token });
    return status === 502 && body.code === "TELEMETRY_UNAVAILABLE" ? [] : [`without Prometheus, ${path} is ${status}`];
  });
  return (await Promise.all(answers)).flat();
}

/** A backend that failed several times in a row is left alone for some seconds. */
async function untilAnswered(console: Console): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const { status } = await call(`GET ${console.address}/v1/telemetry/metrics`, { token: console.token });
    if (status === 200) return;
    await pause(500);
  }
  throw new Error("Prometheus is up, and the console does not find out");
}

/** A counter that is scraped every second while it grows. */
async function compareScraped(console: Console, scraped: { count: number; scrapes: () => number }): Promise<Compared> {
  for (let times = 0; times < 10; times++) {
    scraped.count += 37;
    await pause(700);
  }
  const enough = scraped.scrapes() + 2;
  while (scraped.scrapes() < enough) await pause(100);
  await pause(200);
  const { total_count: answered } = await ask(console, "counters/evaluation_requests_total/total?time_range=15m");
  const mistakes = answered === scraped.count ? [] : [`${answered}, not ${scraped.count}`];
  return {
    what: "evaluation_requests_total, 15m, scraped live",
    figures: 1,
    planted: scraped.count,
    answered,
    mistakes,
  };
}

async function increases({ url }: PrometheusProcess, teamId: string) {
  const of = async (name: string): Promise<number> => {
    const query = new URLSearchParams({ query: `sum(increase(${name}{team_id="${teamId}"}[1d]))` });
    const answer = (await (await fetch(`${url}/api/v1/query?${query}`)).json()) as Answer;
    return Number(answer.data.result[0]?.value[1]);
  };
  return { requests: await of("gateway_requests_total"), blocked: await of("gateway_blocked_total") };
}

interface Answer {
  readonly data: { readonly result: readonly { readonly value: readonly [number, string] }[] };
}
