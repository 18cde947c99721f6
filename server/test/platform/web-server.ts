/** Real servers on loopback for tests. Each is removed, with its connections, at the end of its scope. */
import { createServer, type RequestListener } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";

export interface TestServer extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
  /** The connections that are currently open. */
  readonly sockets: ReadonlySet<Socket>;
  /** How many connections were ever accepted. */
  accepted(): number;
}

export function serve(handler: RequestListener): Promise<TestServer> {
  return listen(createServer(handler), "http");
}

export function serveTls(certificate: { key: string; cert: string }, handler: RequestListener): Promise<TestServer> {
  return listen(createTlsServer(certificate, handler), "https");
}

type EitherListener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** Offers HTTP/2, and uses HTTP/1.1 with clients that don't support it. */
export function serveHttp2(certificate: { key: string; cert: string }, handler: EitherListener): Promise<TestServer> {
  return listen(createSecureServer({ ...certificate, allowHTTP1: true }, handler), "https");
}

/** For responses that no HTTP library would send. */
export function serveRaw(handler: (socket: Socket) => void): Promise<TestServer> {
  return listen(createTcpServer(handler), "http");
}

/** A loopback port without a listener. */
export async function closedPort(): Promise<number> {
  const server = await serve(() => {});
  await server[Symbol.asyncDispose]();
  return server.port;
}

async function listen(server: Server, scheme: string): Promise<TestServer> {
  const sockets = new Set<Socket>();
  let accepted = 0;
  server.on("connection", (socket: Socket) => {
    accepted += 1;
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `${scheme}://127.0.0.1:${port}`,
    sockets,
    accepted: () => accepted,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
