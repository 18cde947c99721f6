import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ScrapedProcess extends AsyncDisposable {
  readonly target: string;
  count: number;
  /** How often it was scraped. */
  readonly scrapes: () => number;
}

/** A process with one counter, which Prometheus scrapes. */
export async function openScraped(teamId: string): Promise<ScrapedProcess> {
  let scrapes = 0;
  const server = createServer((_, response) => {
    scrapes++;
    response.setHeader("content-type", "text/plain; version=0.0.4");
    response.end(
      `# TYPE evaluation_requests_total counter\nevaluation_requests_total{team_id="${teamId}"} ${own.count}\n`,
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own: ScrapedProcess = {
    target: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: 0,
    scrapes: () => scrapes,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return own;
}
