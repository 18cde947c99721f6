import type { StreamedAnswer } from "../../../../platform/outbound/exchange.ts";
import { readEvents } from "../../../../platform/sse/read-events.ts";
import type { AgentReach } from "../../record/agent-reach.ts";
import { type Call, Calls, headersOf, jsonOf, type Line, readText } from "../exchange/calls.ts";
import type { AgentDriver } from "../exchange/conversation.ts";
import { type Answered, failureOf, type Observation } from "../exchange/observation.ts";
import { readJson } from "../exchange/read-json.ts";
import { endpointOf } from "./address.ts";
import { type Completion, readCompletion, type Speaker } from "./answer.ts";
import { requestBody } from "./request.ts";
import { readStream } from "./stream.ts";

export type ChatReach = Pick<AgentReach, "model" | "key"> & { readonly url: string };

/** Any endpoint compatible with OpenAI's chat completions. The agent is stateless: each turn sends the whole conversation. */
export function chatCompletions(line: Line, reach: ChatReach): AgentDriver {
  const { key, model } = reach;
  const url = endpointOf(reach.url);
  const speaker: Speaker = { host: URL.parse(url)?.host ?? "", key };
  let headers: Call["headers"];
  return {
    async converse(conversation, options = {}): Promise<Observation> {
      const calls = new Calls(line, conversation.timeoutMs, options);
      try {
        headers ??= headersOf({ key, isPost: true });
        const answer = await calls.send({ url, key, headers, body: requestBody(model, conversation) });
        const completion = await readAnswer(answer, speaker, line);
        return answered(completion, calls.elapsedMs());
      } catch (error) {
        return failureOf(error, conversation.timeoutMs);
      }
    },
  };
}

function answered(completion: Completion, latencyMs: number): Answered {
  return { outcome: "answered", ...completion, latencyMs, thread: null };
}

/** Decided by the response, not by the request: some servers ignore `stream`, others always stream. */
async function readAnswer(answer: StreamedAnswer, speaker: Speaker, line: Line): Promise<Completion> {
  const source = { speaker, read: (data: string) => readJson(data, line) };
  if (answer.headers["content-type"]?.includes("text/event-stream")) {
    return readStream(readEvents(answer.body), source);
  }
  const text = await readText(answer);
  if (/^\s*(?:data|event|id)?:/.test(text)) return readStream(readEvents(whole(text)), source);
  return readCompletion(jsonOf(await readJson(text, line), { text, host: speaker.host }), speaker);
}

async function* whole(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
