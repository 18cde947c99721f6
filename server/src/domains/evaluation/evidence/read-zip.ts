import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw } from "node:zlib";

/** An archive that is no archive of ours. */
export class ZipUnreadable extends Error {
  override name = "ZipUnreadable";
}

export interface ZipEntry {
  readonly path: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

export interface ZipDirectory {
  readonly entries: readonly ZipEntry[];
  readonly comment: string;
  /** Where the comment begins: all before it is what its signature is about. */
  readonly commentAt: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MOST_DIRECTORY = 10_000_000;

/** Only what we write: one disk, no encryption, sizes below 4 GB, nothing behind the comment. */
export async function readDirectory(path: string, commentLength: number): Promise<ZipDirectory> {
  await using file = await open(path);
  const { size } = await file.stat();
  const endAt = size - commentLength - END_LENGTH;
  if (endAt < 0) throw new ZipUnreadable("The file is too short to be a pack.");
  const end = await bytesAt(file, endAt, END_LENGTH + commentLength);
  if (end.readUInt32LE(0) !== END || end.readUInt16LE(20) !== commentLength) {
    throw new ZipUnreadable("The archive is truncated or was modified.");
  }
  const [count, length, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (start + length !== endAt || length > MOST_DIRECTORY) {
    throw new ZipUnreadable("The archive's directory does not lie where its end says.");
  }
  const entries = entriesIn(await bytesAt(file, start, length), count);
  return { entries, comment: end.toString("latin1", END_LENGTH), commentAt: endAt + END_LENGTH };
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead !== length) throw new ZipUnreadable("The file ends too early.");
  return buffer;
}

function entriesIn(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (directory.length - at < 46 || directory.readUInt32LE(at) !== CENTRAL) {
      throw new ZipUnreadable("The archive's directory was changed.");
    }
    const [names, extras, comments] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    entries.push({
      path: directory.toString("utf8", at + 46, at + 46 + names),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + names + extras + comments;
  }
  if (entries.length !== count) throw new ZipUnreadable("The archive's directory was changed.");
  return entries;
}

/** Hands the content of an entry on piece by piece; throws where it is not what the directory says. */
export async function readEntry(path: string, entry: ZipEntry, take: (piece: Buffer) => void): Promise<void> {
  const start = await contentStart(path, entry);
  const packed = createReadStream(path, { start, end: start + entry.packed - 1 });
  let [bytes, sum] = [0, 0];
  const count = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > entry.size) throw new ZipUnreadable("It is longer than the directory says.");
      sum = crc32(piece, sum);
      take(piece);
    }
  };
  try {
    if (entry.method === 8) await pipeline(packed, createInflateRaw(), count);
    else throw new ZipUnreadable("Unsupported compression method.");
  } catch (error) {
    throw error instanceof ZipUnreadable ? error : new ZipUnreadable("It cannot be unpacked.");
  }
  if (bytes !== entry.size || sum !== entry.crc) throw new ZipUnreadable("Its checksum is wrong.");
}

async function contentStart(path: string, entry: ZipEntry): Promise<number> {
  await using file = await open(path);
  const head = await bytesAt(file, entry.offset, 30);
  const [names, extras] = [head.readUInt16LE(26), head.readUInt16LE(28)];
  const name = (await bytesAt(file, entry.offset + 30, names)).toString("utf8");
  if (head.readUInt32LE(0) !== LOCAL || name !== entry.path) throw new ZipUnreadable("Its header was changed.");
  return entry.offset + 30 + names + extras;
}
