/** The least that a proxy can do: every request is passed on with undici, its answer piped back. Prints its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { Agent, request as send } from "undici";

const upstream = process.env["UPSTREAM"] ?? "";
const dispatcher = new Agent({ connections: 256, keepAliveTimeout: 30_000 });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { "content-type": type, authorization } = request.headers;
    void send(`${upstream}${request.url ?? ""}`, {
      dispatcher,
      method: "POST",
      headers: { "content-type": type ?? "application/json", authorization: authorization ?? "" },
      body: Buffer.concat(chunks),
    }).then(({ statusCode, headers, body }) => {
      response.writeHead(statusCode, { "content-type": String(headers["content-type"]) });
      pipeline(body, response, () => {});
    });
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`));
