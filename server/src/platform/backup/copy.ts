import { Readable, Writable } from "node:stream";
import type pg from "pg";
import type { Statement } from "../db/sql.ts";

/** The part of pg's connection that handles COPY, which its types leave out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/**
 * The bytes of a `copy … to stdout`, as fast as they are read. If left before the end, the connection can only be
 * closed.
 */
export function copyOut(client: pg.ClientBase, statement: Statement): Readable {
  return client.query(new CopyOut(statement.text));
}

class CopyOut extends Readable implements pg.Submittable {
  readonly #statement: string;
  #connection: pg.Connection | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // A copy, because the driver reuses its buffer before a slow reader gets to this piece.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    // No one reads here any more, but the response to the next statement must get through.
    this.#connection?.stream.resume();
    this.push(null);
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume();
    this.destroy(error);
  }
}

/**
 * Accepts the bytes for a `copy … from stdin`. Finished means that the server has accepted all of them, destroyed means
 * none.
 */
export function copyIn(client: pg.ClientBase, statement: Statement): Writable {
  return client.query(new CopyIn(statement.text));
}

type Done = (error?: Error | null) => void;

class CopyIn extends Writable implements pg.Submittable {
  readonly #statement: string;
  #connection: CopyConnection | undefined;
  #opening: Done | undefined;
  #closing: Done | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as CopyConnection;
    connection.query(this.#statement);
  }

  /** Nothing may be sent before the server has agreed to the copy. */
  override _construct(done: Done): void {
    this.#opening = done;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#connection?.sendCopyFromChunk(chunk);
    if (this.#connection?.stream.writableNeedDrain) this.#connection.stream.once("drain", () => done());
    else done();
  }

  override _final(done: Done): void {
    this.#closing = done;
    this.#connection?.endCopyFrom();
  }

  /** The server ignores our cancellation of a copy that it has already rejected, so the order doesn't matter. */
  override _destroy(error: Error | null, done: Done): void {
    if (error) this.#connection?.sendCopyFail("given up");
    done(error);
  }

  handleCopyInResponse(): void {
    this.#opening?.();
    this.#opening = undefined;
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#closing?.();
  }

  handleError(error: Error): void {
    if (this.#opening) this.#opening(error);
    else this.destroy(error);
  }
}
