/** How far the text that a client sees is behind the text that the model sent. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Line } from "./load.ts";

export interface Held {
  /** When the first text was seen, so many characters had been sent in addition. */
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

const TEXT =
  "The weather in the mountains changes quickly, so take a warm coat with you. The first hut is open from 8 a.m.; from there it is 12 km to the lake, and the bus at 17:45 takes you home. Call the guide at the hut if the weather turns, and never leave the marked path after dark.";
const PIECE = 4;
const EVERY_MS = 8;

type Routed = (url: string) => Promise<{ readonly port: number; readonly request: string }>;

/** A model that sends a few characters at a time, and a client in the same process that looks how much of it arrived. */
export async function measureHeld(routed: Routed): Promise<Held> {
  let sent = 0;
  const server = createServer(async (request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (let at = 0; at < TEXT.length; at += PIECE) {
      const content = TEXT.slice(at, at + PIECE);
      response.write(
        `data: ${JSON.stringify({ id: "a", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
      );
      sent += content.length;
      await pause(EVERY_MS);
    }
    response.write('data: {"id":"a","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n');
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port, request } = await routed(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  const line = new Line(port);
  try {
    await line.ask(request);
    sent = 0;
    const held: number[] = [];
    let text = "";
    await line.ask(request, (chunk) => {
      text += chunk.toString();
      const seen = [...text.matchAll(/"content":"([^"]*)"/g)].reduce(
        (sum, [, content = ""]) => sum + content.length,
        0,
      );
      if (seen > 0) held.push(sent - seen);
    });
    const sorted = held.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { first: held[0] ?? 0, p50: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 };
  } finally {
    line.close();
    server.closeAllConnections();
    server.close();
  }
}
