import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { readWhole } from "./read-body.ts";

const requestOf = (stream: PassThrough): IncomingMessage =>
  Object.assign(stream, { headers: {} }) as unknown as IncomingMessage;

test("a client that was gone before its body was asked for is not waited for", async () => {
  const stream = new PassThrough();
  stream.write('{"model":');
  stream.destroy();
  await expect(readWhole(requestOf(stream), 1000)).rejects.toMatchObject({ problem: "cut_off" });
});

test("a body that arrived before it was asked for is read as a whole", async () => {
  const stream = new PassThrough();
  stream.write('{"model":');
  stream.end('"small"}');
  await expect(readWhole(requestOf(stream), 1000)).resolves.toEqual(Buffer.from('{"model":"small"}'));
});
