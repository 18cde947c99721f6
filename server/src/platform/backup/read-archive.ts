import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { END_OF_ROWS, type Entry, FORMAT, type Header, VERSION } from "./archive.ts";
import { BackupRefused } from "./errors.ts";
import { type LineReader, readLines } from "./lines.ts";
import { createRowSums } from "./row-sums.ts";

/** Why a file is not valid. Becomes a sentence with the file's name. */
class Damage extends Error {}

/**
 * A backup's entries, each checked as it is read. Only after the last one is the file known to be complete, so the
 * caller must be able to roll back.
 */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const plain = createGunzip();
  pipeline(createReadStream(path), plain).catch(() => {}); // The reader of `plain` gets the same error.
  try {
    yield* decodeArchive(readLines(plain));
  } catch (error) {
    const unzipped = !String((error as NodeJS.ErrnoException).code).startsWith("Z_");
    if (unzipped && !(error instanceof Damage) && !(error instanceof SyntaxError)) throw error;
    throw new BackupRefused(
      `${path} is not a whole backup of this console: ${(error as Error).message}. Nothing was changed.`,
    );
  }
}

export interface Checked {
  readonly header: Header;
  readonly files: ReadonlyMap<string, string>;
}

/** Reads the file to its end, so it returns only if the file is complete. */
export async function checkArchive(path: string, signal?: AbortSignal): Promise<Checked> {
  let header: Header | undefined;
  const files = new Map<string, string>();
  for await (const entry of readArchive(path)) {
    signal?.throwIfAborted();
    if (entry.kind === "header") header = entry.header;
    if (entry.kind === "file") files.set(entry.file, entry.text);
  }
  if (!header) throw new BackupRefused(`${path} is empty. Nothing was changed.`);
  return { header, files };
}

async function* decodeArchive(input: LineReader): AsyncGenerator<Entry> {
  const header = await readHeader(input);
  yield { kind: "header", header };
  const tables = header.tables.values();
  while (true) {
    const before = input.sha256();
    const section = await readObject(input);
    if (section["end"] === FORMAT) {
      if (!tables.next().done) throw new Damage("a table is missing");
      if (section["sha256"] !== before) throw new Damage("its contents have changed");
      if (await input.next()) throw new Damage("something follows its end");
      return;
    }
    if (typeof section["file"] === "string") {
      yield { kind: "file", file: section["file"], text: String(section["text"]) };
    } else if (typeof section["object"] === "string") {
      const content = Buffer.from(String(section["base64"]), "base64");
      yield { kind: "object", key: section["object"], content };
    } else {
      const name = tables.next().value;
      if (!name || section["table"] !== name) throw new Damage("its tables are not those it announces");
      yield { kind: "table", table: { name, columns: section["columns"] as string[] } };
      yield* decodeRows(input);
    }
  }
}

async function* decodeRows(input: LineReader): AsyncGenerator<Entry> {
  const sums = createRowSums();
  for await (const lines of input.until(END_OF_ROWS)) {
    for (const line of lines) sums.add(line);
    yield { kind: "rows", lines };
  }
  const { rows, sha256_sum } = sums.result();
  const noted = await readObject(input);
  if (noted["rows"] !== rows || noted["sha256_sum"] !== sha256_sum)
    throw new Damage("the rows of a table have changed");
  yield { kind: "sums", sums: { rows, sha256_sum } };
}

async function readHeader(input: LineReader): Promise<Header> {
  const header = await readObject(input);
  if (header["format"] !== FORMAT) throw new Damage("it has another format");
  if (header["version"] !== VERSION) {
    throw new BackupRefused(
      "This backup was made by a newer console, in a form this one cannot read. Nothing was changed.",
    );
  }
  return header as unknown as Header;
}

async function readObject(input: LineReader): Promise<Record<string, unknown>> {
  const line = await input.next();
  if (!line) throw new Damage("its end is missing");
  const value: unknown = JSON.parse(line.toString());
  if (typeof value !== "object" || value === null) throw new Damage("it has another format");
  return value as Record<string, unknown>;
}
