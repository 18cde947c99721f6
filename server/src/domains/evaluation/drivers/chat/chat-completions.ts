import type { StreamedAnswer } from "../../../../platform/outbound/exchange.ts";
import type { AgentReach } from "../../../agents/port.ts";
import { type Line, openCalls, readJson, readText } from "../calls.ts";
import type { AgentDriver } from "../conversation.ts";
import { readEvents } from "../event-stream.ts";
import { type Answered, observe } from "../observation.ts";
import { endpointOf } from "./address.ts";
import { type Completion, readCompletion, type Speaker } from "./answer.ts";
import { requestBody } from "./request.ts";
import { readStream } from "./stream.ts";

export type ChatReach = Pick<AgentReach, "model" | "key"> & { readonly url: string };

/** Any endpoint that speaks as OpenAI's chat completions do. The agent keeps nothing: each turn sends the whole talk. */
export function chatCompletions(line: Line, reach: ChatReach): AgentDriver {
  const url = endpointOf(reach.url);
  const speaker: Speaker = { host: URL.parse(url)?.host ?? "", key: reach.key };
  return {
    converse: (conversation, options = {}) =>
      observe<Answered>(conversation.timeoutMs, async () => {
        const calls = openCalls(line, conversation.timeoutMs, options);
        const answer = await calls.send({ url, key: reach.key, body: requestBody(reach.model, conversation) });
        const completion = await readAnswer(answer, speaker);
        return { outcome: "answered", ...completion, latencyMs: calls.elapsedMs(), thread: null };
      }),
  };
}

/** Told by what came, not by what was asked for: some servers ignore `stream`, others always stream. */
async function readAnswer({ headers, body }: StreamedAnswer, speaker: Speaker): Promise<Completion> {
  if (headers["content-type"]?.includes("text/event-stream")) return readStream(readEvents(body), speaker);
  const text = await readText(body);
  if (/^\s*(?:data|event|id)?:/.test(text)) return readStream(readEvents(whole(text)), speaker);
  return readCompletion(readJson(text, speaker.host), speaker);
}

async function* whole(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
