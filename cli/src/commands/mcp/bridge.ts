import { confirmCall, declineCall, formOf, hasAgreed, questionIn, showsForms } from "./confirm.ts";
import { headersFor, type Id, idOf, isMembers, type Members, membersOf, messagesIn } from "./messages.ts";

export interface BridgeNeeds {
  readonly lines: AsyncIterable<string>;
  readonly write: (line: string) => void;
  /** Sends a message to the console. */
  readonly send: (body: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>;
  readonly signal: AbortSignal;
}

/** The console refuses more than a megabyte; a line that never ends must not fill the memory of this process. */
const LONGEST_LINE = 4_000_000;
const UNREACHABLE = -32000;
const PARSE_ERROR = -32700;

/**
 * Passes messages between an assistant that speaks in lines and the console's MCP endpoint, until the lines end. It knows two things that
 * the console can't, because nothing is kept there between two requests: which version an older client agreed on, and whether that
 * client can ask its user.
 */
export async function bridge({ lines, write, send, signal }: BridgeNeeds): Promise<void> {
  const underWay = new Map<Id, AbortController>();
  const asked = new Map<Id, (answer: Members) => void>();
  const working = new Set<Promise<void>>();
  let agreed: string | null = null;
  let canAsk = false;
  let questions = 0;

  const say = (message: Members): void => write(JSON.stringify(message));
  const fail = (id: Id | null, code: number, message: string): void =>
    say({ jsonrpc: "2.0", id, error: { code, message } });

  async function ask(call: Members, id: Id, answer: Members): Promise<Members | null> {
    const question = canAsk ? questionIn(answer) : null;
    if (!question) return null;
    const own = `console-${++questions}`;
    const heard = Promise.withResolvers<Members>();
    asked.set(own, heard.resolve);
    say(formOf(own, question));
    const reply = await heard.promise;
    asked.delete(own);
    if (!hasAgreed(reply)) {
      say(declineCall(id));
      return {};
    }
    await pass(confirmCall(call, question), { asks: false });
    return {};
  }

  async function pass(message: Members, { text = JSON.stringify(message), asks = true } = {}): Promise<void> {
    const id = idOf(message);
    const mine = new AbortController();
    if (id !== null) underWay.set(id, mine);
    try {
      const either = AbortSignal.any([signal, mine.signal]);
      const response = await send(text, { headers: headersFor(message, agreed), signal: either });
      for await (const line of messagesIn(response)) {
        const answer: unknown = JSON.parse(line);
        if (!isMembers(answer)) continue;
        if (message["method"] === "initialize") agreed = versionIn(answer) ?? agreed;
        if (asks && id !== null && (await ask(message, id, answer))) continue;
        // A refusal before the message was read has no ID. The client waits for its own.
        say(answer["method"] === undefined && idOf(answer) === null ? { ...answer, id } : answer);
      }
    } catch (error) {
      if (id !== null && !mine.signal.aborted && !signal.aborted) fail(id, UNREACHABLE, reasonOf(error));
    } finally {
      if (id !== null) underWay.delete(id);
    }
  }

  for await (const line of lines) {
    if (signal.aborted) break;
    if (line.trim() === "") continue;
    const message = line.length > LONGEST_LINE ? null : parsed(line);
    if (message === null) {
      fail(null, PARSE_ERROR, "The line is not valid JSON.");
      continue;
    }
    const { method } = message;
    if (method === undefined && idOf(message) !== null) {
      asked.get(idOf(message) ?? "")?.(message);
      continue;
    }
    if (method === "initialize") canAsk = showsForms(message);
    if (method === "notifications/cancelled") {
      underWay.get(idOf({ id: membersOf(message["params"])["requestId"] }) ?? "")?.abort();
      continue;
    }
    const work = pass(message, { text: line });
    working.add(work);
    void work.finally(() => working.delete(work));
    // The version that the rest is sent with comes with the answer.
    if (method === "initialize") await work;
  }
  await Promise.all(working);
}

function parsed(line: string): Members | null {
  try {
    const value: unknown = JSON.parse(line);
    return isMembers(value) ? value : null;
  } catch {
    return null;
  }
}

function versionIn(answer: Members): string | null {
  const version = membersOf(answer["result"])["protocolVersion"];
  return typeof version === "string" ? version : null;
}

const reasonOf = (error: unknown): string =>
  `The console did not answer${error instanceof SyntaxError ? " in the protocol" : ""}. Check that it runs and can be reached.`;
