import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Entry, encodeArchive, FORMAT, type Header, VERSION } from "./archive.ts";
import { readArchive } from "./read-archive.ts";

const header: Header = {
  ...{ format: FORMAT, version: VERSION, created_at: "", migrations: [], key_ids: [], keys: null },
  ...{ tables: [], sequences: [] },
};

test("objects of the store are in a backup byte by byte", async () => {
  const content = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 256));
  async function* entries(): AsyncGenerator<Entry> {
    yield { kind: "header", header };
    yield { kind: "object", key: "teams/a/1", content };
    yield { kind: "object", key: "teams/a/2", content: Buffer.alloc(0) };
  }
  const folder = await mkdtemp(join(tmpdir(), "agent-console-backup-"));
  try {
    const path = join(folder, "backup");
    await writeFile(path, gzipSync(Buffer.concat(await Array.fromAsync(encodeArchive(entries())))));
    const read = (await Array.fromAsync(readArchive(path))).filter(({ kind }) => kind === "object");
    expect(read).toEqual([
      { kind: "object", key: "teams/a/1", content },
      { kind: "object", key: "teams/a/2", content: Buffer.alloc(0) },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
