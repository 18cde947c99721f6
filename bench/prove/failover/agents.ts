import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** An agent over HTTP that counts how often it was asked each prompt. */
export interface PatientAgent extends AsyncDisposable {
  readonly url: string;
  /** Prompts since the last call of `forget`, each with how often it came. */
  readonly heard: Map<string, number>;
}

export async function openPatientAgent(answerMs: number): Promise<PatientAgent> {
  const heard = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => "");
    if (body === "") return;
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const asked = JSON.stringify(messages);
    heard.set(asked, (heard.get(asked) ?? 0) + 1);
    await pause(answerMs);
    response.setHeader("content-type", "application/json");
    const message = { role: "assistant", content: "I would rather not." };
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** How many prompts came again, beyond their first time. */
export const repeatedIn = ({ heard }: PatientAgent): number =>
  [...heard.values()].reduce((sum, times) => sum + times - 1, 0);
