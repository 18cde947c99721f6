import { createConnection, type Socket } from "node:net";

/** A request over a socket of its own, and every byte that came back. */
export interface Exchanged {
  readonly socket: Socket;
  /** Everything so far, the head included. */
  bytes(): Buffer;
  readonly startedAt: number;
  /** When the first byte of the body came. */
  firstAt(): number | null;
  /** Resolves when the answer is complete or the connection is gone. */
  readonly over: Promise<Answered>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the answer ended as HTTP says, and not with the connection. */
  readonly isComplete: boolean;
  readonly raw: Buffer;
}

export interface Sending {
  readonly port: number;
  readonly path: string;
  readonly key?: string;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes an HTTP request by hand and collects what comes. */
export function exchange({ port, path, key, body, headers = {} }: Sending): Exchanged {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const all: Readonly<Record<string, string>> = {
    host: "127.0.0.1",
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    connection: "close",
    "content-length": String(Buffer.byteLength(payload)),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = createConnection({ port, host: "127.0.0.1", noDelay: true });
  const chunks: Buffer[] = [];
  let firstAt: number | null = null;
  const startedAt = performance.now();
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    firstAt ??= performance.now();
  });
  const over = new Promise<Answered>((resolve) => {
    socket.on("error", () => {});
    socket.once("close", () => resolve(readAnswer(Buffer.concat(chunks))));
  });
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join("")}\r\n${payload}`);
  return { socket, bytes: () => Buffer.concat(chunks), startedAt, firstAt: () => firstAt, over };
}

export const askOverSocket = (sending: Sending): Promise<Answered> => exchange(sending).over;

/** What is on a socket, read as HTTP. */
export function readAnswer(raw: Buffer): Answered {
  const end = raw.indexOf("\r\n\r\n");
  const [first = "", ...lines] = raw.subarray(0, Math.max(0, end)).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const rest = end < 0 ? Buffer.alloc(0) : raw.subarray(end + 4);
  if (headers["transfer-encoding"] === "chunked") return { status, headers, raw, ...readChunks(rest) };
  const length = Number(headers["content-length"] ?? Number.NaN);
  return { status, headers, raw, body: rest, isComplete: rest.length === length };
}

function readChunks(bytes: Buffer): Pick<Answered, "body" | "isComplete"> {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf("\r\n", at);
    const size = line < 0 ? Number.NaN : Number.parseInt(bytes.toString("latin1", at, line), 16);
    if (Number.isNaN(size)) return { body: Buffer.concat(parts), isComplete: false };
    if (size === 0) return { body: Buffer.concat(parts), isComplete: true };
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
