import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { openBed } from "../../../../test/evaluation/run-bed.ts";
import { openWorld } from "../../../../test/world.ts";
import { asSql } from "../../../platform/db/database.ts";
import { createKeyring, newKey } from "../../../platform/secrets/keyring.ts";
import { resealColumn } from "../../../platform/secrets/reseal.ts";
import { COMMENT_LENGTH, commentWith, fingerprintOf, type Manifest, sha256, statementOf } from "./form.ts";
import { createEvidenceKeys, sealedInEvaluation } from "./keys.ts";
import { readDirectory, type ZipDirectory } from "./read-zip.ts";
import { verifyPack } from "./verify-pack.ts";

let folder: string;
let pack: Buffer;
let fingerprint: string;
let directory: ZipDirectory;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "evidence-"));
  await using bed = await openBed({ prompts: 30, answer: (text) => (/ [0-3]$/.test(text) ? "leak" : "No.") });
  bed.startWorker();
  const id = await bed.startRun();
  await bed.until(id, "completed");
  const reply = await bed.world.app.inject({
    url: `/v1/evaluations/${id}/evidence`,
    headers: { host: "127.0.0.1", authorization: `Bearer ${bed.world.owner.token}` },
  });
  expect(reply.statusCode).toBe(200);
  pack = reply.rawPayload;
  fingerprint = (await bed.world.call("GET", "/v1/evidence-keys")).body.keys[0].fingerprint;
  const published = await bed.world.call("GET", "/.well-known/agent-console-evidence.json", { as: null });
  expect(published.body.keys).toMatchObject([{ fingerprint, current: true, algorithm: "Ed25519" }]);
  const { body: log } = await bed.world.call("GET", "/v1/audit-log?action=evaluation.evidence_exported");
  expect(log.results).toHaveLength(1);
  directory = await readDirectory(await kept(pack), COMMENT_LENGTH);
  return () => rm(folder, { recursive: true });
});

let count = 0;
async function kept(bytes: Buffer): Promise<string> {
  const path = join(folder, `${count++}.zip`);
  await writeFile(path, bytes);
  return path;
}

const problemsOf = async (bytes: Buffer, given = fingerprint) => (await verifyPack(await kept(bytes), given)).problems;

const flipped = (at: number): Buffer => {
  const copy = Buffer.from(pack);
  copy.writeUInt8(copy.readUInt8(at) ^ 0x01, at);
  return copy;
};

/** Where an entry's own bytes lie. */
function contentOf(path: string): { start: number; end: number } {
  const entry = directory.entries.find((one) => one.path === path);
  if (!entry) throw new Error(path);
  const start = entry.offset + 30 + pack.readUInt16LE(entry.offset + 26) + pack.readUInt16LE(entry.offset + 28);
  return { start, end: start + entry.packed };
}

const textIn = (path: string): string => {
  const { start, end } = contentOf(path);
  return inflateRawSync(pack.subarray(start, end)).toString("utf8");
};

describe("a pack", () => {
  test("holds every file and verifies", async () => {
    const { problems, manifest } = await verifyPack(await kept(pack), fingerprint);
    expect(problems).toEqual([]);
    expect(manifest?.files.map(({ path }) => path)).toEqual([
      ...[
        "README.txt",
        "report.html",
        "report.pdf",
        "results.csv",
        "results.junit.xml",
        "results.sarif",
        "report.json",
      ],
      ...[
        "configuration.json",
        "harnesses.json",
        "detector-cards.json",
        "transcripts.jsonl",
        "findings.jsonl",
        "campaign-findings.jsonl",
        "log.txt",
      ],
    ]);
    expect(textIn("transcripts.jsonl").trim().split("\n")).toHaveLength(30);
    expect(textIn("findings.jsonl").trim().split("\n")).toHaveLength(4);
    expect(JSON.parse(textIn("configuration.json"))).toMatchObject({
      agent: { name: "Support", model: "small-chat-1" },
      versions: { console: expect.any(String) },
    });
    expect(textIn("log.txt")).toContain("completed");
  });

  test("names the file in which a byte was changed, whichever file it is", async () => {
    for (const { path } of directory.entries) {
      const { start, end } = contentOf(path);
      const problems = await problemsOf(flipped(Math.floor((start + end) / 2)));
      expect(
        problems.map(({ where }) => where),
        path,
      ).toContain(path);
    }
  });

  test("does not verify with any byte changed, added or removed, between its files included", async () => {
    const step = Math.max(1, Math.floor(pack.length / 150));
    for (let at = 0; at < pack.length; at += step) expect(await problemsOf(flipped(at)), `byte ${at}`).not.toEqual([]);
    const [first] = directory.entries;
    // The time of a file in its header and in the directory, which no hash of a file covers.
    for (const at of [
      (first?.offset ?? 0) + 10,
      directory.commentAt - 22 - 20,
      pack.length - 1,
      directory.commentAt - 3,
    ]) {
      expect(await problemsOf(flipped(at)), `byte ${at}`).not.toEqual([]);
    }
    expect(await problemsOf(Buffer.concat([pack, Buffer.from("x")]))).not.toEqual([]);
    expect(await problemsOf(pack.subarray(0, -1))).not.toEqual([]);
    expect(await problemsOf(Buffer.from("no archive"))).not.toEqual([]);
  });

  test("that someone else signed does not verify", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const own = publicKey.export({ format: "der", type: "spki" }).toString("base64");
    const manifest = JSON.parse(textIn("manifest.json")) as Manifest;
    const forged = JSON.stringify({ ...manifest, signed_by: { ...manifest.signed_by, public_key: own } });
    const bytes = forgedPack(forged, (purpose, hash) =>
      sign(null, statementOf(purpose, hash), privateKey).toString("base64"),
    );
    expect(await problemsOf(bytes, fingerprintOf(own))).toEqual([]);
    expect(await problemsOf(bytes)).toMatchObject([
      { where: "manifest.json", what: expect.stringContaining("not with the one") },
    ]);
  });
});

test("the key is created once, survives a rotation of the keyring, and is replaced when it is lost", async () => {
  await using world = await openWorld();
  const [oldKey, newer] = [newKey(), newKey()];
  const keysWith = (...ring: [Buffer, ...Buffer[]]) =>
    createEvidenceKeys({ ...world.services, keyring: createKeyring(ring) });
  const [one, two] = [keysWith(oldKey), keysWith(oldKey)];
  const [first, second] = await Promise.all([one.current(), two.current()]);
  expect(first.fingerprint).toBe(second.fingerprint);
  const client = await world.behind.connect();
  const tx = asSql(client);
  for (const column of sealedInEvaluation) await resealColumn(tx, createKeyring([newer, oldKey]), column);
  client.release();
  expect((await keysWith(newer).current()).fingerprint).toBe(first.fingerprint);
  const lost = await keysWith(newKey()).published();
  expect(lost).toHaveLength(2);
  expect(lost.filter(({ current }) => current).map(({ fingerprint: id }) => id)).not.toContain(first.fingerprint);
});

type Sign = (purpose: "manifest" | "archive", hash: string) => string;

/** The same pack, put together by someone with a key of their own. */
function forgedPack(manifest: string, signWith: Sign): Buffer {
  const copy: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { path } of directory.entries) {
    const { start, end } = contentOf(path);
    const replaced =
      path === "manifest.json" ? manifest : path === "manifest.sig" ? signWith("manifest", sha256(manifest)) : null;
    const packed = replaced === null ? pack.subarray(start, end) : deflateRawSync(replaced);
    const content = replaced === null ? Buffer.from(inflateRawSync(packed)) : Buffer.from(replaced);
    const name = Buffer.from(path);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(8, 10);
    record.writeUInt32LE(crc32(content), 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(content.length, 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(offset, 42);
    copy.push(head, name, packed);
    central.push(record, name);
    offset += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.entries.length, 8);
  end.writeUInt16LE(directory.entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(COMMENT_LENGTH, 20);
  const body = Buffer.concat([...copy, list, end]);
  return Buffer.concat([body, commentWith(signWith("archive", createHash("sha256").update(body).digest("hex")))]);
}
