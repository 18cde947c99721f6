import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** One request as the upstream received it. */
export interface Asked {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  /** The number that the prover wrote into the request: `case-12`. */
  readonly id: string;
  readonly response: ServerResponse;
  readonly at: number;
}

export type Answer = (asked: Asked) => void | Promise<void>;

export interface Stub extends AsyncDisposable {
  readonly url: string;
  /** What is said to a request, by the number in it. */
  readonly answers: Map<string, Answer>;
  otherwise: Answer;
  /** How many requests arrived whole, by number. */
  readonly heard: Map<string, number>;
  readonly sockets: ReadonlySet<Socket>;
}

/** An agent, model and tool server in one, on this machine. It says what it is told to. */
export async function openStub(): Promise<Stub> {
  const answers = new Map<string, Answer>();
  const heard = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const text = Buffer.concat(chunks).toString();
    const id = /case-(\w+)/.exec(text)?.[1] ?? "";
    heard.set(id, (heard.get(id) ?? 0) + 1);
    response.on("error", () => {});
    const asked = { path: request.url ?? "", method: request.method ?? "", headers: request.headers, text, id };
    await (answers.get(id) ?? stub.otherwise)({ ...asked, response, at: performance.now() });
  });
  server.on("connection", (socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.keepAliveTimeout = 120_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stub: Stub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ answers, heard, sockets },
    otherwise: ({ response }) => void response.writeHead(404).end(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return stub;
}
