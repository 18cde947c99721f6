import { isAscii } from "node:buffer";
import type { ServerResponse } from "node:http";
import { Cancellation } from "../../kernel/under-signal.ts";

/** The client's end of an exchange. */
export interface Outgoing {
  readonly isStarted: boolean;
  /** Fires when the client is gone before the answer is complete, or takes nothing for too long. */
  readonly signal: Cancellation;
  start(status: number, headers: Readonly<Record<string, string>>): void;
  /** A promise if the client must read first. It resolves when the client is gone, too: then the signal has fired. */
  write(bytes: Buffer | string): Promise<void> | undefined;
  end(bytes?: Buffer | string): void;
  /** When the last byte was written, on the monotonic clock. */
  readonly writtenAt: number;
}

export interface Clients {
  open(response: ServerResponse): Outgoing;
}

/** A client that takes nothing for this long is given up. */
const STUCK_MS = 60_000;
/** In these parts of that time, those that wait are looked at. One timer for all costs less than one for each. */
const LOOKS = 4;

export function createClients(stuckMs = STUCK_MS): Clients {
  const waiting = new Waiting(stuckMs);
  return { open: (response) => new ClientAnswer(response, waiting) };
}

/** Clients that have to take something before their exchange goes on or is over. */
class Waiting {
  readonly #stuckMs: number;
  readonly #clients = new Set<ClientAnswer>();
  #timer: NodeJS.Timeout | undefined;

  constructor(stuckMs: number) {
    this.#stuckMs = stuckMs;
  }

  add(client: ClientAnswer): void {
    this.#clients.add(client);
    this.#timer ??= setInterval(() => this.#look(), this.#stuckMs / LOOKS).unref();
  }

  delete(client: ClientAnswer): void {
    this.#clients.delete(client);
  }

  #look(): void {
    const since = performance.now() - this.#stuckMs;
    for (const client of this.#clients) if (client.writtenAt <= since) client.giveUp();
    if (this.#clients.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

class ClientAnswer implements Outgoing {
  readonly #response: ServerResponse;
  readonly #waiting: Waiting;
  readonly signal = new Cancellation();
  isStarted = false;
  #hasWritten = false;
  writtenAt = performance.now();

  constructor(response: ServerResponse, waiting: Waiting) {
    this.#response = response;
    this.#waiting = waiting;
    response.once("close", () => {
      waiting.delete(this);
      if (!response.writableFinished) this.signal.cancel();
    });
  }

  giveUp(): void {
    this.#response.destroy();
  }

  start(status: number, headers: Readonly<Record<string, string>>): void {
    if (this.isStarted) return;
    this.isStarted = true;
    if (!this.#response.destroyed) this.#response.writeHead(status, headers);
  }

  write(bytes: Buffer | string): Promise<void> | undefined {
    if (this.#response.destroyed || bytes.length === 0) return undefined;
    this.writtenAt = performance.now();
    this.#hasWritten = true;
    return this.#response.write(bytes) ? undefined : this.#drained();
  }

  end(bytes?: Buffer | string): void {
    const response = this.#response;
    if (response.destroyed || response.writableEnded) return;
    this.writtenAt = performance.now();
    // What is still on its way must arrive in time as well.
    this.#waiting.add(this);
    // Text of one byte a character leaves with the headers in one piece.
    if (typeof bytes === "object" && bytes.length <= SHORT && !this.#hasWritten && isAscii(bytes))
      response.end(bytes.toString("latin1"), "latin1");
    else response.end(bytes);
  }

  #drained(): Promise<void> {
    const response = this.#response;
    this.#waiting.add(this);
    return new Promise((resolve) => {
      const done = (): void => {
        this.#waiting.delete(this);
        response.off("drain", done).off("close", done);
        resolve();
      };
      response.on("drain", done).on("close", done);
    });
  }
}

const SHORT = 16_384;
