/** Raw sockets with one request in flight on each, so that the load costs little beside what it measures. */
import { connect, type Socket } from "node:net";

export interface GatewayLoad {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  /** Bytes of the n-th request. */
  readonly request: (n: number) => string;
  /** Requests a second, all connections together. As many as possible if it is not said. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

export async function load(plan: GatewayLoad): Promise<LoadResult> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + plan.milliseconds;
  let sent = 0;
  const workers = Array.from({ length: plan.connections }, async () => {
    const line = new Line(plan.port);
    try {
      while (performance.now() < until) {
        const number = sent++;
        // By the clock, whatever the answers take: a slow answer does not make the next request later than it was due.
        const due = plan.perSecond ? began + (number * 1000) / plan.perSecond : performance.now();
        const wait = due - performance.now();
        if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
        const start = performance.now();
        await line.ask(plan.request(number));
        times.push(performance.now() - start);
      }
    } finally {
      line.close();
    }
  });
  await Promise.all(workers);
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}

/** One connection that is kept. */
export class Line {
  readonly #socket: Socket;
  #onData: (chunk: Buffer) => void = () => {};
  #onEnd: (error: Error) => void = () => {};

  constructor(port: number) {
    this.#socket = connect(port, "127.0.0.1").setNoDelay(true);
    this.#socket.on("data", (chunk: Buffer) => this.#onData(chunk));
    this.#socket.on("error", (error) => this.#onEnd(error));
    this.#socket.on("close", () => this.#onEnd(new Error("the connection was closed")));
  }

  /** Sends a request and waits for its whole answer. `onChunk` sees every piece as it comes. */
  ask(request: string, onChunk: (chunk: Buffer) => void = () => {}): Promise<void> {
    return new Promise((resolve, reject) => {
      let head = "";
      let missing = Number.NaN;
      this.#onEnd = reject;
      this.#onData = (chunk) => {
        onChunk(chunk);
        let size = chunk.length;
        if (Number.isNaN(missing)) {
          head += chunk.toString("latin1");
          const end = head.indexOf("\r\n\r\n");
          if (end < 0) return;
          if (!head.startsWith("HTTP/1.1 200")) return reject(new Error(head.slice(0, 600)));
          missing = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1] ?? Number.POSITIVE_INFINITY);
          size = head.length - end - 4;
        }
        missing -= size;
        const isOver = Number.isFinite(missing)
          ? missing <= 0
          : chunk.toString("latin1", chunk.length - 5) === "0\r\n\r\n";
        if (isOver) resolve();
      };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
