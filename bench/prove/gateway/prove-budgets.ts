import { setTimeout as pause } from "node:timers/promises";
import { type Fleet, type GuardedAgent, guardAgent } from "./fleet.ts";
import type { Exchanged } from "./socket.ts";
import type { Asked, Stub } from "./stub.ts";
import { bytesOf, eventsIn, surfaces, USAGE } from "./surfaces.ts";

export interface BudgetProof {
  /** Requests that reached the upstream, of 200 in parallel over two gateways and a limit of 50. */
  readonly admitted: number;
  /** The same while one of the gateways is killed, and its clients try again at the other. */
  readonly admittedAfterKill: number;
  /** Requests that ended in every way there is, the tokens booked for them, and the tokens that were used. */
  readonly mixed: number;
  readonly booked: { readonly input: number; readonly output: number };
  readonly used: { readonly input: number; readonly output: number };
  /** Streams that were open when a gateway was killed. */
  readonly streams: number;
  readonly mistakes: readonly string[];
}

export interface Scene {
  readonly fleet: Fleet;
  readonly stub: Stub;
}

export const LIMIT = 50;
const PARALLEL = 200;
const GUARD = {
  "output-guards": ["own"],
  own: {
    ...{ methods: ["custom-patterns"], mode: "enforce", action: "mask" },
    "custom-patterns": { patterns: ["sesame-\\d{4}"], names: ["word"] },
  },
};
const MOST_OUTPUT = 100;

/** Limits hold over all gateways, also when one of them dies; what is booked is what was used. Leaves gateway 0 dead. */
export async function proveBudgets(scene: Scene, streams: number): Promise<BudgetProof> {
  const mistakes: string[] = [];
  const admitted = await parallel(scene, { name: "e", kills: false });
  const settled = await mixedEndings(scene);
  mistakes.push(...settled.mistakes);
  const admittedAfterKill = await parallel(scene, { name: "k", kills: true });
  await scene.fleet.restart(0);
  mistakes.push(...(await killUnderLoad(scene, streams)));
  if (admitted > LIMIT || admitted < LIMIT - 2)
    mistakes.push(`${admitted} requests were admitted with a limit of ${LIMIT}`);
  // What a killed gateway had leased and not forwarded yet counts as used.
  if (admittedAfterKill > LIMIT || admittedAfterKill < 10)
    mistakes.push(`${admittedAfterKill} requests were admitted around a kill, with a limit of ${LIMIT}`);
  return { admitted, admittedAfterKill, ...settled, streams, mistakes };
}

const ask = (agent: GuardedAgent, id: string, isStream = false) => ({
  ...{ path: surfaces.chat.path(agent), key: agent.key },
  body: { ...surfaces.chat.request(`case-${id}`, isStream), max_tokens: MOST_OUTPUT },
});

const heardOf = ({ heard }: Stub, prefix: string): number =>
  [...heard].reduce((sum, [id, count]) => sum + (id.startsWith(prefix) ? count : 0), 0);

function answerAfter(stub: Stub, id: string, ms: number): void {
  stub.answers.set(id, async ({ response, text }) => {
    await pause(ms);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(bytesOf(surfaces.chat, { parts: ["Fine."], isStream: false, request: JSON.parse(text) }));
  });
}

/** 200 at once on a limit of 50. Who is cut off or refused tries again, as clients do. */
async function parallel({ fleet, stub }: Scene, { name, kills }: { name: string; kills: boolean }): Promise<number> {
  const agent = await guardAgent(fleet, { url: stub.url, guards: GUARD, key: { requests_per_minute: LIMIT } });
  const all = Array.from({ length: PARALLEL }, async (_, at) => {
    const id = `${name}x${at}`;
    answerAfter(stub, id, kills ? 300 : 20);
    const first = await fleet.ask(at % 2, ask(agent, id));
    if (first.status === 0) await fleet.ask(1, ask(agent, `${id}again`));
  });
  if (kills) {
    while (heardOf(stub, `${name}x`) < 10) await pause(5);
    await fleet.gateways[0]?.kill9();
  }
  await Promise.all(all);
  if (kills) {
    // Whoever is still below the limit may come in; nobody else.
    await Promise.all(Array.from({ length: PARALLEL / 4 }, (_, at) => fleet.ask(1, ask(agent, `${name}xlate${at}`))));
  }
  return heardOf(stub, `${name}x`);
}

type Ending = "whole" | "streamed" | "error" | "cut" | "aborted" | "silent";
const ENDINGS: readonly Ending[] = ["whole", "streamed", "error", "cut", "aborted", "silent"];

/** Answers, errors, cuts and aborts: each is booked once, by its usage or, if nobody reported any, by its estimate. */
async function mixedEndings({ fleet, stub }: Scene) {
  const agent = await guardAgent(fleet, { url: stub.url, guards: GUARD });
  const used = { input: 0, output: 0 };
  const count = (asked: Asked, isReported: boolean): void => {
    used.input += isReported ? USAGE.input : Math.ceil(asked.text.length / 4);
    used.output += isReported ? USAGE.output : MOST_OUTPUT;
  };
  const mixed = 10 * ENDINGS.length;
  await Promise.all(
    Array.from({ length: mixed }, async (_, at) => {
      const ending = ENDINGS[at % ENDINGS.length] as Ending;
      const id = `m${ending}${at}`;
      const isStream = ending !== "whole" && ending !== "error";
      const arrived = Promise.withResolvers<void>();
      stub.answers.set(id, (asked) => {
        endAs(ending, asked);
        count(asked, ending === "whole" || ending === "streamed");
        arrived.resolve();
      });
      const sent = fleet.exchange(at % 2, ask(agent, id, isStream));
      if (ending !== "aborted" && ending !== "silent") return sent.over;
      await arrived.promise;
      await pause(30);
      sent.socket.destroy();
      return sent.over;
    }),
  );
  // A gateway books once a second.
  let booked = { requests: 0, input: 0, output: 0 };
  for (let tries = 0; tries < 200 && booked.requests < mixed; tries++) {
    await pause(100);
    const { spent_today: spent } = await fleet.post(`/v1/gateway-keys/${agent.keyId}`, {}, "PATCH");
    booked = { requests: spent.requests, input: spent.input_tokens, output: spent.output_tokens };
  }
  const { requests, ...tokens } = booked;
  const isSame = requests === mixed && tokens.input === used.input && tokens.output === used.output;
  const mistakes = isSame
    ? []
    : [`booked ${JSON.stringify(booked)} for ${mixed} requests that used ${JSON.stringify(used)}`];
  return { mixed, booked: tokens, used, mistakes };
}

function endAs(ending: Ending, { response, text }: Asked): void {
  if (ending === "silent") return;
  if (ending === "error") {
    response.writeHead(500, { "content-type": "application/json" });
    response.end('{"error":{"message":"It failed."}}');
    return;
  }
  const isStream = ending !== "whole";
  const bytes = bytesOf(surfaces.chat, { parts: ["Fine ", "weather."], isStream, request: JSON.parse(text) });
  response.writeHead(200, { "content-type": isStream ? "text/event-stream" : "application/json" });
  if (ending === "whole" || ending === "streamed") response.end(bytes);
  else response.write(bytes.subarray(0, 300), () => ending === "cut" && response.destroy());
}

const TEXT = "The word is sesame-1234, and the weather is fine. ";
const MASKED = "The word is ⟦WORD_1⟧, and the weather is fine. ";

/** Hundreds of open streams when a gateway is killed: nothing unjudged is on any socket, and limits hold afterwards. */
async function killUnderLoad({ fleet, stub }: Scene, streams: number): Promise<string[]> {
  const mistakes: string[] = [];
  const limit = streams + LIMIT;
  const agent = await guardAgent(fleet, { url: stub.url, guards: GUARD, key: { requests_per_minute: limit } });
  const sent: Exchanged[] = [];
  for (let at = 0; at < streams; at++) {
    const id = `b${at}`;
    stub.answers.set(id, ({ response, text }) => drip(response, text, at));
    sent.push(fleet.exchange(0, ask(agent, id, true)));
  }
  while (heardOf(stub, "b") < streams) await pause(20);
  await pause(500);
  await fleet.gateways[0]?.kill9();
  for (const [at, { over }] of sent.entries()) {
    const { raw, body } = await over;
    const shown = shownOf(body.toString());
    if (raw.includes("sesame") || !MASKED.repeat(40).startsWith(shown))
      mistakes.push(`stream ${at}: ${shown.slice(-100)}`);
  }
  const before = heardOf(stub, "b");
  await Promise.all(
    Array.from({ length: 3 * LIMIT }, (_, at) => {
      answerAfter(stub, `blate${at}`, 1);
      return fleet.ask(1, ask(agent, `blate${at}`));
    }),
  );
  const [total, after] = [heardOf(stub, "b"), heardOf(stub, "b") - before];
  if (total > limit) mistakes.push(`${total} requests were admitted after a kill, with a limit of ${limit}`);
  if (after === 0) mistakes.push("nobody was served after a kill");
  const [row] = await fleet.query("select count(*)::int as events from guard_events where agent_id = $1", [
    agent.agentId,
  ]);
  if (Number(row?.["events"]) > 2 * total) mistakes.push(`${String(row?.["events"])} events for ${total} requests`);
  return mistakes.slice(0, 5);
}

/** One event every few milliseconds, cut where a hit begins. */
function drip(response: Asked["response"], text: string, seed: number): void {
  const bytes = bytesOf(surfaces.chat, {
    parts: TEXT.repeat(40).match(/.{1,9}/gs) ?? [],
    isStream: true,
    request: JSON.parse(text),
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  let at = 0;
  const timer = setInterval(() => {
    if (at >= bytes.length) {
      clearInterval(timer);
      response.end();
      return;
    }
    response.write(bytes.subarray(at, at + 400 + seed));
    at += 400 + seed;
  }, 40);
  response.once("close", () => clearInterval(timer));
}

/** A socket that was cut may end inside an event. */
function shownOf(body: string): string {
  const end = body.lastIndexOf("\n\n");
  return surfaces.chat.streamed(eventsIn(end < 0 ? "" : body.slice(0, end + 2))).text;
}
