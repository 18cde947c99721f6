import { setTimeout as pause } from "node:timers/promises";
import { guardAgent } from "./fleet.ts";
import type { Scene } from "./prove-budgets.ts";
import type { Answered } from "./socket.ts";
import { bytesOf, surfaces } from "./surfaces.ts";

/** A database that can be taken away from the gateways. */
export interface DatabaseSwitch {
  off(): Promise<void>;
  on(): Promise<void>;
}

export interface OfflinePlan {
  readonly how: "stopped" | "hanging";
  /** What GATEWAY_OFFLINE_SECONDS says. */
  readonly offlineSeconds: number;
  /** Between two rounds of requests. */
  readonly everyMs: number;
}

export interface OfflineProof extends OfflinePlan {
  /** Requests with a known key without a budget that were served while the database was away. */
  readonly served: number;
  /** When the key with a budget was refused for the first time, and the known one, in seconds. */
  readonly budgetUntil: number | null;
  readonly knownUntil: number | null;
  /** The slowest answer with the known key, in ms. */
  readonly slowestMs: number;
  readonly backAfterMs: number;
  readonly mistakes: readonly string[];
}

const GUARD = {
  "output-guards": ["own"],
  own: {
    ...{ methods: ["custom-patterns"], mode: "enforce", action: "mask" },
    "custom-patterns": { patterns: ["sesame-\\d{4}"], names: ["word"] },
  },
};
/** A lease is spent after a few seconds at the latest. */
const LEASE_MS = 10_000;
/** A database that hangs is waited for this long, once in a while. */
const MOST_MS = 5000;

/** The database of a gateway goes away for longer than the gateway may go on without it, and comes back. */
export async function proveOffline(scene: Scene, database: DatabaseSwitch, plan: OfflinePlan): Promise<OfflineProof> {
  const { fleet, stub } = scene;
  const mistakes: string[] = [];
  const agent = await guardAgent(fleet, { url: stub.url, guards: GUARD });
  const more = async (limits: object): Promise<string> =>
    (await fleet.post("/v1/gateway-keys", { agent_id: agent.agentId, name: "More", ...limits })).secret;
  const [budgeted, unused] = [await more({ requests_per_minute: 600 }), await more({})];
  const body = bytesOf(surfaces.chat, { parts: ["It is sesame-1234."], isStream: false, request: {} });
  stub.answers.set("o", ({ response }) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(body);
  });
  const ask = (key: string): Promise<Answered> =>
    fleet.ask(0, { path: surfaces.chat.path(agent), key, body: surfaces.chat.request("case-o", false) });
  for (const key of [agent.key, budgeted]) if ((await ask(key)).status !== 200) mistakes.push("not served before");
  // Whatever it takes to be gone, from now on nobody knows whether it answers.
  const since = performance.now();
  await database.off();
  const elapsed = (): number => (performance.now() - since) / 1000;
  const seen = { served: 0, slowestMs: 0, budgetUntil: null as number | null, knownUntil: null as number | null };
  while (seen.knownUntil === null && elapsed() < plan.offlineSeconds * 1.2 + 15) {
    const began = performance.now();
    const sentAt = elapsed();
    const known = await ask(agent.key);
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
    if (known.status === 200) seen.served += 1;
    else if (known.status === 503) seen.knownUntil = elapsed();
    else mistakes.push(`a known key was answered ${known.status} after ${sentAt.toFixed(0)} s`);
    if (known.body.includes("sesame")) mistakes.push("something unjudged left");
    const [ofBudget, ...ofStrangers] = await Promise.all([budgeted, unused, `${unused.slice(0, -3)}abc`].map(ask));
    if (ofBudget?.status !== 200) seen.budgetUntil ??= sentAt;
    else if (sentAt * 1000 > LEASE_MS) mistakes.push(`a key with a budget was served after ${sentAt.toFixed(0)} s`);
    for (const { status } of ofStrangers)
      if (status !== 503) mistakes.push(`a key that nobody knows was answered ${status}`);
    await pause(plan.everyMs);
  }
  mistakes.push(...timely(plan, seen));
  const before = stub.heard.get("o") ?? 0;
  for (const key of [agent.key, budgeted, unused])
    if ((await ask(key)).status !== 503) mistakes.push("a key was served after the time was over");
  if ((stub.heard.get("o") ?? 0) !== before) mistakes.push("something reached the upstream after the time was over");
  const backAfterMs = await comeBack(database, () => Promise.all([agent.key, budgeted, unused].map(ask)));
  if (backAfterMs > 30_000) mistakes.push("not served 30 s after the database was back");
  return { ...plan, ...seen, backAfterMs, mistakes: [...new Set(mistakes)].slice(0, 10) };
}

function timely(
  { offlineSeconds }: OfflinePlan,
  { knownUntil, slowestMs }: { knownUntil: number | null; slowestMs: number },
) {
  const mistakes: string[] = [];
  if (knownUntil === null) mistakes.push("a known key was served for too long");
  // What is known may be a second old when the database goes away.
  else if (knownUntil < offlineSeconds - 2) mistakes.push(`a known key was refused after ${knownUntil.toFixed(0)} s`);
  if (slowestMs > MOST_MS) mistakes.push(`an answer took ${Math.round(slowestMs)} ms`);
  return mistakes;
}

async function comeBack(database: DatabaseSwitch, ask: () => Promise<readonly Answered[]>): Promise<number> {
  await database.on();
  const since = performance.now();
  while (performance.now() - since < 31_000) {
    if ((await ask()).every(({ status }) => status === 200)) break;
    await pause(100);
  }
  return Math.round(performance.now() - since);
}
