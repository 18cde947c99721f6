import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { AgentCard, Artifact, Message, Role, Task, TaskState, TaskStatus } from "@a2a-js/sdk";
import { LegacyJsonRpcTransportHandler } from "@a2a-js/sdk/compat/v0_3/server";
import {
  AgentEvent,
  type AgentExecutor,
  DefaultRequestHandler,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  ServerCallContext,
} from "@a2a-js/sdk/server";

/** An agent built with the A2A project's own package, that streams. It says the words that it is told, in small pieces. */
export function a2aStub() {
  const requests: { method: string; version: string }[] = [];
  const interfaces = ["1.0", "0.3"].map((protocolVersion) => ({
    ...{ url: "https://agent.internal/a2a", protocolBinding: "JSONRPC", protocolVersion, tenant: "" },
  }));
  const card = AgentCard.fromJSON({
    ...{ name: "Travel desk", description: "Books trains.", version: "1.0.0" },
    supportedInterfaces: [...interfaces, { ...interfaces[0], protocolBinding: "GRPC" }],
    capabilities: { streaming: true, pushNotifications: true },
    ...{ defaultInputModes: ["text/plain"], defaultOutputModes: ["text/plain"] },
    skills: [{ id: "trains", name: "Trains", description: "Finds trains.", tags: [] }],
    signatures: [{ protected: "eyJhbGciOiJFUzI1NiJ9", signature: "c2lnbmVk" }],
  });
  const handler = new DefaultRequestHandler(card, new InMemoryTaskStore(), executor);
  const transports = {
    "1.0": new JsonRpcTransportHandler(handler),
    "0.3": new LegacyJsonRpcTransportHandler(handler),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "GET") {
      // Like most agents, it has its card at the root of the host and its endpoint below a path.
      if (request.url !== "/.well-known/agent-card.json") {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(AgentCard.toJSON(card)));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const version = request.headers["a2a-version"] === "1.0" ? "1.0" : "0.3";
    requests.push({ method: body.method, version });
    const context = new ServerCallContext({ requestedVersion: version });
    const said = await transports[version].handle(body, context);
    if (!(Symbol.asyncIterator in said)) {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(said));
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    for await (const event of said) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end();
  }
  const listener: RequestListener = (request, response) => void answer(request, response);
  return { listener, requests };
}

const executor: AgentExecutor = {
  cancelTask: async () => {},
  async execute({ userMessage, taskId, contextId, task }, bus) {
    const text = userMessage.parts.map(({ content }) => (content?.$case === "text" ? content.value : "")).join("");
    const said = (words: string): Message => ({
      ...Message.fromJSON({ messageId: `${taskId}-${words.length}`, contextId, taskId, parts: [{ text: words }] }),
      role: Role.ROLE_AGENT,
    });
    if (text.startsWith("message ")) {
      bus.publish(AgentEvent.message(said(text.slice(8))));
      bus.finished();
      return;
    }
    const move = (state: TaskState, words?: string) =>
      bus.publish(
        AgentEvent.statusUpdate({
          ...{ taskId, contextId, metadata: undefined },
          status: { ...TaskStatus.fromJSON({}), state, message: words ? said(words) : undefined },
        }),
      );
    const status = { state: "TASK_STATE_SUBMITTED" };
    bus.publish(AgentEvent.task(task ?? Task.fromJSON({ id: taskId, contextId, status })));
    move(TaskState.TASK_STATE_WORKING, "One moment.");
    (text.match(/.{1,4}/gs) ?? []).forEach((piece, at, all) => {
      const artifact = Artifact.fromJSON({ artifactId: "1", parts: [{ text: piece }] });
      const update = { taskId, contextId, artifact, append: at > 0, lastChunk: at === all.length - 1 };
      bus.publish(AgentEvent.artifactUpdate({ ...update, metadata: undefined }));
    });
    move(TaskState.TASK_STATE_COMPLETED, "Done.");
    bus.finished();
  },
};
