import { LineCounter, type ReadPage, type RowsSum, rowLines } from "../../../platform/domain/moved-rows.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { ObjectStore } from "../../../platform/store/object-store.ts";
import { readObject, type WrittenObject, writeObject } from "../../../platform/store/read-object.ts";
import type { MadePack } from "../evidence/make-pack.ts";
import { journalOf } from "./journal.ts";
import { writePack } from "./kept-pack.ts";
import { newArchiveKey, packLines, unpackLines } from "./parts.ts";
import { type ArchiveRow, archiveKeys, prefixOf, type WrittenArchive } from "./store.ts";

/** Of text. Compressed, a part has about a tenth of it. */
const PART_BYTES = 8_000_000;

export interface ArchiveNeeds {
  readonly store: ObjectStore;
  readonly keyring: Keyring;
}

interface Source {
  readonly read: ReadPage;
  /** Null: the run has no report. */
  readonly pack: MadePack | null;
  readonly signal: AbortSignal;
}

/** Writes the run's rows and its evidence pack to the store and reads them back. Nothing in the database is changed. */
export async function writeArchive(
  { store, keyring }: ArchiveNeeds,
  row: ArchiveRow,
  { read, pack, signal }: Source,
): Promise<WrittenArchive> {
  const key = newArchiveKey();
  const parts: WrittenObject[] = [];
  const counter = new LineCounter();
  let lines: string[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    const n = parts.length + 1;
    const content = await packLines(lines, key, { place: row.place, n });
    parts.push(await writeObject(store, { key: `${prefixOf(row)}${n}`, content, signal }));
    [lines, bytes] = [[], 0];
  };
  for await (const line of rowLines(read, journalOf(row.evaluation_id))) {
    counter.add(line);
    lines.push(line);
    bytes += line.length;
    if (bytes >= PART_BYTES) await flush();
  }
  if (lines.length > 0) await flush();
  const written = counter.end();
  const seen = await sumArchive(store, { place: row.place, key, parts }, signal);
  if (seen.sum !== written.sum) throw new Error("an archive does not contain what was written to it");
  const kept = pack && (await writePack({ store, row, key, signal }, pack));
  return { ...written, parts, pack: kept, keySealed: keyring.seal(key, archiveKeys.context(row.id)) };
}

interface Opened {
  readonly place: string;
  readonly key: string;
  readonly parts: readonly WrittenObject[];
}

async function sumArchive(store: ObjectStore, { place, key, parts }: Opened, signal: AbortSignal): Promise<RowsSum> {
  const counter = new LineCounter();
  for (const [at, part] of parts.entries()) {
    const lines = await unpackLines(await readObject(store, part, signal), key, { place, n: at + 1 });
    for (const line of lines) counter.add(line);
  }
  return counter.end();
}
