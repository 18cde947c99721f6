import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Longer than a request should take, and as long as those who stop us (a terminal, a container's keeper) will wait. */
const GRACE_MS = 30_000;

/**
 * Closing waits for requests under way, and for nothing else. Node would also wait for connections on which nothing was
 * asked yet, which browsers open in advance and keep for minutes; for those that stay open after their last answer; and
 * without end for a request that never ends.
 */
export function closeInTime(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let closing = false;
  app.server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket);
    underWay.add(response);
    response.once("close", () => {
      underWay.delete(response);
      if (closing) socket.end();
    });
  });
  app.addHook("preClose", async () => {
    closing = true;
    for (const socket of silent) socket.destroy();
    for (const response of underWay) if (!response.headersSent) response.setHeader("connection", "close");
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
