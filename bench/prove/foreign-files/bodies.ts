import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchConsole, openConsole } from "../../console.ts";

/** An upload that is no upload, sent to a real console. */
export interface BodyProof {
  readonly name: string;
  readonly bytes: number;
  readonly status: number;
  readonly message: string;
  /** Milliseconds of processor time that the event loop was held for at a time, at most. */
  readonly held: number;
  readonly mistakes: readonly string[];
}

const MOST_HELD = 20;
const MEBIBYTE = 2 ** 20;
const HEAD = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

interface Sent {
  readonly body: Buffer;
  readonly status: number;
  /** In pieces, without a length. */
  readonly isChunked?: boolean;
}

const file = (bytes: number): Buffer => Buffer.alloc(bytes, "All work and no play. ");
const form = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const END = "\r\n--B--\r\n";

const bodies: Readonly<Record<string, () => Sent>> = {
  "10 MB of tiny parts": () => ({ body: Buffer.from("--B\r\n\r\n\r\n".repeat(1_000_000)), status: 422 }),
  "10 MB of tiny files": () => ({ body: Buffer.from(`--B\r\n${HEAD}x\r\n`.repeat(120_000)), status: 422 }),
  "almost an end, again and again": () => ({
    body: form(`--B\r\n${HEAD}`, "\r\n--".repeat(2_400_000), "\r\n--B-"),
    status: 422,
  }),
  "9 MiB without an end": () => ({ body: form(`--B\r\n${HEAD}`, file(9 * MEBIBYTE)), status: 422 }),
  "two files of 4 MiB": () => ({
    body: form(`--B\r\n${HEAD}`, file(4 * MEBIBYTE), `\r\n--B\r\n${HEAD}`, file(4 * MEBIBYTE), END),
    status: 422,
  }),
  "a file of 11 MiB": () => ({ body: form(`--B\r\n${HEAD}`, file(11 * MEBIBYTE), END), status: 413 }),
  "a file of 11 MiB without a length": () => ({
    ...{ body: form(`--B\r\n${HEAD}`, file(11 * MEBIBYTE), END), status: 413 },
    isChunked: true,
  }),
  "a file of 9 MiB, for comparison": () => ({ body: form(`--B\r\n${HEAD}`, file(9 * MEBIBYTE), END), status: 200 }),
};

/** Uploads that must be refused, over HTTP. */
export async function* proveBodies(): AsyncGenerator<BodyProof> {
  const folder = mkdtempSync(join(tmpdir(), "agent-console-loop-"));
  const loopFile = join(folder, "held");
  try {
    const program = "bench/prove/foreign-files/watched-console.ts";
    await using bench = await openConsole({ file: program, environment: { LOOP_FILE: loopFile } });
    const { id } = await bench.call("POST", "/v1/policies/", { name: "Uploads", category: "custom" });
    const path = `/v1/policies/${id}/upload`;
    // The first of each kind loads code.
    for (const name of ["two files of 4 MiB", "a file of 11 MiB"]) await post(bench, path, bodies[name]?.());
    for (const [name, build] of Object.entries(bodies)) {
      const sent = build();
      await heldBy(bench, loopFile);
      const answer = await post(bench, path, sent);
      const held = await heldBy(bench, loopFile);
      yield { name, bytes: sent.body.length, ...answer, held, mistakes: mistakesOf(name, sent, { ...answer, held }) };
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Answer {
  readonly status: number;
  readonly message: string;
}

function mistakesOf(name: string, { status }: Sent, answer: Answer & { readonly held: number }): string[] {
  return [
    ...(answer.status === status ? [] : [`${name}: ${answer.status}, not ${status}`]),
    ...(answer.message === "" ? [`${name}: not in the form of the console's errors`] : []),
    ...(answer.held <= MOST_HELD ? [] : [`${name} held the event loop for ${answer.held.toFixed(0)} ms`]),
  ];
}

async function heldBy({ pid }: BenchConsole, loopFile: string): Promise<number> {
  writeFileSync(loopFile, "");
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const text = readFileSync(loopFile, "utf8");
    if (text !== "") return Number(text);
    await pause(5);
  }
}

/** The console may answer, and close the connection, before it has all of the body. */
function post({ port, token }: BenchConsole, path: string, sent: Sent | undefined): Promise<Answer> {
  const { body = Buffer.alloc(0), isChunked = false } = sent ?? {};
  return new Promise((resolve) => {
    const sending = request({ port, path, method: "POST", host: "127.0.0.1" }, async (response) => {
      let text = "";
      try {
        for await (const chunk of response.setEncoding("utf8")) text += chunk;
      } catch {
        // Closed while the rest of the body was on its way.
      }
      resolve({ status: response.statusCode ?? 0, message: messageIn(text) });
    });
    sending.setHeader("authorization", `Bearer ${token}`);
    sending.setHeader("content-type", "multipart/form-data; boundary=B");
    if (!isChunked) sending.setHeader("content-length", body.length);
    sending.on("error", () => resolve({ status: 0, message: "" }));
    for (let at = 0; at < body.length; at += MEBIBYTE) sending.write(body.subarray(at, at + MEBIBYTE));
    sending.end();
  });
}

/** What the console says, if it says it in its own form; for a file that is taken, the state of its reading. */
function messageIn(text: string): string {
  try {
    const { code, detail, conversion } = JSON.parse(text);
    return String(conversion?.state ?? detail?.[0]?.msg ?? (typeof code === "string" ? `${code}: ${detail}` : ""));
  } catch {
    return "";
  }
}
