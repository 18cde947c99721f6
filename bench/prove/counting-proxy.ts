import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A proxy in front of an agent that counts the requests. */
export interface CountingProxy extends AsyncDisposable {
  readonly url: string;
  heard(): number;
}

export async function openCountingProxy(target: string): Promise<CountingProxy> {
  let heard = 0;
  const base = new URL(target);
  const server = createServer(async (request, response) => {
    heard += 1;
    const body = await buffer(request);
    try {
      const answer = await fetch(new URL(request.url ?? "/", base), {
        method: request.method ?? "POST",
        headers: { "content-type": "application/json", authorization: request.headers.authorization ?? "" },
        body,
      });
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.writeHead(502).end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base.pathname}`,
    heard: () => heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
