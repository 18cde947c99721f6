/**
 * A load generator with little overhead: raw sockets, one request in flight on each, fixed bytes out, only lengths in.
 */
import { connect, type Socket } from "node:net";

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  /** The bytes of the n-th request. */
  readonly request: (n: number) => string;
  readonly expectStatus: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export async function measure(load: Load): Promise<Measured> {
  const times: number[] = [];
  let sent = 0;
  const until = performance.now() + load.milliseconds;
  const began = performance.now();
  const workers = Array.from({ length: load.connections }, async () => {
    const socket = connect(load.port, "127.0.0.1").setNoDelay(true);
    try {
      while (performance.now() < until) {
        const start = performance.now();
        await exchange(socket, load.request(sent++), load.expectStatus);
        times.push(performance.now() - start);
      }
    } finally {
      socket.destroy();
    }
  });
  await Promise.all(workers);
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function exchange(socket: Socket, request: string, status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = "";
    let missing = -1;
    const done = (error?: Error): void => {
      socket.off("data", onData).off("error", done).off("close", onClose);
      if (error) reject(error);
      else resolve();
    };
    const onClose = (): void => done(new Error("the server closed the connection"));
    const onData = (chunk: Buffer): void => {
      if (missing < 0) {
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        if (!head.startsWith(`HTTP/1.1 ${status}`)) {
          done(new Error(`expected ${status}: ${head.slice(0, 400)}`));
          return;
        }
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1] ?? 0);
        missing = length - (head.length - end - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing <= 0) done();
    };
    socket.on("data", onData).on("error", done).on("close", onClose);
    socket.write(request);
  });
}

export function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines(headers)}\r\n`;
}

export function put(path: string, body: string, headers: Readonly<Record<string, string>> = {}): string {
  const own = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)), ...headers };
  return `PUT ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines(own)}\r\n${body}`;
}

function lines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}
