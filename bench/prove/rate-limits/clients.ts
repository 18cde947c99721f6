import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Accepted } from "./accepted.ts";

export interface ClientPlan {
  /** Number of the client: each has an address of its own on loopback, by which the console knows it. */
  readonly client: number;
  /** Ports of the consoles that a request may go to now. */
  readonly ports: () => readonly number[];
  /** Requests at a time. */
  readonly loops: number;
  readonly isOver: () => boolean;
}

export interface Spree {
  readonly accepted: Accepted[];
  refused: number;
  /** Connections that a killed console took along. */
  lost: number;
  /** The longest that an answer took. */
  slowestMs: number;
  readonly mistakes: Set<string>;
}

/** After a refusal, so that refusals don't take the processor from everybody else. */
const PAUSE_MS = 10;

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export function ask(agent: Agent, port: number, path: string, token?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const sent = request({ host: "127.0.0.1", port, path, agent, headers }, (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}

/** Of a client, with the address that belongs to its number. */
export const agentOf = (client: number, maxSockets: number): Agent =>
  new Agent({
    keepAlive: true,
    maxSockets,
    localAddress: `127.0.${1 + Math.floor(client / 200)}.${1 + (client % 200)}`,
  });

/** Sends without a pause to one console after another, whatever they say, until it is over. */
export async function spree({ client, ports, loops, isOver }: ClientPlan): Promise<Spree> {
  const made: Spree = { accepted: [], refused: 0, lost: 0, slowestMs: 0, mistakes: new Set() };
  const agent = agentOf(client, loops);
  let turn = client;
  const loop = async (): Promise<void> => {
    while (!isOver()) {
      const open = ports();
      const by = open[turn++ % open.length] ?? 0;
      const sentAt = performance.now();
      const answer = await ask(agent, by, "/health/live").catch(() => null);
      const answeredAt = performance.now();
      if (answer) made.slowestMs = Math.max(made.slowestMs, answeredAt - sentAt);
      if (answer?.status === 200) made.accepted.push({ sentAt, answeredAt, by });
      else await note(made, answer);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  agent.destroy();
  return made;
}

async function note(made: Spree, answer: Answer | null): Promise<void> {
  if (answer === null) made.lost += 1;
  else if (answer.status === 429) made.refused += 1;
  else made.mistakes.add(`a request was answered ${answer.status}`);
  if (answer?.status === 429 && !answer.retryAfter) made.mistakes.add("a refusal has no Retry-After");
  await pause(PAUSE_MS);
}

export interface QuietPlan {
  readonly client: number;
  readonly ports: () => readonly number[];
  readonly token: string;
  readonly isOver: () => boolean;
  /** Whether the database is away at the moment, or was just now: then a 503 with Retry-After is right. */
  readonly mayFail?: () => boolean;
}

export interface Quiet {
  readonly reads: number;
  readonly mistakes: readonly string[];
}

/** Another client, that reads its agents four times a second and never comes near its limit. */
export async function readQuietly({ client, ports, token, isOver, mayFail = () => false }: QuietPlan): Promise<Quiet> {
  const agent = agentOf(client, 1);
  const mistakes = new Set<string>();
  let reads = 0;
  while (!isOver()) {
    const open = ports();
    const before = mayFail();
    const port = open[reads++ % open.length] ?? 0;
    const answer = await ask(agent, port, "/v1/agent-configurations?limit=1", token).catch(() => null);
    const isExcused = (before || mayFail()) && answer?.status === 503 && answer.retryAfter !== undefined;
    if (answer?.status !== 200 && !isExcused)
      mistakes.add(`another client was answered ${answer?.status ?? "nothing"}`);
    await pause(250);
  }
  agent.destroy();
  return { reads, mistakes: [...mistakes] };
}
