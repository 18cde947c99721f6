import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openKeyFile, rotateKeyFile } from "./key-file.ts";
import { SealBroken, sealedWith } from "./keyring.ts";
import { createReloadingKeyring } from "./reloading-keyring.ts";

async function keyFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "agent-console-keys-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "secret.key");
  await openKeyFile(path);
  return path;
}

test("what another process encrypted after a rotation can be decrypted, and so can what was encrypted before it", async () => {
  const path = await keyFile();
  const running = createReloadingKeyring(path);
  const before = running.seal("old", "here");
  const rotated = await rotateKeyFile(path);
  expect(running.open(rotated.seal("new", "here"), "here")).toBe("new");
  expect(running.open(before, "here")).toBe("old");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("after a rotation nothing is encrypted with the old key", async () => {
  const path = await keyFile();
  const running = createReloadingKeyring(path);
  const rotated = await rotateKeyFile(path);
  expect(sealedWith(running.seal("k", "here"))).toBe(rotated.currentId);
});

test("if the file is damaged or missing, the running console keeps its keys", async () => {
  const path = await keyFile();
  const running = createReloadingKeyring(path);
  const sealed = running.seal("k", "here");
  await writeFile(path, "no key");
  expect(running.open(running.seal("k", "here"), "here")).toBe("k");
  await rm(path);
  expect(running.open(sealed, "here")).toBe("k");
  expect(() => running.open("s1:000000000000:AAAA", "here")).toThrow(SealBroken);
});
