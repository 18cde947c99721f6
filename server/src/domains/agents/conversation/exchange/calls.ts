import type { StreamedAnswer } from "../../../../platform/outbound/exchange.ts";
import type { Outbound } from "../../../../platform/outbound/outbound.ts";
import { OutboundError } from "../../../../platform/outbound/outbound-error.ts";
import type { Conversation, ConverseOptions, SendPermission } from "./conversation.ts";
import { ConversationFailed, failed } from "./observation.ts";
import { type LargeJson, type ReadJson, readJson } from "./read-json.ts";
import { statusFailure } from "./status-failure.ts";

/** The outbound client for URLs that users supplied, with a reader for responses too long for this thread. */
export type Line = Pick<Outbound, "stream"> & Partial<LargeJson>;

export interface Call {
  readonly url: string;
  readonly key: string | null;
  /** From `headersOf`, made once for repeated requests. */
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON to post; without it, the request is a GET. */
  readonly body?: unknown;
}

const LONGEST_ANSWER = 4_000_000;
const LONGEST_ERROR_BODY = 65_536;

/** The calls of one conversation, under one time limit that excludes the wait for a slot. */
export class Calls {
  readonly #line: Line;
  readonly #timeoutMs: number;
  readonly #options: ConverseOptions;
  readonly #began = performance.now();
  #waited = 0;

  constructor(line: Line, timeoutMs: Conversation["timeoutMs"], options: ConverseOptions) {
    this.#line = line;
    this.#timeoutMs = timeoutMs;
    this.#options = options;
  }

  readJson(text: string): ReadJson | undefined | Promise<ReadJson | undefined> {
    return readJson(text, this.#line);
  }

  elapsedMs(): number {
    return Math.round(performance.now() - this.#began - this.#waited);
  }

  remainingMs(): number {
    return this.#timeoutMs - this.elapsedMs();
  }

  /** The response, after its status was checked. */
  async send(call: Call): Promise<StreamedAnswer> {
    const turn = this.#options.pace?.();
    if (turn) await this.#wait(turn);
    const { permit } = this.#options;
    return permit ? this.#exchangeWith(permit, call) : this.#exchange(call);
  }

  /** A request whose permission ends on its way to the socket is not sent: it waits for permission again. */
  async #exchangeWith(permit: SendPermission, call: Call): Promise<StreamedAnswer> {
    for (;;) {
      const permission = permit.wait();
      if (permission) await this.#wait(permission);
      try {
        return await this.#exchange(call);
      } catch (error) {
        if (!isWithdrawn(error)) throw error;
      }
    }
  }

  async #wait(turn: Promise<void>): Promise<void> {
    const asked = performance.now();
    await turn;
    this.#waited += performance.now() - asked;
  }

  async #exchange(call: Call): Promise<StreamedAnswer> {
    const { signal, permit } = this.#options;
    const deadlineMs = this.remainingMs();
    if (deadlineMs <= 0) throw failed("timeout", "The conversation timed out.");
    const isPost = call.body !== undefined;
    const answer = await this.#line.stream({
      url: call.url,
      method: isPost ? "POST" : "GET",
      headers: call.headers ?? headersOf({ key: call.key, isPost }),
      body: isPost ? JSON.stringify(call.body) : undefined,
      signal,
      deadlineMs,
      maxBytes: LONGEST_ANSWER,
      mayLeave: permit && (() => permit.isGood()),
    });
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw await refusalOf(answer, call);
  }
}

const isWithdrawn = (error: unknown): boolean =>
  error instanceof OutboundError && error.kind === "aborted" && error.isUnsent;

interface HeaderOptions {
  readonly key: string | null;
  readonly isPost: boolean;
  readonly more?: Readonly<Record<string, string>>;
}

export function headersOf({ key, isPost, more }: HeaderOptions): Readonly<Record<string, string>> {
  const bearer = key?.trim();
  if (bearer && !/^[\x21-\x7e]+$/.test(bearer)) {
    throw failed("unauthorised", "The agent's API key contains characters that can't be sent in a header.");
  }
  return Object.freeze({
    accept: "application/json",
    "user-agent": "agent-console",
    ...(isPost ? { "content-type": "application/json" } : {}),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...more,
  });
}

async function refusalOf({ status, headers, body }: StreamedAnswer, { url, key }: Call): Promise<ConversationFailed> {
  const said = await readErrorBody(body).catch(() => "");
  return new ConversationFailed(statusFailure({ host: new URL(url).host, status, headers, body: said, key }));
}

async function readErrorBody(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= LONGEST_ERROR_BODY) break;
  }
  return decoder.decode(Buffer.concat(chunks));
}

export async function readText(answer: StreamedAnswer): Promise<string> {
  return decoder.decode(await answer.whole());
}

const decoder = new TextDecoder();

/** The JSON of a response, or a failure if it is not JSON. */
export function jsonOf(read: ReadJson | undefined, { text, host }: { text: string; host: string }): ReadJson {
  if (read) return read;
  const kind = text.trim() === "" ? "nothing" : /^\s*</.test(text) ? "a web page" : "content that is not JSON";
  throw failed("not_json", `${host} returned ${kind}.`);
}
