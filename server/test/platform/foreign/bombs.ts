import { Readable } from "node:stream";
import { deflateRawSync, deflateSync } from "node:zlib";
import { documentXml, zipParts } from "./documents.ts";

/** A PDF of one page whose content is packed, as often as said. */
export function pdfWith(content: Buffer, filters = 1): Buffer {
  const stream = `<< /Length ${content.length} /Filter [${" /FlateDecode".repeat(filters)} ] >>`;
  const head = [
    "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj",
    "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj",
    "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>\nendobj",
    "5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj",
    `4 0 obj\n${stream}\nstream\n`,
  ].join("\n");
  return Buffer.concat([
    Buffer.from(head),
    content,
    Buffer.from("\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"),
  ]);
}

/** Some kilobytes that unpack to this many megabytes of nothing. */
export const flateBomb = (megabytes: number): Buffer =>
  pdfWith(deflateSync(packedMany(Buffer.alloc(1 << 20, 32), megabytes), { level: 9 }), 2);

/** Words that are drawn without end. */
export function operatorBomb(megabytes: number): Buffer {
  const words = Buffer.from("BT /F 9 Tf 1 0 0 1 9 9 Tm (a) Tj ET\n".repeat(29_127).slice(0, 1 << 20));
  return pdfWith(deflateSync(packedMany(words, megabytes), { level: 9 }), 2);
}

/** The zlib stream of a text that is repeated, made without ever holding the whole of it. */
function packedMany(block: Buffer, times: number): Buffer {
  // A full flush after each block makes all blocks alike, so that one is packed and copied.
  const one = deflateRawSync(block, { level: 9, finishFlush: 3 });
  const end = Buffer.from([0x03, 0x00]);
  const stream = Buffer.concat([Buffer.from([0x78, 0xda]), ...Array.from({ length: times }, () => one), end]);
  return Buffer.concat([stream, adler(block, times)]);
}

/** The checksum at the end of a zlib stream, of a block that is repeated. */
function adler(block: Buffer, times: number): Buffer {
  const MOD = 65_521;
  let [a, b] = [1, 0];
  let sum = 0;
  for (const byte of block) sum += byte;
  const inner = (() => {
    let [x, y] = [0, 0];
    for (const byte of block) {
      x = (x + byte) % MOD;
      y = (y + x) % MOD;
    }
    return y;
  })();
  for (let at = 0; at < times; at += 1) {
    b = (b + block.length * a + inner) % MOD;
    a = (a + sum) % MOD;
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE(((b << 16) | a) >>> 0);
  return out;
}

/** A Word document whose text unpacks to this many megabytes. */
export async function wordBomb(megabytes: number): Promise<Buffer> {
  const paragraph = Buffer.from("<w:p><w:r><w:t>Again and again.</w:t></w:r></w:p>".repeat(21_000));
  const [head = "", tail = ""] = documentXml("|").split("|");
  const pieces = function* (): Generator<Buffer> {
    yield Buffer.from(head);
    for (let at = 0; at < megabytes; at += 1) yield paragraph;
    yield Buffer.from(tail);
  };
  return zipParts({ "word/document.xml": Readable.from(pieces()) });
}

export const deepWord = (depth: number): Promise<Buffer> =>
  zipParts({
    "word/document.xml": documentXml(`${"<w:tbl><w:tr><w:tc>".repeat(depth)}${"</w:tc></w:tr></w:tbl>".repeat(depth)}`),
  });

/** Asks the reader for a file of this machine. */
export const xxeWord = (): Promise<Buffer> =>
  zipParts({
    "word/document.xml": documentXml("<w:p><w:r><w:t>Secret: &file;</w:t></w:r></w:p>").replace(
      "?>",
      '?><!DOCTYPE w:document [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
    ),
  });

export const nestedHtml = (tags: number): Buffer => Buffer.from(`<html><body>${"<b>".repeat(tags)}text`);
export const manyTagsHtml = (tags: number): Buffer => Buffer.from(`<html><body>${"<b>x</b>".repeat(tags)}`);
