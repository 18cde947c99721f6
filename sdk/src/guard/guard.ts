import type { Channel, ToolCall } from "@agent-console/analysis/guards/guard.ts";
import { type Masks, openMasks } from "@agent-console/analysis/guards/masking/masks.ts";
import { createBundleSource } from "./bundle-source.ts";
import { type Connection, createConnection } from "./connection.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { type GuardedText, guardedText } from "./guarded-text.ts";
import { startHeartbeats } from "./heartbeats.ts";
import { judgeLocally, needsConsole } from "./judge-locally.ts";
import { judgeRemotely } from "./judge-remotely.ts";
import { localLanes, type OpenLanes, remoteLanes } from "./lanes.ts";
import type { Given, ToJudge } from "./to-judge.ts";
import { type GuardVerdict, refusedFor } from "./verdict.ts";

export type { GuardedText } from "./guarded-text.ts";
export type { GuardVerdict } from "./verdict.ts";

export interface GuardOptions {
  /** The console's address. */
  readonly console: string | URL;
  /** A console key with the scope `guards`. */
  readonly key: string;
  /** The agent's id. */
  readonly agent: string;
  /** `remote`: the console judges. `local`: this process judges by a signed copy of the guards, and no text leaves it. */
  readonly mode: "local" | "remote";
  /** The console's bundle key (SPKI, base64), if you pin it. Default: the console is asked for it once. */
  readonly publicKey?: string | undefined;
  /** Guards that only watch in this process. The console shows it. */
  readonly downgrade?: readonly string[] | undefined;
  /** For each request to the console. Default: 5 seconds. */
  readonly timeoutMs?: number | undefined;
  /** A replacement for `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

export interface JudgeOptions {
  /** Masked values get the same mask in a conversation, and `restore` brings them back. */
  readonly conversation?: string | undefined;
  /** What the user asked, for guards that judge a response in its context. */
  readonly question?: string | undefined;
}

type Texts = string | readonly unknown[];

/** What the clients of OpenAI and Anthropic have in common. */
export interface ModelClient {
  withOptions(options: { readonly fetch: typeof fetch }): unknown;
}

/** Judges what goes to an agent and what comes from it. Never throws: what can't be judged must not go on. */
export interface Guard {
  /** A text of the user, or messages in the form of a chat API. */
  input(what: Texts, options?: JudgeOptions): Promise<GuardVerdict>;
  output(what: Texts, options?: JudgeOptions): Promise<GuardVerdict>;
  /** A passage that was retrieved for the agent. */
  document(what: string, options?: JudgeOptions): Promise<GuardVerdict>;
  toolCall(call: ToolCall, options?: JudgeOptions): Promise<GuardVerdict>;
  toolResult(what: string, options?: JudgeOptions): Promise<GuardVerdict>;
  /**
   * A response that comes in pieces. What may leave is passed on as it comes, with masks; after a stop nothing more comes,
   * and `verdict` says why.
   */
  stream(parts: AsyncIterable<string> | Iterable<string>, options?: JudgeOptions): GuardedText;
  /**
   * A `fetch` that judges what goes to a model and what comes back, tool calls too, whole or streamed. For clients that take
   * one, such as the providers of the Vercel AI SDK. What the guard can't read does not pass.
   */
  fetch(options?: JudgeOptions & { readonly fetch?: typeof fetch | undefined }): typeof fetch;
  /** A copy of an OpenAI or Anthropic client whose requests and answers are judged. */
  wrap<Client extends ModelClient>(client: Client, options?: JudgeOptions): Client;
  /** A response with the values that its client sent in this conversation, in place of their masks. */
  restore(text: string, conversation: string): Promise<string>;
  /** Sends what was counted and stops. */
  close(): Promise<void>;
}

/**
 * Guards for one agent.
 *
 * @example
 * const guard = createGuard({ console: "https://console.example", key, agent, mode: "local" });
 * const verdict = await guard.input(question, { conversation });
 * if (!verdict.allowed) return verdict.message;
 * const answer = await ask(verdict.text);
 */
export function createGuard(options: GuardOptions): Guard {
  const { console: address, key, agent, mode } = options;
  const connection = createConnection({
    ...{ console: address, key, timeoutMs: options.timeoutMs ?? 5_000 },
    fetch: options.fetch ?? ((...given) => fetch(...given)),
  });
  const judging = mode === "remote" ? remote(connection, agent) : local(connection, options);
  const judge = async (channel: Channel, given: Given, more: JudgeOptions = {}): Promise<GuardVerdict> => {
    try {
      return await judging.judge({ channel, given, ...more });
    } catch (error) {
      return refusedFor(error);
    }
  };
  const fetchFor = (inner: typeof fetch, more: JudgeOptions): typeof fetch =>
    guardedFetch({
      judge: ({ channel, given }) => judge(channel, given, more),
      open: () => judging.lanes(more),
      fetch: inner,
    });
  const texts = (what: Texts): Given => (typeof what === "string" ? { text: what } : { messages: what });
  return {
    input: (what, more) => judge("user", texts(what), more),
    output: (what, more) => judge("output", texts(what), more),
    document: (what, more) => judge("document", { text: what }, more),
    toolCall: (toolCall, more) => judge("tool_call", { toolCall }, more),
    toolResult: (what, more) => judge("tool_result", { text: what }, more),
    stream: (parts, more = {}) => guardedText(parts, () => judging.lanes(more)),
    fetch: ({ fetch: inner = globalFetch, ...more } = {}) => fetchFor(inner, more),
    wrap: (client, more = {}) => {
      const own: unknown = Reflect.get(client, "fetch");
      const inner: typeof fetch = typeof own === "function" ? (own as typeof fetch) : globalFetch;
      return client.withOptions({ fetch: fetchFor(inner, more) }) as typeof client;
    },
    restore: judging.restore,
    close: judging.close,
  };
}

/** Looked up when it is used, so that what replaces it later is used too. */
const globalFetch: typeof fetch = (...given) => fetch(...given);

interface Judging {
  judge(what: ToJudge): Promise<GuardVerdict>;
  lanes(more: JudgeOptions): Promise<OpenLanes>;
  restore(text: string, conversation: string): Promise<string>;
  close(): Promise<void>;
}

const remote = (connection: Connection, agent: string): Judging => ({
  judge: (what) => judgeRemotely(connection, agent, what),
  lanes: async (more) => remoteLanes((what) => judgeRemotely(connection, agent, what).catch(refusedFor), more),
  async restore(text, conversation) {
    const body = { agent_id: agent, conversation_id: conversation, text };
    return (await connection.post<{ text: string }>("/v1/guard-checks/restore", body)).text;
  },
  async close() {},
});

/** Conversations whose masks this process remembers. The oldest is forgotten first. */
const MOST_CONVERSATIONS = 1000;

function local(connection: Connection, { agent, publicKey, downgrade = [] }: GuardOptions): Judging {
  const source = createBundleSource(connection, { agent, publicKey, downgrade });
  const heartbeats = startHeartbeats(connection, source, agent);
  const conversations = new Map<string, Masks>();

  function masksOf(conversation: string): Masks {
    const masks = conversations.get(conversation) ?? openMasks(conversation);
    conversations.delete(conversation);
    conversations.set(conversation, masks);
    for (const oldest of conversations.keys()) {
      if (conversations.size > MOST_CONVERSATIONS) conversations.delete(oldest);
    }
    return masks;
  }

  return {
    async judge(what) {
      const ready = await source.current();
      // Guards that ask somewhere else can only be asked by the console.
      if (needsConsole(ready, what)) return judgeRemotely(connection, agent, what);
      const masks = what.conversation === undefined ? null : masksOf(what.conversation);
      const { verdict, counts } = await judgeLocally(ready, what, masks);
      heartbeats.add(counts);
      return verdict;
    },
    async lanes({ conversation, question }) {
      const ready = await source.current();
      if (ready.prepared.channel("output").methods.some(({ phase }) => phase === "remote"))
        return remoteLanes((what) => judgeRemotely(connection, agent, what).catch(refusedFor), {
          conversation,
          question,
        });
      const masks = conversation === undefined ? null : masksOf(conversation);
      return localLanes(ready, { masks, question, count: (counts) => heartbeats.add(counts) });
    },
    restore: async (text, conversation) => conversations.get(conversation)?.restore(text, "client") ?? text,
    async close() {
      heartbeats.stop();
      await heartbeats.send().catch(() => {});
    },
  };
}
