import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { formatKeys, type Keys, parseKeys } from "./key-file.ts";

/** Keys for transport: AES-256-GCM with a key derived from a passphrase. All parts in base64. */
export interface LockedKeys {
  readonly kdf: "scrypt";
  readonly n: number;
  readonly r: number;
  readonly p: number;
  readonly salt: string;
  readonly nonce: string;
  readonly body: string;
}

/** About a third of a second and 128 MB per guess. */
const COST = { n: 131_072, r: 8, p: 1 };
/** The file itself states its cost. Beyond this limit it is not one of ours and would only use up memory. */
const MOST = 1_048_576;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

export async function lockKeys(keys: Keys, passphrase: string): Promise<LockedKeys> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", await keyFrom(passphrase, salt, COST), nonce);
  const body = Buffer.concat([cipher.update(formatKeys(keys), "utf8"), cipher.final(), cipher.getAuthTag()]);
  const [saltText, nonceText, bodyText] = [salt, nonce, body].map((part) => part.toString("base64"));
  return { kdf: "scrypt", ...COST, salt: saltText ?? "", nonce: nonceText ?? "", body: bodyText ?? "" };
}

/** Null if the passphrase is wrong, or the encrypted keys were changed. */
export async function unlockKeys(locked: LockedKeys, passphrase: string): Promise<Keys | null> {
  if (locked.kdf !== "scrypt" || locked.n * locked.r * locked.p > MOST * 8) return null;
  const [salt, nonce, body] = [locked.salt, locked.nonce, locked.body].map((part) => Buffer.from(part, "base64"));
  if (!salt || !nonce || !body) return null;
  const key = await keyFrom(passphrase, salt, locked);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    return parseKeys(decipher.update(body.subarray(0, -16), undefined, "utf8") + decipher.final("utf8"));
  } catch {
    return null;
  }
}

function keyFrom(passphrase: string, salt: Buffer, { n, r, p }: Pick<LockedKeys, "n" | "r" | "p">): Promise<Buffer> {
  return derive(passphrase.normalize("NFC"), salt, 32, { N: n, r, p, maxmem: 256 * n * r });
}
