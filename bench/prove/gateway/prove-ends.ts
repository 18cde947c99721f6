import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { countWaiting } from "../../../server/test/own-time.ts";
import { type Fleet, type GuardedAgent, guardAgent } from "./fleet.ts";
import type { Scene } from "./prove-budgets.ts";
import type { Asked, Stub } from "./stub.ts";
import { bytesOf, surfaces } from "./surfaces.ts";

export const MOMENTS = ["before the first byte", "in a stream", "in a whole answer"] as const;

export interface EndsPlan {
  readonly aborts: number;
  readonly readers: number;
  readonly megabytes: number;
}

export interface EndsProof {
  /** From the client's end to the upstream's, in ms, by moment, without waiting for a processor that others used. */
  readonly aborts: Readonly<Record<string, readonly number[]>>;
  /** From the answer of the revocation to the first refusal, in ms, by gateway. */
  readonly revoked: readonly number[];
  readonly readers: number;
  /** Memory of the gateway for each slow reader, in MB, and what the upstream could send to one of them. */
  readonly megabytesEach: number;
  readonly sentEach: number;
  readonly mistakes: readonly string[];
}

const MOST_ABORT_MS = 100;
const MOST_REVOKED_MS = 1000;
const MOST_MEGABYTES = 2;
const GUARD = {
  "output-guards": ["own"],
  own: { methods: ["custom-patterns"], mode: "enforce", action: "mask", "custom-patterns": { patterns: ["sesame"] } },
};

/** Clients that go, keys that are revoked, and readers that are slow. */
export async function proveEnds(scene: Scene, plan: EndsPlan): Promise<EndsProof> {
  const agent = await guardAgent(scene.fleet, { url: scene.stub.url, guards: GUARD });
  const aborts: Record<string, number[]> = {};
  for (const [at, moment] of MOMENTS.entries()) {
    aborts[moment] = [];
    for (let round = 0; round < plan.aborts; round++)
      aborts[moment].push(await abortAt(scene, agent, `a${at}x${round}`, moment));
  }
  const none = { readers: 0, megabytesEach: 0, sentEach: 0 };
  const slow = plan.readers > 0 ? await slowReaders(scene, agent, plan) : none;
  const revoked = await revoke(scene, agent);
  const mistakes: string[] = [];
  for (const [moment, times] of Object.entries(aborts)) {
    // One of them may have waited for another program on this machine.
    const late = times.filter((ms) => ms > MOST_ABORT_MS).length;
    if (late > times.length / 10)
      mistakes.push(`${moment}: the upstream heard of ${late} aborts after ${MOST_ABORT_MS} ms`);
  }
  for (const ms of revoked)
    if (ms > MOST_REVOKED_MS) mistakes.push(`a revoked key was refused after ${Math.round(ms)} ms`);
  if (slow.megabytesEach > MOST_MEGABYTES) mistakes.push(`a slow reader costs ${slow.megabytesEach.toFixed(2)} MB`);
  return { aborts, revoked, ...slow, mistakes };
}

async function abortAt({ fleet, stub }: Scene, agent: GuardedAgent, id: string, moment: string): Promise<number> {
  const isStream = moment !== "in a whole answer";
  const arrived = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  stub.answers.set(id, ({ response, text }) => {
    // Never ended from here.
    response.once("close", left.resolve);
    if (moment !== "before the first byte") {
      const bytes = bytesOf(surfaces.chat, { parts: ["Fine ", "weather."], isStream, request: JSON.parse(text) });
      response.writeHead(200, { "content-type": isStream ? "text/event-stream" : "application/json" });
      response.write(bytes.subarray(0, bytes.length / 2));
    }
    arrived.resolve();
  });
  const sent = fleet.exchange(0, ask(agent, id, isStream));
  await arrived.promise;
  await pause(20);
  const waited = countWaiting([fleet.gateways[0]?.pid ?? 0, process.pid]);
  const at = performance.now();
  sent.socket.destroy();
  const heard = left.promise.then(() => performance.now() - at - waited());
  return Promise.race([heard, pause(5000, Number.POSITIVE_INFINITY, { ref: false })]);
}

const ask = (agent: GuardedAgent, id: string, isStream: boolean) => ({
  ...{ path: surfaces.chat.path(agent), key: agent.key, body: surfaces.chat.request(`case-${id}`, isStream) },
});

/** Resident memory of a process, in MB. */
function megabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

async function slowReaders({ fleet, stub }: Scene, agent: GuardedAgent, { readers, megabytes: size }: EndsPlan) {
  const pid = fleet.gateways[0]?.pid ?? 0;
  const sent: number[] = [];
  const parts = Array.from({ length: 1000 }, () => "The weather in Bern is fine today, and warm. ".repeat(20));
  for (let at = 0; at < readers; at++) stub.answers.set(`r${at}`, (asked) => flood(asked, { parts, size, at, sent }));
  // What the first requests of a process cost belongs to no reader.
  stub.answers.set("warm", ({ response }) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(bytesOf(surfaces.chat, { parts, isStream: true, request: {} }));
  });
  for (let round = 0; round < 3; round++) await fleet.ask(0, ask(agent, "warm", true));
  await pause(300);
  const before = megabytes(pid);
  const open = Array.from({ length: readers }, (_, at) => {
    const one = fleet.exchange(0, ask(agent, `r${at}`, true));
    one.socket.once("data", () => one.socket.pause());
    return one;
  });
  let most = 0;
  for (let round = 0; round < 30; round++) {
    await pause(100);
    most = Math.max(most, megabytes(pid));
  }
  for (const { socket } of open) socket.destroy();
  const sentEach = sent.reduce((sum, bytes) => sum + bytes, 0) / readers / 1_000_000;
  return { readers, megabytesEach: Math.max(0, most - before) / readers, sentEach };
}

interface Flood {
  readonly parts: readonly string[];
  /** In MB. */
  readonly size: number;
  readonly at: number;
  readonly sent: number[];
}

/** As much as the gateway takes. */
async function flood({ response }: Asked, { parts, size, at, sent }: Flood): Promise<void> {
  const bytes = bytesOf(surfaces.chat, { parts, isStream: true, request: {} });
  response.writeHead(200, { "content-type": "text/event-stream" });
  sent[at] = 0;
  while ((sent[at] ?? 0) < size * 1_000_000 && !response.destroyed) {
    const from = (sent[at] ?? 0) % bytes.length;
    const piece = bytes.subarray(from, Math.min(from + 16_384, bytes.length - 20));
    sent[at] = (sent[at] ?? 0) + Math.max(piece.length, 20);
    if (piece.length > 0 && !response.write(piece)) await drained(response);
  }
}

const drained = (response: Asked["response"]): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });

/** Both gateways know the key; then it is revoked at the console. */
async function revoke({ fleet, stub }: Scene, agent: GuardedAgent): Promise<number[]> {
  answerShortly(stub, "known");
  for (const at of fleet.gateways.keys()) await fleet.ask(at, ask(agent, "known", false));
  await fleet.post(`/v1/gateway-keys/${agent.keyId}`, {}, "DELETE");
  const since = performance.now();
  return Promise.all([...fleet.gateways.keys()].map((at) => refusedAfter(fleet, agent, { at, since })));
}

function answerShortly(stub: Stub, id: string): void {
  stub.answers.set(id, ({ response }) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(surfaces.chat.whole(["Fine."])));
  });
}

async function refusedAfter(fleet: Fleet, agent: GuardedAgent, { at, since }: { at: number; since: number }) {
  while (performance.now() - since < 10_000) {
    const sentAt = performance.now();
    const { status } = await fleet.ask(at, ask(agent, "known", false));
    if (status === 401) return sentAt - since;
    await pause(10);
  }
  return Number.POSITIVE_INFINITY;
}
