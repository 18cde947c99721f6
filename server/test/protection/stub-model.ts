/** An OpenAI-style model for tests and benches: it says a text, whole or in deltas. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

export interface StubRequest {
  readonly headers: IncomingMessage["headers"];
  readonly url: string;
  /** The body as it came. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
  readonly body: any;
}

export interface StubModel {
  readonly listener: RequestListener;
  readonly requests: StubRequest[];
}

export interface StubOptions {
  /** What it says to a request. */
  readonly say: (request: StubRequest) => string;
  /** How a text is cut into deltas; word by word unless said. */
  readonly cut?: (text: string) => readonly string[];
  /** Answers on its own, instead of with a text. Return false to let it speak. */
  readonly instead?: (request: StubRequest, response: ServerResponse) => boolean;
}

const USAGE = { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 };
const words = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? [];

export function stubModel({ say, cut = words, instead = () => false }: StubOptions): StubModel {
  const requests: StubRequest[] = [];
  return {
    requests,
    listener: (incoming, response) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const body = text === "" ? null : JSON.parse(text);
        const request = { headers: incoming.headers, url: incoming.url ?? "", text, body };
        requests.push(request);
        if (instead(request, response)) return;
        if (body?.stream) stream(response, { body, parts: cut(say(request)) });
        else whole(response, { body, text: say(request) });
      });
    },
  };
}

interface Saying {
  readonly body: StubRequest["body"];
}

function whole(response: ServerResponse, { body, text }: Saying & { readonly text: string }): void {
  const message = { role: "assistant", content: text, refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: "stop" }];
  const answer = { id: "chatcmpl-1", created: 1, model: body?.model, object: "chat.completion", choices, usage: USAGE };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(answer, null, 1));
}

/** One chunk of a streamed answer. */
export const delta = (content: string, more: object = {}): string =>
  chunk([{ index: 0, delta: { content, ...more }, finish_reason: null }]);

export const chunk = (choices: readonly unknown[], more: object = {}): string => {
  const head = { id: "chatcmpl-1", created: 1, model: "gpt-small", object: "chat.completion.chunk" };
  return `data: ${JSON.stringify({ ...head, choices, ...more })}\n\n`;
};

function stream(response: ServerResponse, { body, parts }: Saying & { readonly parts: readonly string[] }): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(delta("", { role: "assistant" }));
  for (const part of parts) response.write(delta(part));
  response.write(chunk([{ index: 0, delta: {}, finish_reason: "stop" }]));
  if (body.stream_options?.include_usage) response.write(chunk([], { usage: USAGE }));
  response.end("data: [DONE]\n\n");
}
