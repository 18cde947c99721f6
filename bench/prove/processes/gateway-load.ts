import { setTimeout as pause } from "node:timers/promises";
import type { ConsoleProcess } from "../../../e2e/console.ts";
import { type GuardedAgent, guardAgent, portOf } from "../gateway/fleet.ts";
import { type Answered, askOverSocket } from "../gateway/socket.ts";
import type { Answer, Stub } from "../gateway/stub.ts";
import { bytesOf, surfaces } from "../gateway/surfaces.ts";
import type { Balancer } from "./balancer.ts";
import { caller, type ProofTeam } from "./teams.ts";

export interface GatewayPlan {
  readonly team: ProofTeam;
  readonly consoles: Balancer;
  readonly gateways: Balancer;
  readonly stub: Stub;
  /** Requests per minute of the limited key. */
  readonly perMinute: number;
}

export interface GatewayFigures {
  readonly whole: number;
  readonly streamed: number;
  readonly lost: number;
  /** Of the key without a limit: requests that were sent and that are booked. */
  readonly sent: number;
  readonly booked: number;
  /** Of the key with a limit: what reached the upstream, and the most of it in any minute. */
  readonly limited: number;
  readonly busiestMinute: number;
  readonly mistakes: readonly string[];
}

export interface GatewayLoad {
  stop(): Promise<GatewayFigures>;
}

const GUARD = {
  "output-guards": ["own"],
  own: {
    ...{ methods: ["custom-patterns"], mode: "enforce", action: "mask" },
    "custom-patterns": { patterns: ["sesame-\\d{4}"], names: ["word"] },
  },
};
/** What must be masked comes in two parts. */
const WORDS = ["The word ", "is sesame", "-1234, and ", "the weather ", "is fine ", "and warm."];
const WHOLE_MS = 200;
const PART_MS = 200;
/** A gateway reports what it used after a second at most, and one that is killed can't. */
const UNREPORTED_MS = 2_000;

/** As an upstream that takes its time, so that there are always requests in progress. */
export const patientAnswer: Answer = async ({ text, response }) => {
  const request = JSON.parse(text) as { stream?: boolean };
  if (!request.stream) {
    await pause(WHOLE_MS);
    response.writeHead(200, { "content-type": "application/json" });
    return void response.end(bytesOf(surfaces.chat, { parts: WORDS, isStream: false, request }));
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const events = bytesOf(surfaces.chat, { parts: WORDS, isStream: true, request })
    .toString()
    .split(/(?<=\n\n)/);
  for (const event of events) {
    response.write(event);
    await pause(PART_MS);
  }
  response.end();
};

/** Clients that repeat nothing: two loops through the gateways, one through the consoles, which serve the same, and one with a limit. */
export async function startGatewayLoad({
  team,
  consoles,
  gateways,
  stub,
  perMinute,
}: GatewayPlan): Promise<GatewayLoad> {
  const post = caller(() => consoles.next().address, team);
  const free = await guardAgent({ post }, { url: stub.url, guards: GUARD });
  const limited = await guardAgent({ post }, { url: stub.url, guards: GUARD, key: { requests_per_minute: perMinute } });
  const mistakes = new Set<string>();
  const arrivals: number[] = [];
  const answered: { readonly by: ConsoleProcess; readonly at: number }[] = [];
  let [isOver, whole, streamed, lost, sent, number] = [false, 0, 0, 0, 0, 0];

  const send = (by: ConsoleProcess, agent: GuardedAgent, isStream: boolean): Promise<Answered> => {
    const body = surfaces.chat.request(`case-${team.name}${number++}`, isStream);
    return askOverSocket({ port: portOf(by), path: surfaces.chat.path(agent), key: agent.key, body });
  };
  const judge = (by: ConsoleProcess, balancer: Balancer, answer: Answered): boolean => {
    if (answer.raw.includes("sesame")) mistakes.add("something unjudged left a gateway");
    const isWhole = answer.status === 200 && answer.isComplete && answer.body.includes("and warm.");
    if (isWhole) return true;
    if (balancer.killedAt(by) === undefined) {
      const end = answer.isComplete ? "" : ", cut off";
      mistakes.add(
        `a request was answered ${answer.status || "nothing"}${end}: ${answer.body.toString().slice(0, 150)}`,
      );
    } else lost += 1;
    return false;
  };
  const loop = async (balancer: Balancer): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const [by, isStream] = [balancer.next(), n % 2 === 1];
      sent += 1;
      const isWhole = judge(by, balancer, await send(by, free, isStream));
      if (isWhole) answered.push({ by, at: performance.now() });
      if (isWhole && isStream) streamed += 1;
      else if (isWhole) whole += 1;
      await pause(20);
    }
  };
  /** More than the limit. A refusal is right, with the time to wait. */
  const press = async (): Promise<void> => {
    while (!isOver) {
      const by = gateways.next();
      const answer = await send(by, limited, false);
      if (answer.status === 200) arrivals.push(performance.now());
      if (answer.status === 429 && !answer.headers["retry-after"]) mistakes.add("a 429 has no Retry-After");
      if (answer.status !== 429) judge(by, gateways, answer);
      await pause(100);
    }
  };
  const running = [loop(gateways), loop(gateways), loop(consoles), press()];
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      const unreported = answered.filter(({ by, at }) => {
        const killedAt = gateways.killedAt(by) ?? consoles.killedAt(by);
        return killedAt !== undefined && killedAt - at < UNREPORTED_MS;
      }).length;
      const booked = await untilBooked(() => post(`/v1/gateway-keys/${free.keyId}`, {}, "PATCH"), sent - lost);
      if (booked > sent) mistakes.add(`${booked} requests are booked of ${sent} that were sent`);
      if (booked < answered.length - unreported)
        mistakes.add(`${booked} requests are booked of ${answered.length} that were answered`);
      const busiestMinute = busiest(arrivals);
      if (busiestMinute > perMinute)
        mistakes.add(`${busiestMinute} requests in a minute, with a limit of ${perMinute}`);
      return {
        ...{ whole, streamed, lost, sent, booked, limited: arrivals.length, busiestMinute, mistakes: [...mistakes] },
      };
    },
  };
}

/** The last reports of the gateways take a second. */
async function untilBooked(
  read: () => Promise<{ spent_today: { requests: number } }>,
  wanted: number,
): Promise<number> {
  for (const since = performance.now(); ; await pause(500)) {
    const { spent_today: spent } = await read();
    if (spent.requests >= wanted || performance.now() - since > 10_000) return spent.requests;
  }
}

function busiest(times: readonly number[]): number {
  let [most, from] = [0, 0];
  for (const [at, time] of times.entries()) {
    while (time - (times[from] ?? time) >= 60_000) from += 1;
    most = Math.max(most, at - from + 1);
  }
  return most;
}
