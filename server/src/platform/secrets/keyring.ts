import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/**
 * Secrets at rest: AES-256-GCM with a key that is never in the database. An encrypted text names its key, so that keys
 * can be rotated while old texts can still be decrypted.
 */
export interface Keyring {
  readonly currentId: string;
  /** `context` binds an encrypted text to its place: in another row or column, it can't be decrypted. */
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string;
  /** Whether texts encrypted with this key can be decrypted. */
  knows(id: string): boolean;
  /** False if the text was encrypted with a key that is no longer the current one. */
  isCurrent(sealed: string): boolean;
  /** A password or key for another purpose, always the same for the same current key. */
  derive(purpose: string): string;
}

/** An encrypted text that no key of the ring decrypts. */
export class SealBroken extends Error {
  override name = "SealBroken";
}

const FORMAT = "s1";

export function keyId(key: Buffer): string {
  return createHash("sha256").update("agent-console key id\n").update(key).digest("hex").slice(0, 12);
}

/** The id of the key in an encrypted text. */
export function sealedWith(sealed: string): string {
  return sealed.split(":")[1] ?? "";
}

export function newKey(): Buffer {
  return randomBytes(32);
}

/** The first key encrypts. All of them decrypt. */
export function createKeyring(keys: readonly [Buffer, ...Buffer[]]): Keyring {
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  const [current] = keys;
  const currentId = keyId(current);

  return {
    currentId,
    seal(plain, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", current, nonce);
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${FORMAT}:${currentId}:${Buffer.concat([nonce, body]).toString("base64url")}`;
    },
    open(sealed, context) {
      const [format, id, payload] = sealed.split(":");
      const key = byId.get(id ?? "");
      if (format !== FORMAT || !payload || !key) {
        throw new SealBroken(`no key ${id} in the ring; add the key the text was sealed with`);
      }
      const bytes = Buffer.from(payload, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(-16));
      try {
        return decipher.update(bytes.subarray(12, -16), undefined, "utf8") + decipher.final("utf8");
      } catch (error) {
        throw new SealBroken(`a sealed text does not open under key ${id}`, { cause: error });
      }
    },
    knows: (id) => byId.has(id),
    isCurrent: (sealed) => sealedWith(sealed) === currentId,
    derive: (purpose) =>
      Buffer.from(hkdfSync("sha256", current, "", `agent-console ${purpose}`, 32)).toString("base64url"),
  };
}
