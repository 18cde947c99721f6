import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { StoreError } from "../../../platform/store/object-store.ts";

const compress = promisify(gzip);
const expand = promisify(gunzip);

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Which part of which archive: bytes that were moved from one to another can't be read. */
export interface PartPlace {
  readonly place: string;
  readonly n: number | string;
}

export const newArchiveKey = (): string => randomBytes(32).toString("base64");

const aboutPart = ({ place, n }: PartPlace): Buffer => Buffer.from(`${place}/${n}`);

/** Encrypted with AES-256-GCM under the archive's own key. */
export function sealPart(plain: Buffer, key: string, at: PartPlace): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64"), nonce);
  cipher.setAAD(aboutPart(at));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function openPart(object: Buffer, key: string, at: PartPlace): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64"), object.subarray(0, NONCE_BYTES));
  decipher.setAAD(aboutPart(at));
  try {
    decipher.setAuthTag(object.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(object.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new StoreError("damaged", `Part ${at.n} of the archive can't be decrypted.`);
  }
}

/** Lines as one object: compressed, then encrypted. */
export async function packLines(lines: readonly string[], key: string, at: PartPlace): Promise<Buffer> {
  return sealPart(await compress(lines.map((line) => `${line}\n`).join("")), key, at);
}

export async function unpackLines(object: Buffer, key: string, at: PartPlace): Promise<string[]> {
  const plain = openPart(object, key, at);
  try {
    return (await expand(plain)).toString("utf8").split("\n").slice(0, -1);
  } catch {
    throw new StoreError("damaged", `Part ${at.n} of the archive can't be read.`);
  }
}
