import { createHash, createHmac, randomBytes } from "node:crypto";

/** A secret of 256 random bits after a prefix that people and secret scanners recognize. */
export function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString("base64url")}`;
}

/**
 * The secret that follows another: it can be computed from the previous one together with the salt, but not from only
 * one of them.
 */
export function nextSecret(prefix: string, before: string, salt: string): string {
  return `${prefix}_${createHmac("sha256", salt).update(before).digest("base64url")}`;
}

/** Random secrets need no slow hash: there is nothing to guess. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
