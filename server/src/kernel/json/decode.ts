import { isUtf8 } from "node:buffer";
import { UndecodableBodyError } from "./faults.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be";

interface Detected {
  readonly encoding: Encoding;
  /** Bytes of a byte order mark, which is not part of the text. */
  readonly mark: number;
}

/**
 * The text of a JSON body. The encoding is detected from the bytes alone (RFC 4627 section 3, and byte order marks): a
 * wrong charset in the header must not change the text of a readable body.
 */
export function decodeBody(bytes: Buffer): string {
  const { encoding, mark } = detect(bytes);
  const body = mark === 0 ? bytes : bytes.subarray(mark);
  switch (encoding) {
    case "utf-8":
      return isUtf8(body) ? body.toString("utf8") : utf8WithSurrogates(body);
    case "utf-16le":
      return utf16(body);
    case "utf-16be":
      return utf16(body.length % 2 === 0 ? Buffer.from(body).swap16() : body);
    case "utf-32le":
      return utf32(body, (at) => body.readUInt32LE(at));
    case "utf-32be":
      return utf32(body, (at) => body.readUInt32BE(at));
  }
}

function detect(bytes: Buffer): Detected {
  const [a, b, c, d] = bytes;
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return { encoding: "utf-32be", mark: 4 };
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return { encoding: "utf-32le", mark: 4 };
  if (a === 0xfe && b === 0xff) return { encoding: "utf-16be", mark: 2 };
  if (a === 0xff && b === 0xfe) return { encoding: "utf-16le", mark: 2 };
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: "utf-8", mark: 3 };
  if (bytes.length >= 4) {
    if (a === 0) return { encoding: b === 0 ? "utf-32be" : "utf-16be", mark: 0 };
    if (b === 0) return { encoding: c === 0 && d === 0 ? "utf-32le" : "utf-16le", mark: 0 };
  } else if (bytes.length === 2) {
    if (a === 0) return { encoding: "utf-16be", mark: 0 };
    if (b === 0) return { encoding: "utf-16le", mark: 0 };
  }
  return { encoding: "utf-8", mark: 0 };
}

/**
 * Bytes that encode a surrogate are let through, as in the contract's reference. The shapes reject them where they
 * would be stored.
 */
function utf8WithSurrogates(bytes: Buffer): string {
  // Each is replaced by a private-use character of the same length, so that the rest can be validated and decoded in
  // one step.
  const patched = Buffer.from(bytes);
  for (let at = nextSurrogate(bytes, 0); at >= 0; at = nextSurrogate(bytes, at + 3)) patched.write("\ue000", at);
  if (!isUtf8(patched)) throw new UndecodableBodyError("UTF-8");
  const units = Buffer.from(patched.toString("utf8"), "utf16le");
  let unit = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    if (isSurrogate(bytes, at)) units.writeUInt16LE(surrogateAt(bytes, at), unit * 2);
    unit += byte >= 0xf0 ? 2 : 1;
  }
  return units.toString("utf16le");
}

function nextSurrogate(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xed, from);
  while (at >= 0 && !isSurrogate(bytes, at)) at = bytes.indexOf(0xed, at + 1);
  return at;
}

function isSurrogate(bytes: Buffer, at: number): boolean {
  const [second, third] = [bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
  return bytes[at] === 0xed && second >= 0xa0 && second <= 0xbf && third >= 0x80 && third <= 0xbf;
}

function surrogateAt(bytes: Buffer, at: number): number {
  return 0xd000 | (((bytes[at + 1] ?? 0) & 0x3f) << 6) | ((bytes[at + 2] ?? 0) & 0x3f);
}

function utf16(bytes: Buffer): string {
  if (bytes.length % 2 !== 0) throw new UndecodableBodyError("UTF-16");
  return bytes.toString("utf16le");
}

function utf32(bytes: Buffer, codePointAt: (at: number) => number): string {
  if (bytes.length % 4 !== 0) throw new UndecodableBodyError("UTF-32");
  const units = Buffer.allocUnsafe(bytes.length);
  let end = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const codePoint = codePointAt(at);
    if (codePoint > 0x10ffff) throw new UndecodableBodyError("UTF-32");
    if (codePoint > 0xffff) {
      end = units.writeUInt16LE(0xd800 | ((codePoint - 0x10000) >> 10), end);
      end = units.writeUInt16LE(0xdc00 | ((codePoint - 0x10000) & 0x3ff), end);
    } else {
      end = units.writeUInt16LE(codePoint, end);
    }
  }
  return units.toString("utf16le", 0, end);
}
