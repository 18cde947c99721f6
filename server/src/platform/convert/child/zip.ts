import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { limits } from "../converted.ts";
import { Unreadable } from "./unreadable.ts";

const DAMAGED = "The Word document is damaged: its parts can't be unpacked.";
const PROTECTED = "The file is protected by a password. Save it without one.";

/** Some parts of a zip file, by name, and all names. Sizes are limited as declared and as counted. */
export async function readParts(
  bytes: Uint8Array,
  wanted: readonly string[],
): Promise<{ readonly names: ReadonlySet<string>; readonly parts: ReadonlyMap<string, Buffer> }> {
  const zip = await opened(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > limits.zipEntries) throw new Unreadable("The Word document has more than 2,000 parts.");
  const names = new Set<string>();
  const parts = new Map<string, Buffer>();
  const walked = Promise.withResolvers<void>();
  zip.on("error", () => walked.reject(new Unreadable(DAMAGED)));
  zip.on("end", () => walked.resolve());
  zip.on("entry", (entry: Entry) => {
    names.add(entry.fileName);
    const reading = wanted.includes(entry.fileName) ? unpack(zip, entry) : Promise.resolve(null);
    reading.then((part) => {
      if (part) parts.set(entry.fileName, part);
      zip.readEntry();
    }, walked.reject);
  });
  zip.readEntry();
  await walked.promise;
  return { names, parts };
}

async function opened(bytes: Buffer): Promise<ZipFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>();
  fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
    error || !zip ? reject(new Unreadable(DAMAGED)) : resolve(zip),
  );
  return promise;
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new Unreadable(PROTECTED);
  if (entry.uncompressedSize > limits.part) throw tooLarge();
  const { promise, resolve, reject } = Promise.withResolvers<NodeJS.ReadableStream>();
  zip.openReadStream(entry, (error, stream) => (error || !stream ? reject(new Unreadable(DAMAGED)) : resolve(stream)));
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of await promise) {
      size += piece.length;
      if (size > limits.part) throw tooLarge();
      pieces.push(piece as Buffer);
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(DAMAGED);
  }
  return Buffer.concat(pieces);
}

const tooLarge = () => new Unreadable("A part of the Word document has more than 20 MB when it is unpacked.");
