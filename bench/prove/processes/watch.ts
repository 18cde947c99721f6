import { setTimeout as pause } from "node:timers/promises";
import type { ConsoleProcess } from "../../../e2e/console.ts";
import { call } from "../../../e2e/person.ts";
import type { Balancer } from "./balancer.ts";

export type Role = "api" | "gateway" | "worker";

interface Shown {
  readonly pid: number;
  readonly role: string;
  readonly address: string;
  readonly status: "active" | "lost";
  readonly requests: number;
  readonly jobs: readonly { readonly kind: string; readonly running: number }[];
}

/** What the health page has said of a process so far. */
export interface Seen {
  readonly role: string;
  status: "active" | "lost" | "gone";
  /** The most of each that it had at one look. */
  requests: number;
  jobs: number;
}

export interface Watch {
  readonly lags: Map<string, number>;
  readonly seen: Map<number, Seen>;
  looks(): number;
  /** Until the page says this of a process. Returns after how many milliseconds; null: not in that time. */
  until(process: Pick<ConsoleProcess, "pid">, status: Seen["status"], mostMs: number): Promise<number | null>;
  active(): number;
  stop(): Promise<readonly string[]>;
}

const EVERY_MS = 300;

/** Reads the health page over and over, as its owner, through whichever console comes next. */
export function watchProcesses(balancer: Balancer, token: string): Watch {
  const [seen, lags, mistakes] = [new Map<number, Seen>(), new Map<string, number>(), new Set<string>()];
  let [isOver, looks] = [false, 0];
  const look = async (): Promise<void> => {
    const console = balancer.next();
    const reply = await call(`GET ${console.address}/v1/system`, { token }).catch(() => null);
    if (reply?.status !== 200) {
      if (balancer.killedAt(console) === undefined) mistakes.add(`the health page: ${reply?.status ?? "no answer"}`);
      return;
    }
    looks += 1;
    note(reply.body.processes);
    for (const { name, behind_seconds: behind } of reply.body.lags)
      lags.set(name, Math.max(lags.get(name) ?? 0, behind));
  };
  const note = (processes: readonly Shown[]): void => {
    for (const one of seen.values()) one.status = "gone";
    for (const { pid, role, status, requests, jobs } of processes) {
      const known = seen.get(pid) ?? { role, status, requests: 0, jobs: 0 };
      known.status = status;
      known.requests = Math.max(known.requests, requests);
      known.jobs = Math.max(known.jobs, ...jobs.map(({ running }) => running));
      seen.set(pid, known);
    }
  };
  const watch = async (): Promise<void> => {
    for (; !isOver; await pause(EVERY_MS)) await look();
  };
  const watching = watch();
  return {
    ...{ lags, seen, looks: () => looks },
    async until({ pid }, status, mostMs) {
      const since = performance.now();
      for (;;) {
        const now = seen.get(pid)?.status ?? "gone";
        const ms = performance.now() - since;
        if (now === status) return Math.round(ms);
        if (ms > mostMs) return null;
        await pause(50);
      }
    },
    active: () => [...seen.values()].filter(({ status }) => status === "active").length,
    async stop() {
      isOver = true;
      await watching;
      return [...mistakes];
    },
  };
}
