import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { openDatabase } from "../../../e2e/database.ts";
import { becomeOwner, call } from "../../../e2e/person.ts";
import { setup, teardown } from "../../../server/test/before-all.ts";
import { openStub } from "../gateway/stub.ts";
import { type ApiFigures, startApiLoad } from "./api-load.ts";
import { Balancer } from "./balancer.ts";
import { type GatewayFigures, patientAnswer, startGatewayLoad } from "./gateway-load.ts";
import { type RunFigures, startRuns } from "./runs.ts";
import { makeTeams } from "./teams.ts";
import { type Role, type Watch, watchProcesses } from "./watch.ts";

export interface ProcessesPlan {
  readonly agents: number;
  readonly prompts: number;
  readonly concurrency: number;
  readonly perMinute: number;
  /** Seconds under load after each step. */
  readonly seconds: number;
}

export interface Step {
  readonly what: string;
  /** Milliseconds until the health page says so. */
  readonly shownMs: number;
  /** How long a process took to end after SIGTERM. */
  readonly endedMs?: number;
  /** Processes that serve or work afterwards. */
  readonly active: number;
}

export interface TeamFigures {
  readonly team: string;
  readonly api: ApiFigures;
  readonly gateway: GatewayFigures;
  readonly runs: RunFigures;
}

export interface ProcessesProof {
  readonly plan: ProcessesPlan;
  readonly steps: readonly Step[];
  readonly teams: readonly TeamFigures[];
  readonly looks: number;
  readonly lags: ReadonlyMap<string, number>;
  readonly mistakes: readonly string[];
}

const program = fileURLToPath(new URL("../evaluation-console.ts", import.meta.url));
const NAMES: Readonly<Record<Role, string>> = { api: "console", gateway: "gateway", worker: "worker" };
const ROLES = ["worker", "gateway", "api"] as const satisfies readonly Role[];
/** A process shows itself at its start and every three seconds after, and leaves the list when it stops. */
const SHOWN_MS = 4_000;
/** One that was killed is shown as lost 10 seconds after its last sign of life, and its last one is up to three seconds old. */
const LOST_MS = 12_000;
const STOP_SECONDS = 30;

interface Stage {
  readonly plan: ProcessesPlan;
  readonly env: Readonly<Record<string, string>>;
  readonly running: Readonly<Record<Role, ConsoleProcess[]>>;
  readonly balancers: Readonly<Record<Exclude<Role, "worker">, Balancer>>;
  readonly steps: Step[];
  readonly mistakes: string[];
}

export async function proveProcesses(plan: ProcessesPlan, onStep: (step: Step) => void): Promise<ProcessesProof> {
  await setup();
  try {
    return await prove(plan, onStep);
  } finally {
    await teardown();
  }
}

async function prove(plan: ProcessesPlan, onStep: (step: Step) => void): Promise<ProcessesProof> {
  await using database = await openDatabase();
  await using stub = await openStub();
  stub.otherwise = patientAnswer;
  const { query } = database;
  await using all = new AsyncDisposableStack();
  const env = {
    ...{ ...database.env, PROOF_PROMPTS: String(plan.prompts), RATE_LIMIT: "100000000", SAMPLE: "off" },
    ...{ STOP_SECONDS: String(STOP_SECONDS), DATABASE_CONNECTIONS: "6" },
  };
  const stage: Stage = {
    ...{ plan, env, running: { api: [], gateway: [], worker: [] }, steps: [], mistakes: [] },
    balancers: { api: new Balancer(), gateway: new Balancer() },
  };
  all.defer(async () => {
    await Promise.all(
      Object.values(stage.running)
        .flat()
        .map((one) => one[Symbol.asyncDispose]()),
    );
  });
  const first = await start(stage, "api");
  const owner = await becomeOwner(first);
  const watch = watchProcesses(stage.balancers.api, owner.token);
  all.defer(async () => void (await watch.stop()));
  await start(stage, "gateway");
  await start(stage, "worker");
  const loads = [];
  for (const team of await makeTeams(first.address, owner)) {
    const { api: balancer, gateway: gateways } = stage.balancers;
    const runs = all.use(await startRuns({ balancer, team, query, ...plan, answerMs: 300 }));
    const gateway = await startGatewayLoad({ team, consoles: balancer, gateways, stub, perMinute: plan.perMinute });
    const api = await startApiLoad({ balancer, team, agents: plan.agents, query });
    loads.push({ team, runs, gateway, api });
  }
  const told = (step: Step): void => {
    stage.steps.push(step);
    onStep(step);
  };
  for (const role of [...ROLES, ...ROLES]) told(await add(stage, watch, role));
  for (const role of ROLES) told(await drain(stage, watch, role));
  // Otherwise the kill of a worker would show nothing.
  for (const { runs, team } of loads)
    if ((await runs.open()).length < 2)
      stage.mistakes.push(`${team.name}: an evaluation or campaign had ended too early`);
  for (const role of ROLES) told(await kill(stage, watch, role));
  for (const role of ROLES) told(await add(stage, watch, role));

  const teams: TeamFigures[] = [];
  for (const { team, ...load } of loads) {
    const gateway = await load.gateway.stop();
    const runs = await load.runs.finish(1);
    teams.push({ team: team.name, gateway, runs, api: await load.api.stop() });
    const address = stage.balancers.api.next().address;
    const audit = await call(`GET ${address}/v1/audit-log/integrity`, { token: team.token });
    if (audit.body.intact !== true) stage.mistakes.push(`${team.name}: the audit log: ${audit.status} ${audit.text}`);
  }
  const page = await watch.stop();
  const found = teams.flatMap(({ team, api, gateway, runs }) =>
    [...api.mistakes, ...gateway.mistakes, ...runs.mistakes].map((mistake) => `${team}: ${mistake}`),
  );
  return {
    ...{ plan, steps: stage.steps, teams, looks: watch.looks(), lags: watch.lags },
    mistakes: [...stage.mistakes, ...found, ...page, ...idle(watch)],
  };
}

async function start({ env, running, balancers }: Stage, role: Role): Promise<ConsoleProcess> {
  const started = await startConsole({ program, args: ["--role", role], env });
  running[role].push(started);
  if (role !== "worker") balancers[role].add(started);
  return started;
}

async function add(stage: Stage, watch: Watch, role: Role): Promise<Step> {
  const started = await start(stage, role);
  const shownMs = await shown(stage, watch, { process: started, status: "active", mostMs: SHOWN_MS, role });
  if (watch.seen.get(started.pid)?.role !== role) stage.mistakes.push(`a ${NAMES[role]} is shown in another role`);
  await pause(stage.plan.seconds * 1000);
  return { what: `${NAMES[role]} added`, shownMs, active: watch.active() };
}

/** Taken out of the balancer, then told to stop with requests in progress. The oldest goes first. */
async function drain(stage: Stage, watch: Watch, role: Role): Promise<Step> {
  const leaving = stage.running[role].shift() as ConsoleProcess;
  if (role !== "worker") await stage.balancers[role].takeOut(leaving);
  const since = performance.now();
  const { code, signal } = await leaving.stop();
  const endedMs = Math.round(performance.now() - since);
  if (code !== 0) stage.mistakes.push(`a ${NAMES[role]} that was told to stop ended with ${code ?? signal}`);
  if (endedMs > (STOP_SECONDS + 3) * 1000) stage.mistakes.push(`a ${NAMES[role]} took ${endedMs} ms to stop`);
  const shownMs = await shown(stage, watch, { process: leaving, status: "gone", mostMs: SHOWN_MS, role });
  await pause(stage.plan.seconds * 1000);
  return { what: `${NAMES[role]} stopped`, shownMs, endedMs, active: watch.active() };
}

async function kill(stage: Stage, watch: Watch, role: Role): Promise<Step> {
  const victim = stage.running[role].shift() as ConsoleProcess;
  if (role !== "worker") stage.balancers[role].willKill(victim);
  await victim.kill9();
  const shownMs = await shown(stage, watch, { process: victim, status: "lost", mostMs: LOST_MS, role });
  await pause(stage.plan.seconds * 1000);
  return { what: `${NAMES[role]} killed`, shownMs, active: watch.active() };
}

interface Expected {
  readonly process: ConsoleProcess;
  readonly status: "active" | "lost" | "gone";
  readonly mostMs: number;
  readonly role: Role;
}

async function shown({ mistakes }: Stage, watch: Watch, { process, status, mostMs, role }: Expected): Promise<number> {
  const ms = await watch.until(process, status, mostMs);
  if (ms === null) mistakes.push(`a ${NAMES[role]} was not shown as ${status} within ${mostMs} ms`);
  return ms ?? mostMs;
}

/** The page has to say what each does: every worker had jobs, every console and gateway requests. */
function idle({ seen }: Watch): string[] {
  return [...seen].flatMap(([pid, { role, requests, jobs }]) => {
    if (role === "worker") return jobs > 0 ? [] : [`the worker ${pid} was shown without a job`];
    return requests > 0 ? [] : [`the ${role} ${pid} was shown without a request`];
  });
}
