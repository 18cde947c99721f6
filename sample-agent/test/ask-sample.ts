import { createSampleAgent } from "../agent.ts";
import { sampleSystemPrompt } from "../identity/default-agent.ts";
import { SAMPLE_MODEL } from "../identity/switches.ts";
import { type ChatRequest, readChatRequest } from "../request/chat-request.ts";

export interface Asked {
  /** Appended to the registered system prompt. */
  readonly clause?: string;
  /** Instead of that prompt. */
  readonly system?: string;
  readonly switches?: string;
  readonly body?: object;
}

/** A validated request to the sample agent with the given last turn or turns. */
export function requestOf(said: string | readonly object[], asked: Asked = {}): ChatRequest {
  const system = asked.system ?? [sampleSystemPrompt, asked.clause ?? ""].join("\n").trim();
  const turns = typeof said === "string" ? [{ role: "user", content: said }] : said;
  const model = asked.switches ? `${SAMPLE_MODEL}:${asked.switches}` : SAMPLE_MODEL;
  const body = { model, messages: [{ role: "system", content: system }, ...turns], ...asked.body };
  return readChatRequest(Buffer.from(JSON.stringify(body)));
}

export interface Heard {
  readonly text: string;
  readonly call: { readonly name: string; readonly arguments: string } | null;
}

/** The same prompt many times, in several worlds, so that no single difficulty decides. */
export function hear(said: string | readonly object[], asked: Asked & { times?: number } = {}): Heard[] {
  const { times = 240, switches, ...rest } = asked;
  return Array.from({ length: times }, (_, at) => {
    const seeded = [`seed=w${at % 40}`, ...(switches ? [switches] : [])].join(",");
    return { said, asked: { ...rest, switches: seeded } };
  }).map(worldOf());
}

function worldOf(): (question: { said: string | readonly object[]; asked: Asked }) => Heard {
  const agent = createSampleAgent();
  return ({ said, asked }) => {
    const outcome = agent.reply(requestOf(said, asked));
    if (outcome.kind !== "answered") throw new Error(`no answer: ${outcome.kind}`);
    return outcome;
  };
}
