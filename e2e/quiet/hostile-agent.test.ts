import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startConsole } from "../console.ts";
import { becomeOwner, call } from "../person.ts";

const message = (content: string, more: object = {}): Buffer =>
  Buffer.from(
    JSON.stringify({ choices: [{ message: { role: "assistant", content, ...more }, finish_reason: "stop" }] }),
  );
const called = (given: string): object => ({
  tool_calls: [{ id: "c1", type: "function", function: { name: "send_mail", arguments: given } }],
});
const piece = (pieces: string): string => `data: {"choices":[{"index":0,"delta":{"tool_calls":[${pieces}]}}]}\n\n`;

/** What an agent could send to keep the console busy. Created once, so that the agent itself is not slow. */
const ANSWERS: readonly (Buffer | readonly Buffer[])[] = [
  message(`Well.${"\n".repeat(30_000)}Yes.`),
  message(`Well.${"\n".repeat(200_000)}Yes.`),
  message(`Well.${"\u2028".repeat(90_000)}Yes.`),
  message('I am a "person" and you are so '.repeat(3_000)),
  message("x".repeat(3_900_000)),
  message("", called(`{"to":${"[".repeat(900_000)}${"]".repeat(900_000)}}`)),
  Buffer.from(`${message("Yes.").toString().slice(0, -1)},"extra":${"[".repeat(1_900_000)}${"]".repeat(1_900_000)}}`),
  [
    Buffer.from(piece('{"index":0,"id":"c1","function":{"name":"send_mail","arguments":"{"}}')),
    ...Array<Buffer>(30).fill(Buffer.from(piece(Array(40_000).fill("{}").join(",")))),
    Buffer.from(
      'data: {"choices":[{"index":0,"delta":{"content":"Done."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
    ),
  ],
];

/** Each response in turn, whatever the prompt. */
async function openHostileAgent() {
  let asked = 0;
  const server = createServer(async (request, response: ServerResponse) => {
    for await (const _ of request);
    const answer = ANSWERS[asked++ % ANSWERS.length] ?? Buffer.alloc(0);
    const isWhole = Buffer.isBuffer(answer);
    response.setHeader("content-type", isWhole ? "application/json" : "text/event-stream");
    if (!isWhole) for (const part of answer) response.write(part);
    response.end(isWhole ? answer : undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A server in its own process that only sends responses. */
async function openControl() {
  const script =
    'const s = require("http").createServer((_, r) => r.end("{}")).listen(0, () => console.log(s.address().port))';
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(child.stdout, "data");
  return {
    url: `http://127.0.0.1:${String(port).trim()}/`,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Sends requests until the work is done, and returns the longest wait. */
class Watch {
  isOver = false;

  async over(url: string): Promise<number> {
    let longest = 0;
    while (!this.isOver) {
      const began = performance.now();
      await (await fetch(url)).arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
      await pause(10);
    }
    return longest;
  }
}

const timing = { timeout: 180_000 };

test("an agent that floods its responses does not block the console while its run completes", timing, async () => {
  await using agent = await openHostileAgent();
  await using testConsole = await startConsole();
  const { token, teamId } = await becomeOwner(testConsole);
  const { body: registered } = await call(`POST ${testConsole.address}/v1/agent-configurations/`, {
    token,
    body: {
      ...{ agent_name: "Hostile", model_name: "m", agent_url: agent.url, rate_limit_requests_per_minute: 6_000 },
      ...{ access_level: "grey_box", agent_system_prompt: `You help.${"\n".repeat(50_000)}Be kind.` },
    },
  });
  await using control = await openControl();
  const watch = new Watch();
  const watching = Promise.all([watch.over(`${testConsole.address}/health/live`), watch.over(control.url)]);
  const { body: started } = await call(`POST ${testConsole.address}/v1/evaluations/`, {
    token,
    body: {
      ...{ agent_id: registered.id, team_id: teamId, harness_names: ["reliability", "security", "safety"] },
      ...{ sample_size: 24, seed: 1, concurrency: 4 },
    },
  });
  let run = { status: "running", progress: { done: 0 } };
  while (run.status === "running") {
    await pause(50);
    run = (await call(`GET ${testConsole.address}/v1/evaluations/${started.evaluation_id}`, { token })).body;
  }
  watch.isOver = true;
  const [live, other] = await watching;
  expect(run).toMatchObject({ status: "completed", progress: { done: 24 } });
  // A machine that keeps an idle server waiting for more than 50 ms keeps the console waiting too.
  expect(live).toBeLessThan(Math.max(200, 4 * other));
});
