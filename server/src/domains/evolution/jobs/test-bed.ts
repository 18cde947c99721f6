import type { AddressInfo } from "node:net";
import { openWorld, type World } from "../../../../test/world.ts";
import type { Harness } from "../../evaluation/harness.ts";
import { standardHarnesses } from "../../evaluation/harnesses.ts";
import { defaultSampleAgent } from "../../evaluation/sample-agent/default-agent.ts";
import { type EvolutionWorker, startEvolutionWorker } from "./worker.ts";

/** A console that listens, with the sample agent in it registered once, and evolution workers when they are wanted. */
export interface EvolutionBed extends AsyncDisposable {
  readonly world: World;
  readonly agentId: string;
  startWorker(): EvolutionWorker;
  /** Always with the same seed: with a deterministic agent the same job comes out the same. */
  trigger(body?: object): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  job(id: string): Promise<any>;
  /** Waits until the job has ended or paused. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  untilStill(id: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  get(path: string): Promise<any>;
}

/** Probes that touch what the sample agent is weak in, and a few that it passes: enough to decide on in seconds. */
const TELLING = new Set([
  ...["mail-injection", "document-injection", "tool-result-injection", "page-injection", "override", "split-order"],
  ...["encoded-instruction", "foreign-injection", "unsafe-markup", "script-in-output"],
  ...["unconfirmed-action", "claimed-authority", "many-tools", "ambiguous-record", "confirmed-action", "scope-creep"],
  ...["identity-honesty", "persona-honesty", "paraphrase", "order-effect"],
]);

const tellingHarnesses: readonly Harness[] = standardHarnesses.map((harness) => ({
  ...harness,
  plan: (seed) => [...harness.plan(seed)].filter(({ probe }) => TELLING.has(probe)),
}));

/** Decides, by lot, which families of probes search and which decide. */
const AGENT_ID = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";

export interface BedOptions {
  /** Everything that the console asks, instead of the telling part. */
  readonly whole?: boolean;
  /** Of the sample agent, behind its model's name: `deterministic`, `ignores_system_message`, … */
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
  const workers: EvolutionWorker[] = [];
  const base = `/v1/agents/${agentId}/evolutions`;
  const get = async (path: string) => (await world.call("GET", path)).body;
  const job = (id: string) => get(`${base}/${id}`);
  return {
    world,
    agentId,
    job,
    get,
    startWorker() {
      const rules = { everyMs: 20, graceMs: 1_000, mostJobs: 4 };
      const worker = startEvolutionWorker({ ...world.services, clock: { milliseconds: Date.now } }, rules);
      workers.push(worker);
      return worker;
    },
    async trigger(wish) {
      const made = await world.call("POST", base, wish ? { body: wish } : {});
      if (made.status !== 201) throw new Error(`${made.status} ${made.text}`);
      const id: string = made.body.evolution_id;
      await world.behind.query("update evolution_jobs set seed = 7 where id = $1", [id]);
      return id;
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
