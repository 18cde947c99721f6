import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";

/** The form of a pack, as both sides need to know it: who makes one, and who verifies one without the console. */
export const FORMAT = "agent-console/evidence@1";
export const MANIFEST = "manifest.json";
export const SIGNATURE = "manifest.sig";

/**
 * The archive ends with a comment that signs every byte before it; the manifest, signed too, holds the hash of each file.
 * The first finds any change, the second says where. What is signed names its purpose, so that neither signature can be
 * passed off as the other.
 */
export type Purpose = "manifest" | "archive";
const COMMENT_START = "agent-console evidence signature: ";
const SIGNATURE_LENGTH = 88;
export const COMMENT_LENGTH = COMMENT_START.length + SIGNATURE_LENGTH;

export const statementOf = (purpose: Purpose, sha256: string): Buffer =>
  Buffer.from(`agent-console evidence ${purpose}\n${sha256}\n`);

export const commentWith = (signature: string): Buffer => Buffer.from(COMMENT_START + signature, "latin1");

/** The signature that a comment carries; null when it is none of ours. */
export function signatureIn(comment: string): string | null {
  return comment.startsWith(COMMENT_START) && comment.length === COMMENT_LENGTH
    ? comment.slice(COMMENT_START.length)
    : null;
}

export const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

/** What people compare: the hash of the public key, in hexadecimal. */
export const fingerprintOf = (publicKey: string): string => sha256(Buffer.from(publicKey, "base64"));

export interface ManifestFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  readonly evaluation_id: string;
  readonly agent_id: string;
  readonly team_id: string;
  readonly completed_at: number | null;
  readonly made_at: number;
  readonly verdict: string | null;
  readonly versions: object;
  readonly signed_by: { readonly algorithm: "Ed25519"; readonly fingerprint: string; readonly public_key: string };
  readonly files: readonly ManifestFile[];
}

export function openPublicKey(publicKey: string): KeyObject {
  return createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
}

export interface Signed {
  readonly purpose: Purpose;
  readonly sha256: string;
  readonly signature: string;
}

export function isSigned({ purpose, sha256: hash, signature }: Signed, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, "base64");
  // The decoder overlooks faults; a signature has one spelling, or a changed letter in it would go unseen.
  if (bytes.toString("base64") !== signature) return false;
  try {
    return verify(null, statementOf(purpose, hash), key, bytes);
  } catch {
    return false;
  }
}
