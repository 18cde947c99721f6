import { createHash } from "node:crypto";
import type { LockedKeys } from "../secrets/passphrase.ts";
import type { Sums } from "./row-sums.ts";
import type { Partition, Sequence, Table } from "./tables.ts";

/** The format of a backup file, documented in docs/backup.md. */
export const FORMAT = "agent-console-backup";
export const VERSION = 1;
/** Ends a table's rows, as in PostgreSQL's own files: no row can be these characters alone. */
export const END_OF_ROWS = Buffer.from("\\.\n");

export interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly created_at: string;
  /** The migrations of the schema. */
  readonly migrations: readonly { readonly version: number; readonly name: string; readonly checksum: string }[];
  /** The keys that the secrets in these rows are encrypted with. */
  readonly key_ids: readonly string[];
  /** The keys themselves, encrypted with a passphrase. Null if they are not included. */
  readonly keys: LockedKeys | null;
  readonly tables: readonly string[];
  /** Missing in backups of consoles without partitions. */
  readonly partitions?: readonly Partition[];
  readonly sequences: readonly Sequence[];
}

/** The parts of a backup, in file order. */
export type Entry =
  | { readonly kind: "header"; readonly header: Header }
  | { readonly kind: "file"; readonly file: string; readonly text: string }
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "rows"; readonly lines: readonly Buffer[] }
  | { readonly kind: "sums"; readonly sums: Sums }
  | { readonly kind: "object"; readonly key: string; readonly content: Buffer };

/** The bytes of a backup before compression. */
export async function* encodeArchive(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const entry of entries) {
    const bytes = encodeEntry(entry);
    hash.update(bytes);
    yield bytes;
  }
  yield jsonLine({ end: FORMAT, sha256: hash.digest("hex") });
}

function encodeEntry(entry: Entry): Buffer {
  switch (entry.kind) {
    case "header":
      return jsonLine(entry.header);
    case "file":
      return jsonLine({ file: entry.file, text: entry.text });
    case "table":
      return jsonLine({ table: entry.table.name, columns: entry.table.columns });
    case "rows":
      return Buffer.concat(entry.lines);
    case "sums":
      return Buffer.concat([END_OF_ROWS, jsonLine(entry.sums)]);
    case "object":
      return jsonLine({ object: entry.key, base64: entry.content.toString("base64") });
  }
}

function jsonLine(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
