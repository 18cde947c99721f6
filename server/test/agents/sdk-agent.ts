/**
 * An agent built with the A2A project's SDK, so that our driver is tested against what others really send and accept.
 */
import { AgentCard, Artifact, Message, Role, Task, TaskState, TaskStatus } from "@a2a-js/sdk";
import { LegacyJsonRpcTransportHandler } from "@a2a-js/sdk/compat/v0_3/server";
import {
  AgentEvent,
  type AgentExecutor,
  DefaultRequestHandler,
  type ExecutionEventBus,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  type RequestContext,
  ServerCallContext,
  validateVersion,
} from "@a2a-js/sdk/server";
import type { ProtocolVersion } from "../../src/domains/agents/conversation/a2a/card.ts";
import { newId } from "../../src/kernel/ids.ts";
import { agentThat, json, type Received } from "./scripted-agents.ts";

export interface SdkAgentOptions {
  readonly versions?: readonly ProtocolVersion[];
  /** Responds immediately with a task in progress, whatever the caller asks for. */
  readonly queues?: boolean;
  readonly path?: string;
  readonly key?: string;
  readonly tenant?: string;
  /** The agent's address in the card, if it is not this one. */
  readonly elsewhere?: string;
}

export async function sdkAgent(options: SdkAgentOptions = {}) {
  const { versions = ["1.0", "0.3"], path = "/a2a" } = options;
  const memory = new Map<string, string[]>();
  const asked = Promise.withResolvers<void>();
  const agent = await agentThat(async (request, response) => {
    if (options.key && request.headers.authorization !== `Bearer ${options.key}`) return json(response, {}, 401);
    if (request.path === "/.well-known/agent-card.json") return json(response, cardFor(versions));
    if (request.path !== path || request.method !== "POST") return json(response, {}, 404);
    if (/task/i.test(request.body.method) && !/send/i.test(request.body.method)) asked.resolve();
    return json(response, await answer(request));
  });

  /** A 0.3-only agent has the older card format, as the SDK writes it. */
  const interfaces = versions.map((protocolVersion) => ({
    url: (options.elsewhere ?? agent.url) + path,
    protocolBinding: "JSONRPC",
    protocolVersion,
    tenant: options.tenant ?? "",
  }));
  const card = AgentCard.fromJSON({
    name: "Travel desk",
    description: "Books trains.",
    version: "1.0.0",
    supportedInterfaces: interfaces,
    capabilities: { streaming: false },
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain"],
    skills: [
      { id: "trains", name: "Trains", description: "Finds trains.", tags: [] },
      { id: "hotels", name: "Hotels", description: "Finds hotels.", tags: [] },
    ],
  });
  const handler = new DefaultRequestHandler(card, new InMemoryTaskStore(), executor(memory, asked.promise));
  const transports = {
    "1.0": new JsonRpcTransportHandler(handler),
    "0.3": new LegacyJsonRpcTransportHandler(handler),
  };

  function cardFor(spoken: readonly ProtocolVersion[]): unknown {
    const older = { ...interfaces[0], protocolVersion: "0.3.0", preferredTransport: "JSONRPC" };
    const { supportedInterfaces, ...rest } = AgentCard.toJSON(card) as Record<string, unknown>;
    return spoken.includes("1.0") ? { ...rest, supportedInterfaces } : { ...rest, ...older };
  }

  async function answer({ headers, body }: Received): Promise<unknown> {
    const requestedVersion = String(headers["a2a-version"] ?? "0.3") as ProtocolVersion;
    const context = new ServerCallContext({ requestedVersion });
    validateVersion(requestedVersion, card, "JSONRPC");
    const impatient = { returnImmediately: true, blocking: false };
    const sent = options.queues ? { ...body, params: { ...body.params, configuration: impatient } } : body;
    return await transports[requestedVersion].handle(sent, context);
  }

  return { ...agent, address: agent.url + path, memory };
}

/** Remembers each context, and does what the user's words ask for. */
function executor(memory: Map<string, string[]>, asked: Promise<void>): AgentExecutor {
  return {
    cancelTask: async () => {},
    async execute(request, bus) {
      const text = textOf(request.userMessage);
      const said = [...(memory.get(request.contextId) ?? []), text];
      memory.set(request.contextId, said);
      const reply = `I heard: ${said.join(" | ")}`;
      if (/^(task|slow|ask|fail|reject|sign in|nothing)/.test(text) || request.task) {
        await work(request, bus, { text, reply, asked });
      } else {
        bus.publish(AgentEvent.message(message(request, reply)));
      }
      bus.finished();
    },
  };
}

interface Work {
  readonly text: string;
  readonly reply: string;
  readonly asked: Promise<void>;
}

async function work(request: RequestContext, bus: ExecutionEventBus, { text, reply, asked }: Work): Promise<void> {
  const { taskId, contextId } = request;
  const move = (state: TaskState, words?: string) =>
    bus.publish(
      AgentEvent.statusUpdate({
        taskId,
        contextId,
        status: { ...TaskStatus.fromJSON({}), state, message: words ? message(request, words) : undefined },
        metadata: undefined,
      }),
    );
  const status = { state: "TASK_STATE_SUBMITTED" };
  bus.publish(AgentEvent.task(request.task ?? Task.fromJSON({ id: taskId, contextId, status })));
  move(TaskState.TASK_STATE_WORKING);
  if (text === "slow") await asked;
  if (text === "fail") return move(TaskState.TASK_STATE_FAILED, "the train is full");
  if (text === "reject") return move(TaskState.TASK_STATE_REJECTED, "I do not book that.");
  if (text === "sign in") return move(TaskState.TASK_STATE_AUTH_REQUIRED);
  if (text === "ask") return move(TaskState.TASK_STATE_INPUT_REQUIRED, "Which day?");
  if (text === "nothing") return move(TaskState.TASK_STATE_COMPLETED);
  const artifact = Artifact.fromJSON({ artifactId: "1", parts: [{ text: reply }, { data: { price: 12 } }] });
  const update = { taskId, contextId, artifact, append: false, lastChunk: true, metadata: undefined };
  bus.publish(AgentEvent.artifactUpdate(update));
  move(TaskState.TASK_STATE_COMPLETED, "Done.");
}

function message({ contextId, taskId }: RequestContext, text: string): Message {
  const said = Message.fromJSON({ messageId: newId(), contextId, taskId, parts: [{ text }] });
  return { ...said, role: Role.ROLE_AGENT };
}

function textOf({ parts }: Message): string {
  return parts.map(({ content }) => (content?.$case === "text" ? content.value : "")).join("");
}
