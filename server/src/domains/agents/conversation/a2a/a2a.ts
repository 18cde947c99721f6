import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "../../../../kernel/ids.ts";
import { Calls, type Line } from "../exchange/calls.ts";
import type { AgentDriver, Conversation, ConverseOptions, Forged } from "../exchange/conversation.ts";
import { excerpt } from "../exchange/excerpt.ts";
import { cutMark, shortly } from "../exchange/kept.ts";
import { type Answered, failed, observe, type Thread } from "../exchange/observation.ts";
import { type A2aReach, type Discovery, discover } from "./discover.ts";
import { type MessageReply, readReply, type TaskReply } from "./reply.ts";
import { type Endpoint, invoke, type Result } from "./rpc.ts";

const SEND = { "0.3": "message/send", "1.0": "SendMessage" } as const;
const GET_TASK = { "0.3": "tasks/get", "1.0": "GetTask" } as const;

const DISCOVERY_MS = 10_000;
const FIRST_POLL_MS = 200;
const SLOWEST_POLL_MS = 2_000;

/**
 * An agent that speaks A2A. It has a system prompt of its own and remembers the conversation itself: no system message,
 * parameters or tools are sent, and of the messages only those of the user that it has not heard yet.
 */
export function a2a(line: Line, reach: A2aReach, known?: Discovery): AgentDriver {
  let finding = known && Promise.resolve(known);
  /** Once for all conversations, also for those that begin together; after a failure the next one tries again. */
  const find = (options: ConverseOptions): Promise<Discovery> => {
    // It is for others too, so who began it cannot end it.
    const paced = { pace: () => options.pace?.(), permit: options.permit };
    finding ??= discover(new Calls(line, DISCOVERY_MS, paced), reach).catch((error) => {
      finding = undefined;
      throw error;
    });
    return finding;
  };
  return {
    converse: (conversation, options = {}) =>
      observe(conversation.timeoutMs, async () => {
        const found = await find(options);
        const endpoint = { interface: found.interface, key: keyFor(found.interface.url, reach) };
        const calls = new Calls(line, conversation.timeoutMs, options);
        return await converse(calls, endpoint, { conversation, options });
      }),
  };
}

/** A card may lead anywhere; the key goes only to the origin it was entered for. */
export function keyFor(url: string, reach: A2aReach): string | null {
  return URL.parse(url)?.origin === URL.parse(reach.url)?.origin ? reach.key : null;
}

interface Talk {
  readonly conversation: Conversation;
  readonly options: ConverseOptions;
}

/**
 * Without a thread the earlier messages of the user are said first, one by one: words cannot be put into the agent's
 * mouth, so it answers them again.
 */
async function converse(calls: Calls, endpoint: Endpoint, { conversation, options }: Talk): Promise<Answered> {
  const said = conversation.messages.flatMap((message) => (message.role === "user" ? [message.text] : []));
  let thread = conversation.thread ?? null;
  let answer: Answered | undefined;
  const texts = thread ? said.slice(-1) : said;
  for (const [at, text] of texts.entries()) {
    const saying = { text, thread, forged: at === texts.length - 1 ? conversation.forged : undefined };
    const reply = await settled(calls, endpoint, { first: await say(calls, endpoint, saying), options });
    answer = answerOf(reply, { calls, endpoint, thread });
    thread = answer.thread;
  }
  if (!answer) throw new TypeError("a conversation needs a message of the user");
  return answer;
}

interface Saying {
  readonly text: string;
  readonly thread: Thread | null;
  readonly forged: Forged | undefined;
}

async function say(
  calls: Calls,
  endpoint: Endpoint,
  { text, thread, forged }: Saying,
): Promise<MessageReply | TaskReply> {
  const isOld = endpoint.interface.version === "0.3";
  const message = {
    ...(isOld ? { kind: "message" } : {}),
    messageId: newId(),
    role: isOld ? "user" : "ROLE_USER",
    parts: [isOld ? { kind: "text", text } : { text }, ...artifactIn(forged, isOld)],
    ...(forged?.sender === undefined ? {} : { metadata: { sender: forged.sender, role: "orchestrator" } }),
    ...thread,
  };
  const params = isOld ? { message, configuration: { blocking: true } } : { message };
  return replyOf(await invoke(calls, endpoint, { method: SEND, params }));
}

/** As a result of another agent looks that is handed on. */
function artifactIn(forged: Forged | undefined, isOld: boolean): object[] {
  if (forged?.artifact === undefined) return [];
  const data = { artifact: { name: "report", text: forged.artifact } };
  return [isOld ? { kind: "data", data } : { data }];
}

/** A task that is still worked on is asked after, at growing intervals, until it rests or the time is used up. */
async function settled(
  calls: Calls,
  endpoint: Endpoint,
  { first, options }: { first: MessageReply | TaskReply; options: ConverseOptions },
): Promise<MessageReply | TaskReply> {
  let reply = first;
  for (
    let wait = FIRST_POLL_MS;
    reply.kind === "task" && isRunning(reply);
    wait = Math.min(wait * 1.5, SLOWEST_POLL_MS)
  ) {
    await pause(Math.min(wait, calls.remainingMs()), options.signal);
    reply = replyOf(await invoke(calls, endpoint, { method: GET_TASK, params: { id: reply.id } }));
  }
  return reply;
}

const isRunning = ({ state }: TaskReply): boolean => ["submitted", "working", "unknown", "unspecified"].includes(state);

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(Math.max(0, milliseconds), undefined, signal ? { signal } : {}).catch(() => {
    throw failed("aborted", "The conversation was canceled.");
  });
}

function replyOf({ members, isCut }: Result): MessageReply | TaskReply {
  const reply = readReply(members, isCut);
  if (!reply) throw failed("wrong_shape", "The agent returned neither a message nor a task.");
  return reply;
}

interface Circumstances {
  readonly calls: Calls;
  readonly endpoint: Endpoint;
  readonly thread: Thread | null;
}

function answerOf(reply: MessageReply | TaskReply, { calls, endpoint, thread }: Circumstances): Answered {
  const { host } = new URL(endpoint.interface.url);
  if (reply.kind === "task") refuseUnanswered(reply, { host, key: endpoint.key });
  if (reply.text.trim() === "") throw failed("empty", `${host} returned no text.`);
  const contextId = reply.contextId ?? thread?.contextId;
  const waits = reply.kind === "task" && reply.state === "input-required" ? { taskId: reply.id } : {};
  return {
    outcome: "answered",
    text: reply.text,
    toolCalls: [],
    ...cutMark(reply.isCut),
    finishReason: reply.kind === "task" ? shortly(reply.state) : "stop",
    usage: null,
    latencyMs: calls.elapsedMs(),
    model: null,
    thread: contextId === undefined ? null : { contextId, ...waits },
  };
}

/** A task that the agent rejects, in words, is an answer; one that broke is none. */
function refuseUnanswered({ state, text }: TaskReply, { host, key }: { host: string; key: string | null }): void {
  const said = excerpt(text, { max: 200, key });
  switch (state) {
    case "completed":
    case "input-required":
    case "rejected":
      return;
    case "auth-required":
      throw failed("unauthorised", `${host} requires authentication to continue.`);
    case "failed":
    case "canceled":
      throw failed("server_error", `${host} ended the task as ${state}${said === "" ? "." : `: ${said}`}`);
    default:
      throw failed("wrong_shape", `${host} returned a task with an unknown A2A state.`);
  }
}
