import { setTimeout as pause } from "node:timers/promises";
import { type Fleet, guardAgent, portOf } from "./fleet.ts";
import { type Answered, type Exchanged, exchange } from "./socket.ts";
import type { Stub } from "./stub.ts";
import { bytesOf, surfaceNames, surfaces, USAGE } from "./surfaces.ts";

export interface ProcessProof {
  /** Requests that were open when the gateway was told to stop, and how many of them ended whole. */
  readonly open: number;
  readonly finished: number;
  readonly newRefused: boolean;
  readonly exitCode: number | null;
  /** From the signal to the end of the process. */
  readonly stoppedInMs: number;
  readonly mistakes: readonly string[];
}

interface Scene {
  readonly fleet: Fleet;
  readonly stub: Stub;
  /** What STOP_SECONDS of the gateways says, in milliseconds. */
  readonly graceMs: number;
  /** Which of the gateways is stopped. */
  readonly at: number;
}

const WORDS = ["The weather ", "in Bern ", "is fine ", "today, ", "and warm."];
const GUARD = {
  ...{ "output-guards": ["own"], "tool-result-guards": ["own"] },
  own: { methods: ["custom-patterns"], mode: "enforce", action: "block", "custom-patterns": { patterns: ["sesame"] } },
};
/** How long an upstream takes for the rest of its answer. */
const REST_MS = 600;

/**
 * A gateway process with requests of every protocol in progress is told to stop: those end whole, nobody new is served, and it
 * exits with 0. A stream that never ends is cut when the time is over, and is paid for all the same.
 */
export async function proveProcess({ fleet, stub, graceMs, at }: Scene): Promise<ProcessProof> {
  const mistakes: string[] = [];
  const plain = await guardAgent(fleet, { url: stub.url, guards: GUARD });
  const a2a = await guardAgent(fleet, { url: stub.url, guards: GUARD, type: "a2a" });
  const gateway = fleet.gateways[at];
  if (!gateway) throw new Error("no such gateway");
  const running: { readonly name: string; readonly sent: Exchanged }[] = [];
  const started: Promise<void>[] = [];
  for (const name of surfaceNames) {
    for (const isStream of [true, false]) {
      const [surface, agent, id] = [surfaces[name], name === "a2a" ? a2a : plain, `p${name}${isStream}`];
      const begun = Promise.withResolvers<void>();
      started.push(begun.promise);
      stub.answers.set(id, async ({ text, response }) => {
        const bytes = bytesOf(surface, { parts: WORDS, isStream, request: JSON.parse(text) });
        response.writeHead(200, { "content-type": isStream ? "text/event-stream" : "application/json" });
        response.write(bytes.subarray(0, bytes.length / 2));
        begun.resolve();
        await pause(REST_MS);
        response.end(bytes.subarray(bytes.length / 2));
      });
      const body = surface.request(`case-${id}`, isStream);
      running.push({
        name: `${name}, ${isStream ? "streamed" : "whole"}`,
        sent: fleet.exchange(at, { path: surface.path(agent), key: agent.key, body }),
      });
    }
  }
  const endless = Promise.withResolvers<void>();
  stub.answers.set("endless", ({ response }) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(bytesOf(surfaces.chat, { parts: WORDS, isStream: true, request: {} }).subarray(0, 400));
    endless.resolve();
  });
  const last = fleet.exchange(at, {
    ...{ path: surfaces.chat.path(plain), key: plain.key, body: surfaces.chat.request("case-endless", true) },
  });
  await Promise.all([...started, endless.promise]);
  await pause(100);
  const since = performance.now();
  gateway.signal("SIGTERM");
  await pause(100);
  const refused = await exchange({ port: portOf(gateway), path: plain.front, key: plain.key, body: {} }).over;
  if (refused.raw.length > 0) mistakes.push(`a new connection was answered ${refused.status} while the gateway stops`);
  const answers = await Promise.all(running.map(async ({ name, sent }) => ({ name, answer: await sent.over })));
  for (const { name, answer } of answers) if (!isWhole(answer)) mistakes.push(`${name}: ${answer.status}, not whole`);
  const { code, signal } = await gateway.exited;
  const stoppedInMs = Math.round(performance.now() - since);
  if (code !== 0) mistakes.push(`exited with ${code ?? signal}`);
  if (stoppedInMs > graceMs + 3000) mistakes.push(`took ${stoppedInMs} ms to stop`);
  if ((await last.over).isComplete) mistakes.push("a stream that was cut looks complete");
  mistakes.push(...(await unpaid(fleet, [plain.keyId, a2a.keyId], running.length + 1)));
  return {
    ...{ open: running.length + 1, finished: answers.filter(({ answer }) => isWhole(answer)).length },
    ...{ newRefused: refused.raw.length === 0, exitCode: code, stoppedInMs, mistakes },
  };
}

const isWhole = ({ status, isComplete, body }: Answered): boolean =>
  status === 200 && isComplete && body.includes("and warm.");

/** Every request was booked before the process ended, with what the upstream reported or, if it reported nothing, with the estimate. */
async function unpaid(fleet: Fleet, keyIds: readonly string[], requests: number): Promise<string[]> {
  let [booked, output] = [0, 0];
  for (const id of keyIds) {
    const { spent_today: spent } = await fleet.post(`/v1/gateway-keys/${id}`, {}, "PATCH");
    booked += spent.requests;
    output += spent.output_tokens;
  }
  const mistakes = booked === requests ? [] : [`${booked} of ${requests} requests were booked`];
  // Chat, Responses and Messages report their usage.
  if (output < 6 * USAGE.output) mistakes.push(`${output} output tokens were booked`);
  return mistakes;
}
