import { createHash } from "node:crypto";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { type ObjectStore, StoreError } from "../../../platform/store/object-store.ts";
import { readObject, type WrittenObject, writeObject } from "../../../platform/store/read-object.ts";
import type { MadePack } from "../evidence/make-pack.ts";
import { openPart, sealPart } from "./parts.ts";
import { type ArchiveRow, archiveKeys, type KeptPack, prefixOf } from "./store.ts";

/** A pack is a zip: compressed already. */
const PART_BYTES = 8_000_000;

interface Destination {
  readonly store: ObjectStore;
  readonly row: Pick<ArchiveRow, "team_id" | "evaluation_id" | "place">;
  readonly key: string;
  readonly signal: AbortSignal;
}

const partName = (n: number): string => `pack-${n}`;

/** Writes the pack in parts and reads it back. No more than a part is held. */
export async function writePack(
  { store, row, key, signal }: Destination,
  { content, signedBy }: MadePack,
): Promise<KeptPack> {
  const parts: WrittenObject[] = [];
  const hash = createHash("sha256");
  let [held, heldBytes, bytes]: [Buffer[], number, number] = [[], 0, 0];
  const flush = async (): Promise<void> => {
    const n = partName(parts.length + 1);
    const sealed = sealPart(Buffer.concat(held), key, { place: row.place, n });
    parts.push(await writeObject(store, { key: `${prefixOf(row)}${n}`, content: sealed, signal }));
    [held, heldBytes] = [[], 0];
  };
  for await (const piece of content) {
    hash.update(piece);
    bytes += piece.length;
    heldBytes += piece.length;
    held.push(piece);
    if (heldBytes >= PART_BYTES) await flush();
  }
  if (held.length > 0) await flush();
  const pack: KeptPack = { parts, bytes, sum: hash.digest("hex"), signed_by: signedBy };
  for await (const _ of piecesOf({ store, place: row.place, key, signal }, pack));
  return pack;
}

export async function* readPack(
  { store, keyring, signal }: { readonly store: ObjectStore; readonly keyring: Keyring; readonly signal: AbortSignal },
  row: ArchiveRow,
  pack: KeptPack,
): AsyncGenerator<Buffer> {
  const key = keyring.open(row.key_sealed ?? "", archiveKeys.context(row.id));
  yield* piecesOf({ store, place: row.place, key, signal }, pack);
}

interface Source extends Pick<Destination, "store" | "key" | "signal"> {
  readonly place: string;
}

/** The same bytes that were written. The last of them only when the hash of all is the same. */
async function* piecesOf({ store, place, key, signal }: Source, pack: KeptPack): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for (const [at, part] of pack.parts.entries()) {
    const piece = openPart(await readObject(store, part, signal), key, { place, n: partName(at + 1) });
    hash.update(piece);
    if (at === pack.parts.length - 1 && hash.digest("hex") !== pack.sum)
      throw new StoreError("damaged", "The evidence pack is not what was written.");
    yield piece;
  }
}
