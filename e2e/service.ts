import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface TestService extends AsyncDisposable {
  readonly address: string;
  readonly port: number;
}

/** A service for one test, on its own port. */
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

/** A service that accepts requests and does not respond until released. */
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

/** A free port, for a process that must be configured before it is started. */
export async function freePort(): Promise<number> {
  await using service = await serve(() => {});
  return service.port;
}
