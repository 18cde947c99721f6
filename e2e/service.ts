import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface TestService extends AsyncDisposable {
  readonly address: string;
  readonly port: number;
}

/** A service of the test's own, on a port of its own. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
): Promise<TestService> {
  const server = createServer(answer).listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: chosen } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${chosen}`,
    port: chosen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A service that takes requests and answers none of them until it is let. */
export async function holdingService() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const service = await serve(async (_request, response) => {
    reached.resolve();
    await released.promise;
    response.setHeader("content-type", "application/json").end('{"held":true}');
  });
  return { ...service, reached: reached.promise, release: () => released.resolve() };
}

/** A port that nobody listens on now, for a process that must be told before it is started. */
export async function freePort(): Promise<number> {
  await using service = await serve(() => {});
  return service.port;
}
