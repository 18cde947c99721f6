import { setTimeout as pause } from "node:timers/promises";
import { call, createAgent } from "../../../e2e/person.ts";
import { newWitness, sendUpdate } from "../failover/traffic.ts";
import { mistakesIn, readHistory } from "../kills/kept-writes.ts";
import type { Sent } from "../kills/sent-update.ts";
import type { Balancer } from "./balancer.ts";
import type { ProofTeam } from "./teams.ts";

type Query = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

export interface ApiLoad {
  stop(): Promise<ApiFigures>;
}

export interface ApiFigures {
  readonly requests: number;
  readonly sent: number;
  readonly acknowledged: number;
  /** Requests that a killed console took along. */
  readonly lost: number;
  readonly mistakes: readonly string[];
}

export interface ApiPlan {
  readonly balancer: Balancer;
  readonly team: ProofTeam;
  readonly agents: number;
  readonly query: Query;
}

const PAUSE_MS = 30;

/** Each agent of a team is updated, read and listed over and over, each time through the next console. Nothing is repeated. */
export async function startApiLoad({ balancer, team, agents: count, query }: ApiPlan): Promise<ApiLoad> {
  const { token } = team;
  const [mistakes, sent] = [new Set<string>(), new Map<string, Sent[]>()];
  let [isOver, requests, lost] = [false, 0, 0];
  const get = async (path: string): Promise<Record<string, unknown> | null> => {
    const console = balancer.next();
    requests += 1;
    const reply = await call(`GET ${console.address}${path}`, { token }).catch(() => null);
    if (reply?.status === 200) return reply.body;
    if (balancer.killedAt(console) === undefined)
      mistakes.add(`GET ${path} was answered ${reply?.status ?? "nothing"}`);
    else lost += 1;
    return null;
  };
  const update = async (agent: string, one: Sent): Promise<boolean> => {
    const [console, witness] = [balancer.next(), newWitness()];
    requests += 1;
    const isDone = await sendUpdate({ address: console.address, token, witness }, agent, one);
    if (isDone) return true;
    if (balancer.killedAt(console) === undefined) {
      mistakes.add(witness.mistakes[0] ?? "an update was answered 503");
    } else lost += 1;
    return false;
  };
  const run = async (agent: string, updates: Sent[]): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const one: Sent = {
        ...{ field: "purpose", value: `update ${n}`, requestId: `${agent.slice(-8)}-${n}` },
        ...{ acknowledged: null, denied: false },
      };
      updates.push(one);
      const isDone = await update(agent, one);
      const seen = await get(`/v1/agent-configurations/${agent}`);
      if (isDone && seen && seen["purpose"] !== one.value) mistakes.add(`a read did not show "${one.value}" after it`);
      await get("/v1/agent-configurations?limit=20");
      await pause(PAUSE_MS);
    }
  };
  const running: Promise<void>[] = [];
  for (let at = 0; at < count; at++) {
    const [agent, updates]: [string, Sent[]] = [await createAgent(balancer.next().address, token), []];
    sent.set(agent, updates);
    running.push(run(agent, updates));
  }
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      await untilSealed(query);
      for (const [agent, updates] of sent) {
        const kept = await readHistory({ address: balancer.next().address, token }, agent, query);
        for (const mistake of mistakesIn(updates, kept)) mistakes.add(mistake);
      }
      const all = [...sent.values()].flat();
      const acknowledged = all.filter((one) => one.acknowledged !== null).length;
      return { requests, sent: all.length, acknowledged, lost, mistakes: [...mistakes] };
    },
  };
}

/** Entries of the audit log are sealed by a worker, some moments after the request. */
async function untilSealed(query: Query): Promise<void> {
  for (const since = performance.now(); performance.now() - since < 60_000; await pause(200)) {
    const [row] = await query("select count(*)::int as n from audit_pending");
    if (row?.["n"] === 0) return;
  }
}
