import { expect, test } from "vitest";
import { S3_CREDENTIALS, serveS3 } from "../../../test/platform/s3-server.ts";
import { closedPort } from "../../../test/platform/web-server.ts";
import { createOutbound } from "../outbound/outbound.ts";
import { deleteObjects, readObject, writeObject } from "./read-object.ts";
import { openS3Store, type S3Options } from "./s3-store.ts";
import { parseStoreAddress, type S3Address } from "./store-address.ts";

async function openBed(options: Partial<S3Options> = {}, url?: string) {
  const s3 = await serveS3();
  const outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 1_000_000, deadlineMs: 5_000 });
  const address = parseStoreAddress(`s3://archive/console?endpoint=${url ?? s3.url}&region=eu-test-1`) as S3Address;
  const store = openS3Store({ address, credentials: S3_CREDENTIALS, outbound, pauses: [1, 1], ...options });
  return {
    ...{ s3, store },
    async [Symbol.asyncDispose]() {
      await outbound.close();
      await s3[Symbol.asyncDispose]();
    },
  };
}

const content = Buffer.from([0, 255, 1, 2, 3, 10, 13, 200]);

test("an object is read back as it was written, and is gone once deleted", async () => {
  await using bed = await openBed();
  const written = await writeObject(bed.store, { key: "teams/a/1", content });
  expect([...bed.s3.objects.keys()]).toEqual(["console/teams/a/1"]);
  expect(await readObject(bed.store, written)).toEqual(content);
  await bed.store.delete("teams/a/1");
  await bed.store.delete("teams/a/1");
  expect(await bed.store.get("teams/a/1", { maxBytes: 100 })).toBeNull();
});

test("all objects of a prefix are deleted, page by page, and no others", async () => {
  await using bed = await openBed();
  for (const key of ["teams/a/1", "teams/a/2", "teams/a/3/4", "teams/ab/1"]) await bed.store.put(key, content);
  expect(await deleteObjects(bed.store, "teams/a/")).toBe(3);
  expect([...bed.s3.objects.keys()]).toEqual(["console/teams/ab/1"]);
});

test("a store that goes on listing what was deleted is left for later", async () => {
  await using bed = await openBed();
  bed.s3.misbehave(({ method }) => (method === "GET" ? [200, "<Key>console/teams/a/1</Key>"] : undefined));
  await expect(deleteObjects(bed.store, "teams/a/")).rejects.toThrow("still lists objects that were deleted");
  expect(bed.s3.seen).toHaveLength(3);
});

test("an object that was altered, cut, made longer or lost is refused", async () => {
  await using bed = await openBed();
  const written = await writeObject(bed.store, { key: "k", content });
  const altered = Buffer.from(content);
  altered[3] = 9;
  for (const bytes of [altered, content.subarray(1), Buffer.concat([content, content]), Buffer.alloc(200_000)]) {
    bed.s3.objects.set("console/k", bytes);
    await expect(readObject(bed.store, written)).rejects.toMatchObject({ kind: "damaged" });
  }
  bed.s3.objects.clear();
  await expect(readObject(bed.store, written)).rejects.toThrow("The object k is missing.");
});

test("what passes by itself is tried again", async () => {
  await using bed = await openBed();
  let left = 2;
  bed.s3.misbehave(() => (left-- > 0 ? [503, "<Error><Code>SlowDown</Code></Error>"] : undefined));
  await bed.store.put("k", content);
  expect(bed.s3.objects.size).toBe(1);
  expect(bed.s3.seen).toHaveLength(3);
});

test("a store that stays away, or never answers, is unavailable after its tries", async () => {
  await using silent = await openBed({ deadlineMs: 50 });
  silent.s3.misbehave(() => "hang");
  await expect(silent.store.put("k", content)).rejects.toMatchObject({ kind: "unavailable" });
  expect(silent.s3.seen).toHaveLength(3);
  await using away = await openBed({}, `http://127.0.0.1:${await closedPort()}`);
  await expect(away.store.get("k", { maxBytes: 10 })).rejects.toMatchObject({ kind: "unavailable" });
});

const refusals = [
  [
    { ...S3_CREDENTIALS, secretAccessKey: "wrong" },
    /refuses the console's credentials: it answers 403 \(SignatureDoesNotMatch\)\.$/,
  ],
  [
    { ...S3_CREDENTIALS, accessKeyId: "OTHER" },
    /refuses the console's credentials: it answers 403 \(InvalidAccessKeyId\)\.$/,
  ],
] as const;
test.each(refusals)(
  "with %j nothing is tried twice, and the sentence says what is wrong",
  async (credentials, sentence) => {
    await using bed = await openBed({ credentials });
    await expect(bed.store.put("k", content)).rejects.toMatchObject({
      kind: "refused",
      message: expect.stringMatching(sentence),
    });
    expect(bed.s3.seen).toHaveLength(1);
  },
);

test("a redirect is refused: no signature goes anywhere else", async () => {
  await using bed = await openBed();
  await using other = await serveS3();
  bed.s3.misbehave(() => [307, "", { location: `${other.url}/archive/console/k` }]);
  await expect(bed.store.get("k", { maxBytes: 10 })).rejects.toThrow("Check endpoint and region.");
  expect(other.seen).toEqual([]);
});

test("a bucket that is missing is not an object that is missing", async () => {
  await using bed = await openBed();
  bed.s3.misbehave(() => [404, "<Error><Code>NoSuchBucket</Code></Error>"]);
  await expect(bed.store.get("k", { maxBytes: 10 })).rejects.toMatchObject({ kind: "refused" });
  await expect(bed.store.delete("k")).rejects.toMatchObject({ kind: "refused" });
});

test("keys that a store makes up are not listed", async () => {
  await using bed = await openBed();
  const keys = ["console/teams/a/../b", "other/teams/a/1", "console/teams/a/1", "console/teams/b/1"];
  bed.s3.misbehave(() => [200, keys.map((key) => `<Key>${key}</Key>`).join("")]);
  expect(await bed.store.list("teams/a/")).toEqual(["teams/a/1"]);
});

test("a key that could be a path out of the folder is never used", async () => {
  await using bed = await openBed();
  for (const key of ["../k", "a/../b", "/a", "a//b", "a/", "A", "", "a".repeat(600)])
    await expect((async () => bed.store.put(key, content))()).rejects.toThrow("not a key");
  expect(bed.s3.seen).toEqual([]);
});
