import { createHash, createHmac, randomBytes } from "node:crypto";

/** A secret of 256 random bits behind a prefix that people and secret scanners recognise. */
export function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString("base64url")}`;
}

/** The secret that follows another: whoever has both the one before and the salt can find it, and nobody with only one of them. */
export function nextSecret(prefix: string, before: string, salt: string): string {
  return `${prefix}_${createHmac("sha256", salt).update(before).digest("base64url")}`;
}

/** Random secrets need no slow hash: there is nothing to guess. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
