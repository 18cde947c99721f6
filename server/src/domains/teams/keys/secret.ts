import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * An API key has the form `agck_<client id>_<secret><check>`: a fixed prefix and a checksum, so that secret scanners
 * find one in a repository and a mistyped one is refused without a database query.
 */
const FORM = /^(agck_[0-9a-f]{24})_([0-9A-Za-z_-]{43})([0-9a-f]{8})$/;

export interface MadeKey {
  readonly clientId: string;
  readonly secret: string;
  readonly secretHash: string;
}

export function makeKey(): MadeKey {
  const clientId = `agck_${randomBytes(12).toString("hex")}`;
  const random = randomBytes(32).toString("base64url");
  const secret = `${clientId}_${random}${checksum(clientId + random)}`;
  return { clientId, secret, secretHash: hashKey(secret) };
}

/** The client id of a well-formed key, or null. */
export function clientIdOf(secret: string): string | null {
  const [, clientId, random, check] = FORM.exec(secret) ?? [];
  return clientId && random && checksum(clientId + random) === check ? clientId : null;
}

export function looksLikeKey(token: string): boolean {
  return token.startsWith("agck_");
}

export function hashKey(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}
