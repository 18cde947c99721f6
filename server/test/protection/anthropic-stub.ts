import type { RequestListener } from "node:http";

/** A model that speaks Anthropic Messages, from its public description: whole, or in the events of a stream. */

export type Block = Readonly<Record<string, unknown>>;

export interface Scene {
  readonly content: readonly Block[];
  readonly stop?: string;
}

const named = (value: Block): string => `event: ${String(value["type"])}\ndata: ${JSON.stringify(value)}\n\n`;

/** The scene is named by the words of the last message. Every request is counted. */
export function anthropicStub(scenes: Readonly<Record<string, Scene>>) {
  const requests: Block[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      requests.push({ ...body, path: request.url, headers: request.headers });
      const json = { "content-type": "application/json" };
      if (request.url?.endsWith("/count_tokens")) {
        response.writeHead(200, json);
        response.end('{"input_tokens":12}');
        return;
      }
      const scene = scenes[wordsOf(body.messages.at(-1))] ?? { content: [{ type: "text", text: "Hello there." }] };
      const { content, stop: stop_reason = "end_turn" } = scene;
      const head = { id: "msg_1", type: "message", role: "assistant", model: body.model, stop_sequence: null };
      if (!body.stream) {
        const usage = { input_tokens: 9, output_tokens: 20 };
        response.writeHead(200, json);
        response.end(JSON.stringify({ ...head, content, stop_reason, usage }));
        return;
      }
      response.writeHead(200, { "content-type": "text/event-stream" });
      const usage = { input_tokens: 9, output_tokens: 1 };
      response.write(named({ type: "message_start", message: { ...head, content: [], stop_reason: null, usage } }));
      response.write(named({ type: "ping" }));
      content.forEach((block, index) => {
        for (const event of blockEvents(block, index)) response.write(named(event));
      });
      response.write(
        named({ type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } }),
      );
      response.end(named({ type: "message_stop" }));
    });
  };
  return { listener, requests };
}

function wordsOf({ content }: { content: string | readonly Block[] }): string {
  if (typeof content === "string") return content;
  return content.map((block) => String(block["text"] ?? "")).join("");
}

/** Texts come in pieces of four characters. */
function blockEvents(block: Block, index: number): Block[] {
  const { text, thinking, signature, input, ...rest } = block;
  const empty = {
    ...rest,
    ...(text === undefined ? {} : { text: "" }),
    ...(thinking === undefined ? {} : { thinking: "", signature: "" }),
    ...(input === undefined ? {} : { input: {} }),
  };
  const pieces = (whole: unknown): string[] => String(whole).match(/.{1,4}/gs) ?? [];
  const deltas: Block[] = [
    ...pieces(thinking ?? "").map((part) => ({ type: "thinking_delta", thinking: part })),
    ...(signature === undefined ? [] : [{ type: "signature_delta", signature }]),
    ...pieces(text ?? "").map((part) => ({ type: "text_delta", text: part })),
    ...(input === undefined ? [] : ["", ...pieces(JSON.stringify(input))]).map((part) => ({
      type: "input_json_delta",
      partial_json: part,
    })),
  ];
  return [
    { type: "content_block_start", index, content_block: empty },
    ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
    { type: "content_block_stop", index },
  ];
}
