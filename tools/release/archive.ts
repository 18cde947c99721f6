import { gzipSync } from "node:zlib";
import { type ArchiveFile, type Files, inOrder } from "./files.ts";

const BLOCK = 512;
const NAME = 100;
const PREFIX = 155;
/** Of a gzip header: which system wrote it. Zlib's own value differs between systems. */
const GZIP_SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/**
 * A gzipped tar whose bytes depend on the files alone: sorted names, one time for all, no owner, two modes. `time` is in seconds
 * since 1970.
 */
export function packFiles(files: Files, time: number): Buffer {
  const blocks: Buffer[] = [];
  for (const [path, file] of [...files].sort(([a], [b]) => inOrder(a, b))) {
    blocks.push(header(path, file, time), file.bytes, Buffer.alloc(-file.bytes.length & (BLOCK - 1)));
  }
  blocks.push(Buffer.alloc(2 * BLOCK));
  const packed = gzipSync(Buffer.concat(blocks), { level: 9 });
  packed[GZIP_SYSTEM] = UNKNOWN_SYSTEM;
  return packed;
}

function header(path: string, { bytes, isProgram = false }: ArchiveFile, time: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, name] = split(path);
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, "0")}\0`;
  block.write(name, 0);
  block.write(octal(isProgram ? 0o755 : 0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(bytes.length, 12), 124);
  block.write(octal(time, 12), 136);
  block.write(" ".repeat(8), 148);
  block.write("0", 156);
  block.write("ustar\x0000", 257, "latin1");
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

/** Long paths are in two members of a header: the folders, and the rest. */
function split(path: string): [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= NAME) return ["", path];
  for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= PREFIX && Buffer.byteLength(name) <= NAME) return [prefix, name];
  }
  throw new Error(`The path is too long for an archive: ${path}`);
}
