import { setTimeout as pause } from "node:timers/promises";
import { call, type Reply } from "../../../e2e/person.ts";

export interface Load {
  /** Which consoles get requests from now on. Those that are left out get no new ones. */
  serve(addresses: readonly string[]): Promise<void>;
  /** Requests so far. */
  count(): number;
  stop(): Promise<LoadEnd>;
}

export interface LoadEnd {
  readonly requests: number;
  readonly mistakes: readonly string[];
  /** The last acknowledged text of each agent, and how many updates were acknowledged. */
  readonly written: ReadonlyMap<string, { readonly purpose: string; readonly updates: number }>;
}

const PAUSE_MS = 20;
const MOST_MISTAKES = 20;

/** Updates of every agent one after another, lists, and reads of what was just written, over all consoles in turn. */
export function startLoad(token: string, agents: readonly string[]): Load {
  let serving: readonly string[] = [];
  let isStopping = false;
  let requests = 0;
  const inFlight = new Map<string, number>();
  const mistakes: string[] = [];
  const written = new Map<string, { purpose: string; updates: number }>();

  /** As a balancer does: one console after another, and none that is being taken out. */
  async function send(method: string, path: string, body?: object): Promise<Reply> {
    const address = serving[requests++ % serving.length] ?? "";
    inFlight.set(address, (inFlight.get(address) ?? 0) + 1);
    try {
      const reply = await call(`${method} ${address}${path}`, { token, ...(body ? { body } : {}) });
      if (reply.status >= 400) blame(`${method} ${path} at ${address}: ${reply.status} ${reply.text.slice(0, 200)}`);
      return reply;
    } finally {
      inFlight.set(address, (inFlight.get(address) ?? 1) - 1);
    }
  }

  function blame(mistake: string): void {
    if (mistakes.length < MOST_MISTAKES) mistakes.push(mistake);
  }

  async function write(agent: string): Promise<void> {
    for (let updates = 1; !isStopping; updates++) {
      const purpose = `update ${updates}`;
      const path = `/v1/agent-configurations/${agent}`;
      try {
        const { status } = await send("PUT", path, { purpose });
        if (status < 400) written.set(agent, { purpose, updates });
        const seen = await send("GET", path);
        if (seen.body.purpose !== purpose) blame(`${agent} has "${seen.body.purpose}" after "${purpose}"`);
        await send("GET", "/v1/agent-configurations?limit=20");
      } catch (error) {
        blame(`${path}: ${(error as Error).message}`);
      }
      await pause(PAUSE_MS);
    }
  }

  const writing: Promise<void>[] = [];
  return {
    async serve(addresses) {
      serving = addresses;
      if (writing.length === 0) writing.push(...agents.map(write));
      while ([...inFlight].some(([address, count]) => count > 0 && !addresses.includes(address))) await pause(PAUSE_MS);
    },
    count: () => requests,
    async stop() {
      isStopping = true;
      await Promise.all(writing);
      return { requests, mistakes, written };
    },
  };
}
