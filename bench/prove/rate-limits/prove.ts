import { setTimeout as pause } from "node:timers/promises";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { becomeOwner } from "../../../e2e/person.ts";
import { WINDOW_MS } from "../../../server/src/platform/limits/payments.ts";
import { creditOf } from "../../../server/src/platform/limits/rate-limit.ts";
import { openOwnPostgres } from "../gateway/database-line.ts";
import { portOf } from "../gateway/fleet.ts";
import type { DatabaseSwitch } from "../gateway/prove-offline.ts";
import { type Accepted, mostOver } from "./accepted.ts";
import { readQuietly, type Spree, spree } from "./clients.ts";

export interface RateLimitPlan {
  readonly perMinute: number;
  readonly consoles: number;
  /** Of the phase with many of them. */
  readonly clients: number;
  /** Of each phase. The first lasts for more than a window. */
  readonly seconds: number;
  /** For how long the database is away, in the middle of a phase. */
  readonly awaySeconds: number;
}

export interface LimitPhase {
  readonly name: string;
  readonly clients: number;
  /** Processes that accepted requests in it, those included that were killed. */
  readonly processes: number;
  readonly seconds: number;
  readonly accepted: number;
  readonly refused: number;
  readonly lost: number;
  /** Requests beyond the limit and what filled up, in the busiest time of any client. */
  readonly most: number;
  /** What the credits of all processes allow. */
  readonly slack: number;
  /** While the database was away, and around it: requests of a client beyond the limit at the busiest console. */
  readonly alone?: number;
  readonly slowestMs: number;
  /** Reads of the client that never came near its limit. */
  readonly quiet: number;
  readonly mistakes: readonly string[];
}

export interface RateLimitProof {
  readonly plan: RateLimitPlan;
  readonly phases: readonly LimitPhase[];
  readonly mistakes: readonly string[];
}

/** A process notices within a second that the database is back, and pays at half of its credit. */
const TOGETHER_AGAIN_MS = 3_000;
/** A request waits for the database for a second at most, and what is on the way for as long again. */
const SLOWEST_MS = 3_000;
/** What a client must be able to use of its limit. */
const FEWEST = 0.9;

interface Stage {
  readonly plan: RateLimitPlan;
  readonly consoles: ConsoleProcess[];
  readonly token: string;
  readonly start: () => Promise<ConsoleProcess>;
  /** The next client that nobody knows yet. */
  readonly newClient: () => number;
}

export async function proveRateLimits(
  plan: RateLimitPlan,
  onPhase: (phase: LimitPhase) => void = () => {},
): Promise<RateLimitProof> {
  await using database = await openOwnPostgres();
  await using stack = new AsyncDisposableStack();
  const env = { ...database.env, RATE_LIMIT: String(plan.perMinute), SAMPLE: "off" };
  const start = async (): Promise<ConsoleProcess> => stack.use(await startConsole({ args: ["--role", "api"], env }));
  const consoles = [await start()];
  while (consoles.length < plan.consoles) consoles.push(await start());
  const { token } = await becomeOwner(consoles[0] as ConsoleProcess);
  let clients = 0;
  const stage: Stage = { plan, consoles, token, start, newClient: () => clients++ };
  const phases: LimitPhase[] = [];
  for (const play of [
    () => together(stage, { name: "one client", clients: 1, seconds: Math.max(plan.seconds, 75) }),
    () => together(stage, { name: "many clients", clients: plan.clients, seconds: plan.seconds }),
    () => killed(stage),
    () => away(stage, { name: "the database stopped", line: database.stopped }),
    () => away(stage, { name: "the database hanging", line: database.hanging }),
  ]) {
    const phase = await play();
    phases.push(phase);
    onPhase(phase);
  }
  return { plan, phases, mistakes: phases.flatMap(({ name, mistakes }) => mistakes.map((one) => `${name}: ${one}`)) };
}

interface Order {
  readonly name: string;
  readonly clients: number;
  readonly seconds: number;
}

/** Each client sends to all consoles in turn, more than it may. */
async function together(stage: Stage, { name, clients, seconds }: Order): Promise<LimitPhase> {
  const { plan, consoles, token, newClient } = stage;
  const ports = (): number[] => consoles.map(portOf);
  let isOver = false;
  const made = Array.from({ length: clients }, () =>
    spree({ client: newClient(), ports, loops: clients === 1 ? 12 : 3, isOver: () => isOver }),
  );
  const quietly = readQuietly({ client: newClient(), ports, token, isOver: () => isOver });
  await pause(seconds * 1000);
  isOver = true;
  const [sprees, quiet] = [await Promise.all(made), await quietly];
  const processes = consoles.length;
  const slack = processes * creditOf(plan.perMinute);
  const most = Math.max(...sprees.map(({ accepted }) => mostOver(accepted, allowed(plan))));
  return {
    ...{ name, clients, processes, seconds, ...sumOf(sprees), most, slack, quiet: quiet.reads },
    mistakes: [
      ...quiet.mistakes,
      ...sprees.flatMap(({ mistakes }) => [...mistakes]),
      ...(most <= slack ? [] : [`${most.toFixed(1)} requests beyond the limit, where ${slack} are allowed`]),
      ...sprees.flatMap(({ accepted }) => robbed(plan, accepted, seconds)),
      ...(sumOf(sprees).lost === 0 ? [] : ["connections were lost"]),
    ],
  };
}

/** Half-way, one console is killed and another one takes its place. What the killed one had not paid for is its credit. */
async function killed(stage: Stage): Promise<LimitPhase> {
  const { plan, consoles, token, newClient, start } = stage;
  let [isOver, serving] = [false, consoles.map(portOf)];
  const victim = consoles.pop() as ConsoleProcess;
  const others = consoles.map(portOf);
  const making = spree({ client: newClient(), ports: () => serving, loops: 12, isOver: () => isOver });
  const quietly = readQuietly({ client: newClient(), ports: () => others, token, isOver: () => isOver });
  // While the client still has some of its allowance, and so each console an open credit.
  await pause(300);
  await victim.kill9();
  serving = others;
  const next = await start();
  consoles.push(next);
  serving = [...others, portOf(next)];
  await pause(plan.seconds * 1000);
  isOver = true;
  const [made, quiet] = [await making, await quietly];
  const processes = consoles.length + 1;
  const slack = processes * creditOf(plan.perMinute);
  const most = mostOver(made.accepted, allowed(plan));
  return {
    ...{ name: "a console killed", clients: 1, processes, seconds: plan.seconds, ...sumOf([made]) },
    ...{ most, slack, quiet: quiet.reads },
    mistakes: [
      ...quiet.mistakes,
      ...made.mistakes,
      ...(most <= slack ? [] : [`${most.toFixed(1)} requests beyond the limit, where ${slack} are allowed`]),
      ...robbed(plan, made.accepted, plan.seconds),
    ],
  };
}

interface Away {
  readonly name: string;
  readonly line: DatabaseSwitch;
}

/**
 * Meanwhile each console counts alone: it keeps to the limit by its own count, refuses nobody else and answers. Afterwards they count
 * together again. One client has used its allowance up before, another one begins in between.
 */
async function away(stage: Stage, { name, line }: Away): Promise<LimitPhase> {
  const { plan, consoles, token, newClient } = stage;
  const ports = (): number[] => consoles.map(portOf);
  let [isOver, isAway, backAt] = [false, false, 0];
  const mayFail = (): boolean => isAway || performance.now() - backAt < TOGETHER_AGAIN_MS;
  const begin = (): Promise<Spree> => spree({ client: newClient(), ports, loops: 12, isOver: () => isOver });
  const before = begin();
  const quietly = readQuietly({ client: newClient(), ports, token, isOver: () => isOver, mayFail });
  await pause((plan.seconds * 1000) / 4);
  isAway = true;
  await line.off();
  const within = begin();
  await pause(plan.awaySeconds * 1000);
  await line.on();
  [isAway, backAt] = [false, performance.now()];
  await pause((plan.seconds * 1000 * 3) / 4);
  isOver = true;
  const [sprees, quiet] = [await Promise.all([before, within]), await quietly];
  const credit = creditOf(plan.perMinute);
  const slack = consoles.length * credit;
  const most = Math.max(...sprees.map(({ accepted }) => mostOver(accepted.filter(isFrom(backAt)), allowed(plan))));
  const alone = Math.max(
    ...sprees.flatMap(({ accepted }) =>
      ports().map((port) =>
        mostOver(
          accepted.filter(({ by }) => by === port),
          allowed(plan),
        ),
      ),
    ),
  );
  const [seconds, sum] = [plan.seconds + plan.awaySeconds, sumOf(sprees)];
  return {
    ...{ name, clients: 2, processes: consoles.length, seconds, ...sum, most, slack, alone, quiet: quiet.reads },
    mistakes: [
      ...quiet.mistakes,
      ...sprees.flatMap(({ mistakes }) => [...mistakes]),
      ...(most <= slack ? [] : [`${most.toFixed(1)} requests beyond the limit once the database was back`]),
      ...(alone <= credit ? [] : [`a console alone accepted ${alone.toFixed(1)} requests beyond the limit`]),
      ...(sum.slowestMs <= SLOWEST_MS ? [] : [`an answer took ${Math.round(sum.slowestMs)} ms`]),
      ...sprees.flatMap(({ accepted }, at) => robbed(plan, accepted, at === 0 ? seconds : plan.awaySeconds)),
      ...(sum.lost === 0 ? [] : ["connections were lost"]),
    ],
  };
}

/** Sent when the consoles count together again. */
const isFrom =
  (backAt: number) =>
  ({ sentAt }: Accepted): boolean =>
    sentAt >= backAt + TOGETHER_AGAIN_MS;

/** What all processes together may accept in so much time, without their credits. */
const allowed =
  ({ perMinute }: RateLimitPlan) =>
  (ms: number): number =>
    perMinute * (1 + ms / WINDOW_MS);

function robbed({ perMinute }: RateLimitPlan, accepted: readonly Accepted[], seconds: number): string[] {
  const due = Math.floor(perMinute * (1 + (seconds * 1000) / WINDOW_MS) * FEWEST);
  return accepted.length >= due ? [] : [`a client could use ${accepted.length} of at least ${due} requests`];
}

function sumOf(sprees: readonly Spree[]): Pick<LimitPhase, "accepted" | "refused" | "lost" | "slowestMs"> {
  const sum = (of: (made: Spree) => number): number => sprees.reduce((total, made) => total + of(made), 0);
  return {
    accepted: sum(({ accepted }) => accepted.length),
    refused: sum(({ refused }) => refused),
    lost: sum(({ lost }) => lost),
    slowestMs: Math.max(...sprees.map(({ slowestMs }) => slowestMs)),
  };
}
