import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  COMMENT_LENGTH,
  FORMAT,
  fingerprintOf,
  isSigned,
  MANIFEST,
  type Manifest,
  openPublicKey,
  SIGNATURE,
  sha256,
  signatureIn,
} from "./form.ts";
import { readDirectory, readEntry, type ZipEntry, ZipUnreadable } from "./read-zip.ts";

/** Something that is not as it was signed. */
export interface Problem {
  /** A file of the pack, or "the archive". */
  readonly where: string;
  readonly what: string;
}

export interface PackVerification {
  readonly problems: readonly Problem[];
  readonly manifest: Manifest | null;
}

const ARCHIVE = "the archive";
const MOST_MANIFEST = 16_000_000;

/** Needs the file and a fingerprint from elsewhere, and nothing else: no console, no database, no network. */
export async function verifyPack(path: string, fingerprint: string): Promise<PackVerification> {
  const problems: Problem[] = [];
  const found = (where: string, what: string): void => void problems.push({ where, what });
  try {
    const directory = await readDirectory(path, COMMENT_LENGTH);
    const byPath = new Map(directory.entries.map((entry) => [entry.path, entry]));
    if (byPath.size < directory.entries.length) found(ARCHIVE, "Duplicate file name.");
    const manifestText = await textOf(path, byPath.get(MANIFEST), found, MANIFEST);
    const signature = await textOf(path, byPath.get(SIGNATURE), found, SIGNATURE);
    const manifest = manifestText === null ? null : readManifest(manifestText, found);
    if (!manifest || signature === null) return { problems, manifest: null };
    const { public_key: publicKey } = manifest.signed_by;
    if (fingerprintOf(publicKey) !== fingerprint) {
      found(MANIFEST, `It is signed with the key ${fingerprintOf(publicKey)}, not with the one you named.`);
      return { problems, manifest: null };
    }
    const key = openPublicKey(publicKey);
    if (!isSigned({ purpose: "manifest", sha256: sha256(manifestText ?? ""), signature }, key)) {
      found(MANIFEST, `The file or its signature (${SIGNATURE}) was changed after signing.`);
      return { problems, manifest: null };
    }
    await checkFiles(path, { manifest, byPath }, found);
    const whole = signatureIn(directory.comment);
    const hash = await hashUpTo(path, directory.commentAt);
    const isWhole = whole !== null && isSigned({ purpose: "archive", sha256: hash, signature: whole }, key);
    if (!isWhole && problems.length === 0) {
      found(ARCHIVE, "Its files are as signed, but the records around them (headers, directory or end) were changed.");
    }
    return { problems, manifest };
  } catch (error) {
    if (!(error instanceof ZipUnreadable)) throw error;
    found(ARCHIVE, error.message);
    return { problems, manifest: null };
  }
}

type Found = (where: string, what: string) => void;

async function textOf(path: string, entry: ZipEntry | undefined, found: Found, name: string): Promise<string | null> {
  if (!entry || entry.size > MOST_MANIFEST) {
    found(name, entry ? "It is too long." : "It is missing.");
    return null;
  }
  const pieces: Buffer[] = [];
  return readEntry(path, entry, (piece) => pieces.push(piece)).then(
    () => Buffer.concat(pieces).toString("utf8"),
    (error: unknown) => unreadable(error, found, name),
  );
}

function unreadable(error: unknown, found: Found, name: string): null {
  if (!(error instanceof ZipUnreadable)) throw error;
  found(name, error.message);
  return null;
}

function readManifest(text: string, found: Found): Manifest | null {
  try {
    const manifest = JSON.parse(text) as Manifest;
    const isOurs =
      manifest.format === FORMAT && Array.isArray(manifest.files) && typeof manifest.signed_by?.public_key === "string";
    if (isOurs) return manifest;
  } catch {
    // Said below.
  }
  found(MANIFEST, "Not a valid evidence pack manifest.");
  return null;
}

interface Contents {
  readonly manifest: Manifest;
  readonly byPath: ReadonlyMap<string, ZipEntry>;
}

async function checkFiles(path: string, { manifest, byPath }: Contents, found: Found): Promise<void> {
  for (const { path: name, bytes, sha256: expected } of manifest.files) {
    const entry = byPath.get(name);
    if (!entry) {
      found(name, "It is missing.");
      continue;
    }
    const hash = createHash("sha256");
    let seen = 0;
    try {
      await readEntry(path, entry, (piece) => {
        hash.update(piece);
        seen += piece.length;
      });
    } catch (error) {
      unreadable(error, found, name);
      continue;
    }
    if (seen !== bytes || hash.digest("hex") !== expected) found(name, "It was changed.");
  }
  const listed = new Set([MANIFEST, SIGNATURE, ...manifest.files.map(({ path: name }) => name)]);
  for (const name of byPath.keys()) if (!listed.has(name)) found(name, "File not listed in the manifest.");
}

async function hashUpTo(path: string, end: number): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path, { end: end - 1 })) hash.update(piece);
  return hash.digest("hex");
}
