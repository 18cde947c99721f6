import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type PaceRules, paceRules } from "../../src/domains/agents/conversation/pacing/pace-rules.ts";
import { createPacer } from "../../src/domains/agents/conversation/pacing/pacer.ts";
import type { Harness } from "../../src/domains/evaluation/harness/harness.ts";
import { startRunWorker } from "../../src/domains/evaluation/worker/worker.ts";
import type { Worker, WorkerRules } from "../../src/platform/work/worker.ts";
import { type SmallHarnessOptions, smallHarness } from "../small-harnesses.ts";
import { openWorld, type World } from "../world.ts";

export interface Heard {
  readonly text: string;
  readonly at: number;
}

/** A chat agent on loopback that records the prompts and their times. */
export interface TestAgent extends AsyncDisposable {
  readonly url: string;
  readonly heard: Heard[];
  underWay: number;
  mostUnderWay: number;
}

/** The request as the agent got it. */
export interface ChatBody {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

export type Answering = (
  text: string,
  response: ServerResponse,
  body: ChatBody,
) => string | number | null | Promise<string | number | null>;

/** Responds with the text, or with the status. Null leaves the response to the test. */
export async function openAgent(answer: Answering = () => "I would rather not."): Promise<TestAgent> {
  const server = createServer(async (request, response) => {
    let body = "";
    agent.underWay += 1;
    agent.mostUnderWay = Math.max(agent.mostUnderWay, agent.underWay);
    response.once("close", () => {
      agent.underWay -= 1;
    });
    for await (const chunk of request) body += chunk;
    const chat = JSON.parse(body) as ChatBody;
    const text = chat.messages.at(-1)?.content ?? "";
    agent.heard.push({ text, at: performance.now() });
    const said = await answer(text, response, chat);
    if (said === null) return;
    if (typeof said === "number") return void response.writeHead(said).end("{}");
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        choices: [{ message: { role: "assistant", content: said }, finish_reason: "stop" }],
        usage: { prompt_tokens: 10, completion_tokens: 5 },
      }),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const agent: TestAgent = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard: [],
    underWay: 0,
    mostUnderWay: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return agent;
}

export interface BedOptions extends SmallHarnessOptions {
  readonly answer?: Answering;
  readonly pace?: Partial<PaceRules>;
  readonly agent?: object;
  /** Instead of the small one. */
  readonly harnesses?: readonly Harness[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** A world with an agent, a harness named "security", and workers on request. */
export interface Bed extends AsyncDisposable {
  readonly world: World;
  readonly agent: TestAgent;
  readonly agentId: string;
  startWorker(rules?: Partial<WorkerRules>): Worker;
  /** Listens, so that workers started afterwards reach its gateway. */
  listen(): Promise<void>;
  startRun(more?: object): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  run(id: string): Promise<any>;
  /** Waits until the run is in this state. Any other end is an error. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  until(id: string, status: string): Promise<any>;
  control(id: string, verb: string, body?: object): Promise<number>;
  /** Another team with an agent of its own, for the same workers and the same scripted answers. It ends with this one. */
  another(): Promise<Bed>;
}

export async function openBed(options: BedOptions = {}): Promise<Bed> {
  const { answer, pace, agent: members, harnesses, environment = {}, ...small } = options;
  const agent = await openAgent(answer);
  const first = await openWorld({ harnesses: harnesses ?? [smallHarness("security", small)], environment });
  const body = {
    ...{ agent_name: "Support", model_name: "small-chat-1", agent_url: agent.url },
    ...{ rate_limit_requests_per_minute: 6_000_000, agent_params: { max_tokens: 100, timeout: 5 } },
    ...members,
  };
  const workers: Worker[] = [];
  let { publicUrl } = first.services;
  const clock = { milliseconds: Date.now };
  const retries = { attempts: 3, firstDelayMs: 5, longestDelayMs: 20, longestRetryAfterMs: 60_000 };
  const bedIn = async (world: World): Promise<Bed> => {
    const { id: agentId } = (await world.call("POST", "/v1/agent-configurations/", { body })).body;
    const run = async (id: string) => (await world.call("GET", `/v1/evaluations/${id}`)).body;
    // A whole response takes as long to make as the run takes for a prompt, so it is asked for once, at the end.
    const statusOf = async (id: string): Promise<string> =>
      (await world.behind.query("select status from evaluations where id = $1", [id])).rows[0]?.status;
    return {
      world,
      agent,
      agentId,
      run,
      startWorker(more) {
        const pacer = createPacer(world.services.db, { ...paceRules, ...pace });
        const rules = { everyMs: 20, graceMs: 2_000, places: 8, ...more };
        const worker = startRunWorker({ ...world.services, clock, pacer, retries, publicUrl }, rules);
        workers.push(worker);
        return worker;
      },
      async listen() {
        publicUrl = await world.app.listen({ host: "127.0.0.1", port: 0 });
      },
      async startRun(more = {}) {
        const wish = {
          agent_id: agentId,
          team_id: world.owner.who.teamId,
          harness_names: ["security"],
          seed: 1,
          ...more,
        };
        const reply = await world.call("POST", "/v1/evaluations/", { body: wish });
        if (reply.status !== 202) throw new Error(`${reply.status} ${reply.text}`);
        return reply.body.evaluation_id;
      },
      async until(id, status) {
        for (;;) {
          const is = await statusOf(id);
          if (is !== "running" || is === status) {
            const found = await run(id);
            if (found.status === status) return found;
            if (found.status !== "running") throw new Error(`the run is ${found.status}: ${found.status_message}`);
          }
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      },
      control: async (id, verb, more) =>
        (await world.call("POST", `/v1/evaluations/${id}/${verb}`, { body: more })).status,
      another: async () => bedIn(await world.another()),
      [Symbol.asyncDispose]: async () => {},
    };
  };
  return {
    ...(await bedIn(first)),
    async [Symbol.asyncDispose]() {
      for (const worker of workers) await worker.stop();
      await first[Symbol.asyncDispose]();
      await agent[Symbol.asyncDispose]();
    },
  };
}

/**
 * A completed run as it was while so many prompts were still asked, and what else a worker left behind then. All at once, and
 * the run first, as workers write: one that listed the run before it was completed may still take a step, and would settle
 * claims of a run that does not count them yet.
 */
export async function reopenRun({ behind }: World, prompts: number, more: string): Promise<void> {
  await behind.query(
    `update evaluations set status = 'running', in_flight = ${prompts}, resisted = resisted - ${prompts}; ${more}`,
  );
}
