import type { AddressInfo } from "node:net";
import { defaultSampleAgent } from "@agent-console/sample-agent/identity/default-agent.ts";
import { standardHarnesses } from "../../src/domains/evaluation/probes/harnesses.ts";
import { startEvolutionWorker } from "../../src/domains/evolution/worker/worker.ts";
import type { Worker } from "../../src/platform/work/worker.ts";
import { tellingHarnesses } from "../telling-harnesses.ts";
import { openWorld, type World } from "../world.ts";

/** A listening console with the sample agent registered, and evolution workers on request. */
export interface EvolutionBed extends AsyncDisposable {
  readonly world: World;
  readonly agentId: string;
  startWorker(): Worker;
  /** Advances the workers' clock by this many hours. */
  later(hours: number): void;
  /** Always with the same seed: with a deterministic agent, the same job has the same result. */
  trigger(body?: object): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  job(id: string): Promise<any>;
  /** Waits until the job has ended or paused. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  untilStill(id: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  get(path: string): Promise<any>;
}

/** Determines which probe families are for the search and which for the decision. */
const AGENT_ID = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";

export interface BedOptions {
  /** All of the console's probes instead of the most informative ones. */
  readonly whole?: boolean;
  /** Switches of the sample agent, after its model name: `deterministic`, `ignores_system_message`, … */
  readonly switches?: string;
  readonly agent?: object;
}

export async function openEvolutionBed(options: BedOptions = {}): Promise<EvolutionBed> {
  const { switches, agent: members, whole = false } = options;
  const world = await openWorld({ harnesses: whole ? standardHarnesses : tellingHarnesses });
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  const address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  const sample = defaultSampleAgent(address);
  const model_name = switches ? `${sample.model_name}:${switches}` : sample.model_name;
  const body = { ...sample, id: AGENT_ID, model_name, rate_limit_requests_per_minute: 6_000_000, ...members };
  const reply = await world.call("POST", "/v1/agent-configurations/", { body });
  const agentId: string = reply.body.id;
  const workers: Worker[] = [];
  let ahead = 0;
  const base = `/v1/agents/${agentId}/evolutions`;
  const get = async (path: string) => (await world.call("GET", path)).body;
  const job = (id: string) => get(`${base}/${id}`);
  return {
    world,
    agentId,
    job,
    get,
    startWorker() {
      const rules = { everyMs: 20, graceMs: 1_000, places: 4 };
      const worker = startEvolutionWorker(
        { ...world.services, clock: { milliseconds: () => Date.now() + ahead } },
        rules,
      );
      workers.push(worker);
      return worker;
    },
    later(hours) {
      ahead += hours * 3_600_000;
    },
    async trigger(wish) {
      const made = await world.call("POST", base, { body: { seed: 7, ...wish } });
      if (made.status !== 201) throw new Error(`${made.status} ${made.text}`);
      return made.body.evolution_id;
    },
    async untilStill(id) {
      for (;;) {
        const found = await job(id);
        if (found.status !== "running") return found;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    async [Symbol.asyncDispose]() {
      for (const worker of workers) await worker.stop();
      await world[Symbol.asyncDispose]();
    },
  };
}
