import type { StreamedAnswer } from "../../../platform/outbound/exchange.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import type { Conversation, ConverseOptions } from "./conversation.ts";
import { parsed } from "./json-members.ts";
import { ConversationFailed, failed } from "./observation.ts";
import { statusFailure } from "./status-failure.ts";

/** The way out to addresses that users supplied, with its rules. */
export type Line = Pick<Outbound, "stream">;

export interface Call {
  readonly url: string;
  readonly key: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON to post; absent, the address is read. */
  readonly body?: unknown;
}

/** The calls of one conversation, under one time limit that does not count the waiting for a turn. */
export interface Calls {
  /** The answer, once its status is known to be a success. */
  send(call: Call): Promise<StreamedAnswer>;
  elapsedMs(): number;
  remainingMs(): number;
}

const LONGEST_ANSWER = 4_000_000;
const LONGEST_COMPLAINT = 65_536;

export function openCalls(line: Line, timeoutMs: Conversation["timeoutMs"], options: ConverseOptions): Calls {
  const began = performance.now();
  let waited = 0;
  const elapsedMs = () => Math.round(performance.now() - began - waited);
  const remainingMs = () => timeoutMs - elapsedMs();
  return {
    elapsedMs,
    remainingMs,
    async send(call) {
      const asked = performance.now();
      await options.pace?.();
      waited += performance.now() - asked;
      if (remainingMs() <= 0) throw failed("timeout", "The time for the whole conversation was used up.");
      const answer = await line.stream({
        url: call.url,
        method: call.body === undefined ? "GET" : "POST",
        headers: headersOf(call),
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(options.signal ? { signal: options.signal } : {}),
        deadlineMs: remainingMs(),
        maxBytes: LONGEST_ANSWER,
      });
      if (answer.status >= 200 && answer.status < 300) return answer;
      throw await refusalOf(answer, call);
    },
  };
}

function headersOf({ key, headers, body }: Call): Record<string, string> {
  const bearer = key?.trim();
  if (bearer && !/^[\x21-\x7e]+$/.test(bearer)) {
    throw failed("unauthorised", "The agent's key holds characters that cannot be sent in a header.");
  }
  return {
    accept: "application/json",
    "user-agent": "agent-console",
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...headers,
  };
}

async function refusalOf({ status, headers, body }: StreamedAnswer, { url, key }: Call): Promise<ConversationFailed> {
  const said = await readText(body, LONGEST_COMPLAINT).catch(() => "");
  return new ConversationFailed(statusFailure({ host: new URL(url).host, status, headers, body: said, key }));
}

/** As much of the text as is wanted; the outgoing client sets the limit for all of it. */
export async function readText(body: AsyncIterable<Buffer>, most = Number.POSITIVE_INFINITY): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  return decoder.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
}

const decoder = new TextDecoder();

export function readJson(text: string, host: string): unknown {
  const value = parsed(text);
  if (value !== undefined) return value;
  const kind = text.trim() === "" ? "nothing" : /^\s*</.test(text) ? "a web page" : "something that is no JSON";
  throw failed("not_json", `${host} answered with ${kind}.`);
}
