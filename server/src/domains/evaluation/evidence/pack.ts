import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { ReportSource } from "../reports/content/source.ts";
import type { PackFile } from "./files.ts";
import {
  COMMENT_LENGTH,
  commentWith,
  FORMAT,
  MANIFEST,
  type Manifest,
  type ManifestFile,
  SIGNATURE,
  sha256,
} from "./form.ts";
import type { EvidenceSigner } from "./keys.ts";

export interface Packing {
  readonly source: ReportSource;
  readonly files: readonly PackFile[];
  readonly signer: EvidenceSigner;
}

/** The pack as it leaves: file by file, then the manifest of what left, its signature, and the signature of all of it. */
export async function* evidencePack({ source, files, signer }: Packing): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on("error", (error) => out.destroy(error));
  const mtime = new Date((source.head.run.completed_at ?? 0) * 1000);
  const hashed: ManifestFile[] = [];
  // One after the other, each begun when the one before has left: no more than a piece of one is ever held.
  const add = (path: string, write: () => AsyncIterable<string | Buffer>): void =>
    zip.addReadStreamLazy(path, { mtime }, (give) => {
      const stream = Readable.from(write(), { objectMode: false });
      stream.on("error", (error) => zip.emit("error", error));
      give(null, stream);
    });
  for (const { path, write } of files) add(path, () => noted(path, write(), hashed));
  let manifest = "";
  add(MANIFEST, async function* () {
    manifest = `${JSON.stringify(manifestOf(source, signer, hashed), null, 2)}\n`;
    yield manifest;
  });
  add(SIGNATURE, async function* () {
    yield signer.sign("manifest", sha256(manifest));
  });
  zip.end({ comment: "-".repeat(COMMENT_LENGTH), forceZip64Format: false });
  yield* signedOff(out, signer);
}

async function* noted(
  path: string,
  content: AsyncIterable<string | Buffer>,
  into: ManifestFile[],
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of content) {
    const chunk = Buffer.from(piece);
    hash.update(chunk);
    bytes += chunk.length;
    if (chunk.length > 0) yield chunk;
  }
  into.push({ path, bytes, sha256: hash.digest("hex") });
}

function manifestOf({ head }: ReportSource, signer: EvidenceSigner, files: readonly ManifestFile[]): Manifest {
  const { run, versions, madeAt } = head;
  return {
    format: FORMAT,
    evaluation_id: run.id,
    agent_id: run.agent_id,
    team_id: run.team_id,
    completed_at: run.completed_at,
    made_at: Math.floor(madeAt / 1000),
    verdict: run.verdict,
    versions,
    signed_by: { algorithm: "Ed25519", fingerprint: signer.fingerprint, public_key: signer.publicKey },
    files,
  };
}

/** Holds back the room that was left for the comment, and fills it with the signature of all that came before. */
async function* signedOff(bytes: AsyncIterable<Buffer>, signer: EvidenceSigner): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let held = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const all = Buffer.concat([held, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - COMMENT_LENGTH));
    held = all.subarray(ready.length);
    if (ready.length === 0) continue;
    hash.update(ready);
    yield ready;
  }
  yield commentWith(signer.sign("archive", hash.digest("hex")));
}
