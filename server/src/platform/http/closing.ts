import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Longer than a request should take, and as long as whatever stops us (a terminal, a container runtime) will wait. */
const GRACE_MS = 30_000;

/**
 * Closing waits for requests in progress and for nothing else. Node would also wait for connections without a request,
 * which browsers open in advance and keep for minutes, for those that stay open after their last response, and forever
 * for a request that never ends.
 */
export function closeInTime(app: FastifyInstance): void {
  /**
   * The last response of each connection, null as long as there was no request. Keyed by connection, because those
   * stay: a set of responses, which come and go, would keep finished ones in memory whenever it grows.
   */
  const answers = new Map<Socket, ServerResponse | null>();
  let closing = false;
  app.server.on("connection", (socket: Socket) => {
    answers.set(socket, null);
    socket.once("close", () => answers.delete(socket));
  });
  app.server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response);
    response.once("close", () => {
      if (closing) socket.end();
    });
  });
  app.addHook("preClose", async () => {
    closing = true;
    for (const [socket, response] of answers) {
      if (!response) socket.destroy();
      else if (!response.headersSent) response.setHeader("connection", "close");
    }
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
