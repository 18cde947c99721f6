import { expect, test } from "vitest";
import { createKeyring, newKey, SealBroken } from "./keyring.ts";

test("an encrypted text can be decrypted and reveals nothing", () => {
  const ring = createKeyring([newKey()]);
  const sealed = ring.seal("sk-very-secret", "agents.api_key/1");
  expect(sealed).not.toContain("secret");
  expect(ring.open(sealed, "agents.api_key/1")).toBe("sk-very-secret");
});

test("an encrypted text moved to another place can't be decrypted", () => {
  const ring = createKeyring([newKey()]);
  const sealed = ring.seal("k", "agents.api_key/1");
  expect(() => ring.open(sealed, "agents.api_key/2")).toThrow(SealBroken);
});

test("a text with a changed byte can't be decrypted", () => {
  const ring = createKeyring([newKey()]);
  const sealed = ring.seal("a key of some length", "here");
  const at = sealed.length - 5;
  const other = sealed[at] === "A" ? "B" : "A";
  expect(() => ring.open(sealed.slice(0, at) + other + sealed.slice(at + 1), "here")).toThrow(SealBroken);
});

test("after a rotation old texts can still be decrypted, and are recognized as old", () => {
  const [old, fresh] = [newKey(), newKey()];
  const sealed = createKeyring([old]).seal("k", "here");
  const ring = createKeyring([fresh, old]);
  expect(ring.open(sealed, "here")).toBe("k");
  expect(ring.isCurrent(sealed)).toBe(false);
  expect(ring.isCurrent(ring.seal("k", "here"))).toBe(true);
});

test("without the old key the old text can't be decrypted, and the error names the missing key", () => {
  const old = createKeyring([newKey()]);
  const sealed = old.seal("k", "here");
  expect(() => createKeyring([newKey()]).open(sealed, "here")).toThrow(old.currentId);
});
