import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Heard {
  readonly method: string;
  readonly path: string;
  /** Of the address, or of the form. */
  readonly given: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whatever a backend can do to a response. */
export type Behavior = (response: ServerResponse, heard: Heard) => void;

export interface TestBackend extends AsyncDisposable {
  readonly url: string;
  readonly heard: Heard[];
  /** What it answers to each request from now on. */
  answer(behavior: Behavior): void;
}

/** The same JSON to whatever is asked. */
export const json =
  (value: unknown, status = 200): Behavior =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

/** The same text, of another type than JSON. */
export const text =
  (body: string, { status = 200, type = "text/plain" } = {}): Behavior =>
  (response) =>
    response.writeHead(status, { "content-type": type }).end(body);

/** A server that answers like Prometheus, Loki or Tempo, or like nothing of the kind. */
export async function openBackend(): Promise<TestBackend> {
  const heard: Heard[] = [];
  let behave: Behavior = (response) => response.destroy();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://backend");
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const given = request.method === "POST" ? new URLSearchParams(body) : url.searchParams;
    const one = { method: request.method ?? "", path: url.pathname, given, headers: request.headers };
    heard.push(one);
    behave(response, one);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answer(behavior) {
      behave = behavior;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
