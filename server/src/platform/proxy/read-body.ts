import type { IncomingMessage } from "node:http";
import { createGunzip } from "node:zlib";

export type BodyProblem = "too_large" | "encoding" | "cut_off";

export class UnreadableBody extends Error {
  readonly problem: BodyProblem;

  constructor(problem: BodyProblem) {
    super(`the body can't be read: ${problem}`);
    this.problem = problem;
  }
}

/** There was no room for the body now. Later there may be. */
export class NoRoom extends Error {}

/** Whether there is room for so many bytes more now. */
export type MayHold = (bytes: number) => boolean;

/** The whole body, at most so many bytes, also after it is inflated: a small one can hold a thousand times its size. */
export function readWhole(request: IncomingMessage, mostBytes: number, mayHold?: MayHold): Promise<Buffer> {
  const encoding = (request.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding !== "identity" && encoding !== "gzip" && encoding !== "x-gzip") {
    return Promise.reject(new UnreadableBody("encoding"));
  }
  if (Number(request.headers["content-length"] ?? 0) > mostBytes)
    return Promise.reject(new UnreadableBody("too_large"));
  // What is gone says so once, and whoever asks later would wait for good.
  if (request.destroyed) return Promise.reject(new UnreadableBody("cut_off"));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const source = encoding === "identity" ? request : request.pipe(createGunzip());
    const stop = (error: Error): void => {
      // A closed reader stops the sender: what is over the limit is never kept.
      source.removeAllListeners("data");
      if (source !== request) source.destroy();
      request.unpipe?.();
      request.pause();
      reject(error);
    };
    const fail = (problem: BodyProblem): void => stop(new UnreadableBody(problem));
    source.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > mostBytes) fail("too_large");
      else if (mayHold?.(chunk.length) === false) stop(new NoRoom());
      else chunks.push(chunk);
    });
    source.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, received)));
    if (source !== request) source.on("error", () => fail("encoding"));
    const cutOff = (): void => fail("cut_off");
    request.on("aborted", cutOff);
    request.on("error", cutOff);
  });
}
