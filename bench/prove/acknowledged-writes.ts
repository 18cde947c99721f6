import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { type ConsoleProcess, startConsole } from "../../e2e/console.ts";
import { openDataFolder } from "../../e2e/data-folder.ts";
import { becomeOwner, call, createAgent, logIn } from "../../e2e/person.ts";
import { trySignal } from "../../server/src/platform/postgres/processes/processes.ts";
import { type Kept, mistakesIn, readKept, readServer, type Server } from "./kills/kept-writes.ts";
import type { Sent } from "./kills/sent-update.ts";

/** What is killed with kill -9 in the middle of the updates. */
export type Victim = "console" | "PostgreSQL" | "both";

export interface Plan {
  readonly victim: Victim;
  readonly rounds: number;
  /** All to one agent, many at the same time. */
  readonly updates: number;
  readonly seed: number;
}

export interface Round extends Server {
  readonly victim: Victim;
  readonly sent: number;
  /** Acknowledged at the time of the kill, and in total. */
  readonly atTheBlow: number;
  readonly acknowledged: number;
  readonly kept: number;
  /** From the kill until the console was ready again. */
  readonly backAfterMs: number;
  /** Each one a violated guarantee, as text. The proof expects none. */
  readonly mistakes: readonly string[];
}

const FIELDS = ["purpose", "agent_system_prompt", "model_name", "last_tested_by"] as const;

/** Runs the rounds on one embedded database, each with its own agent, and reports after each round. */
export async function* proveAcknowledgedWrites(plan: Plan): AsyncGenerator<Round> {
  const random = seededRandom(plan.seed);
  await using data = await openDataFolder();
  let console = await startConsole({ data });
  try {
    const owner = await becomeOwner(console);
    for (let round = 0; round < plan.rounds; round++) {
      const sent = Array.from({ length: plan.updates }, (_, index) => newUpdate(`${round}/${index}`, random));
      const blowAfter = 1 + Math.floor(random() * plan.updates * 0.8);
      if (round > 0 && plan.victim === "PostgreSQL") console = await reopen(console);
      const token = await logIn(console.address, owner);
      const agentId = await createAgent(console.address, token);
      const struck = await strike(console, { sent, agentId, token, blowAfter, victim: plan.victim });
      console = await comeBack(console, plan.victim);
      const backAfterMs = Math.round(performance.now() - struck.at);
      const kept = await readKept(console, { agentId, token: await logIn(console.address, owner) });
      yield {
        ...(await readServer(console)),
        ...summary(plan.victim, sent, kept),
        atTheBlow: struck.acknowledged,
        backAfterMs,
        mistakes: mistakesIn(sent, kept),
      };
    }
  } finally {
    await console[Symbol.asyncDispose]();
  }
}

function newUpdate(name: string, random: () => number): Sent {
  const field = FIELDS[Math.floor(random() * FIELDS.length)] ?? "purpose";
  return {
    field,
    value: `update ${name}`,
    requestId: `update-${name.replace("/", "-")}`,
    acknowledged: null,
    denied: false,
  };
}

interface Assault {
  readonly sent: readonly Sent[];
  readonly agentId: string;
  readonly token: string;
  readonly blowAfter: number;
  readonly victim: Victim;
}

/** As many as a busy machine answers while it reads the answers; with more, all could be answered before the kill. */
const IN_FLIGHT = 64;

/**
 * Sends many at the same time and kills after that many acknowledgments. Returns when every request that was sent has a
 * response or has failed.
 */
async function strike(console: ConsoleProcess, { sent, agentId, token, blowAfter, victim }: Assault) {
  const struck = { at: 0, acknowledged: 0 };
  const postgres = await console.data.postgresProcesses();
  const waiting = [...sent];
  let acknowledged = 0;
  const sendInTurn = async (): Promise<void> => {
    for (let update = waiting.shift(); update && struck.at === 0; update = waiting.shift()) {
      await send(`${console.address}/v1/agent-configurations/${agentId}`, update, token);
      if (update.acknowledged === null) continue;
      acknowledged += 1;
      if (acknowledged !== blowAfter) continue;
      Object.assign(struck, { at: performance.now(), acknowledged });
      if (victim !== "PostgreSQL") trySignal(console.pid, "SIGKILL");
      if (victim !== "console") for (const pid of postgres) trySignal(pid, "SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendInTurn));
  if (struck.at === 0)
    throw new Error(`only ${acknowledged} updates were acknowledged; the kill waited for ${blowAfter}`);
  return struck;
}

/** Records on the update what the response said. Nothing if the response never arrived. */
async function send(address: string, update: Sent, token: string): Promise<void> {
  const headers = { "x-request-id": update.requestId };
  const body = { [update.field]: update.value };
  const reply = await call(`PUT ${address}`, { token, headers, body }).catch(() => null);
  if (reply?.status === 200) update.acknowledged = Number(reply.headers.get("etag")?.replaceAll('"', ""));
  else update.denied = reply?.text.includes("Nothing was changed") ?? false;
}

/**
 * A killed console is restarted by its supervisor, which is us here. A killed PostgreSQL is restarted by the console.
 */
async function comeBack(console: ConsoleProcess, victim: Victim): Promise<ConsoleProcess> {
  if (victim !== "PostgreSQL") {
    await console.exited;
    return startConsole({ data: console.data });
  }
  for (let ready = false; !ready; ) {
    ready = (await call(`GET ${console.address}/health/ready`)).status === 200;
    if (!ready) await pause(20);
  }
  return console;
}

/**
 * A console whose PostgreSQL ends ten times within minutes gives up, as intended. Here each round counts as a new day.
 */
async function reopen(console: ConsoleProcess): Promise<ConsoleProcess> {
  const { code } = await console.stop();
  if (code !== 0) throw new Error(`the console did not stop in order (${code}):\n${console.output()}`);
  return startConsole({ data: console.data });
}

function summary(victim: Victim, sent: readonly Sent[], kept: Kept) {
  const acknowledged = sent.filter((update) => update.acknowledged !== null).length;
  return { victim, sent: sent.length, acknowledged, kept: kept.history.length - 1 };
}
