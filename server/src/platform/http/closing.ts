import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closing waits for requests in progress, up to `graceMs`, and for nothing else. Node would also wait for connections without a request,
 * which browsers open in advance and keep for minutes, for those that stay open after their last response, and forever
 * for a request that never ends.
 */
export function closeInTime(app: FastifyInstance, graceMs: number): void {
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
  const endAfter = (socket: Socket, response: ServerResponse): void => {
    response.once("close", () => socket.end());
    if (!response.headersSent) response.setHeader("connection", "close");
  };
  app.server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response);
    if (closing) endAfter(socket, response);
  });
  let grace: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    closing = true;
    for (const [socket, response] of answers) {
      if (response) endAfter(socket, response);
      else socket.destroy();
    }
    grace = setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
  });
  app.addHook("onClose", async () => clearTimeout(grace));
}
