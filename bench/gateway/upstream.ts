/** A model that answers at once: whole, or in 40 deltas. Prints its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { done, events, usage, whole } from "./answers.ts";

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks);
    if (!body.includes('"stream":true')) {
      response.writeHead(200, { "content-type": "application/json", "content-length": whole.length });
      response.end(whole);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    // Each delta is a write of its own, as models send them.
    for (const one of events) response.write(one);
    if (body.includes("include_usage")) response.write(usage);
    response.end(done);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`));
