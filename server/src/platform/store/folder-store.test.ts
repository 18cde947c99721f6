import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFolderStore } from "./folder-store.ts";
import { deleteObjects, readObject, writeObject } from "./read-object.ts";

async function openBed() {
  const folder = await mkdtemp(join(tmpdir(), "agent-console-store-"));
  return {
    folder,
    store: openFolderStore(join(folder, "store")),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

const content = Buffer.from("some bytes");

test("an object is read back as it was written, and leaves no folder behind once deleted", async () => {
  await using bed = await openBed();
  const written = await writeObject(bed.store, { key: "teams/a/1", content });
  expect(await readObject(bed.store, written)).toEqual(content);
  await bed.store.delete("teams/a/1");
  await bed.store.delete("teams/a/1");
  expect(await bed.store.get("teams/a/1", { maxBytes: 100 })).toBeNull();
  expect(await readdir(join(bed.folder, "store"))).toEqual([]);
});

test("an object that was cut or is missing is refused", async () => {
  await using bed = await openBed();
  const written = await writeObject(bed.store, { key: "k", content });
  await truncate(join(bed.folder, "store/k"), 4);
  await expect(readObject(bed.store, written)).rejects.toMatchObject({ kind: "damaged" });
  await bed.store.delete("k");
  await expect(readObject(bed.store, written)).rejects.toThrow("is missing");
});

test("all objects of a prefix are deleted, with what a kill left half written, and no others", async () => {
  await using bed = await openBed();
  for (const key of ["teams/a/1", "teams/a/b/2", "teams/ab/1"]) await bed.store.put(key, content);
  await writeFile(join(bed.folder, "store/teams/a/9.unfinished"), "half");
  expect(await bed.store.get("teams/a/9", { maxBytes: 10 })).toBeNull();
  expect(await deleteObjects(bed.store, "teams/a/")).toBe(2);
  expect(await readdir(join(bed.folder, "store/teams"), { recursive: true })).toEqual(["ab", "ab/1"]);
});

test("a key that could be a path out of the folder is never used", async () => {
  await using bed = await openBed();
  for (const key of ["../k", "a/../b", "/a", ".."])
    await expect(bed.store.get(key, { maxBytes: 1 })).rejects.toThrow("not a key");
});
