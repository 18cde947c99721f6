import { describe, expect, test } from "vitest";
import { clientIdOf, hashKey, makeKey, sameHash } from "./secret.ts";

describe("an API key", () => {
  test("contains its client id and ends in a checksum that detects a mistyped character", () => {
    const { clientId, secret } = makeKey();
    expect(secret).toMatch(/^agck_[0-9a-f]{24}_[\w-]{43}[0-9a-f]{8}$/);
    expect(clientIdOf(secret)).toBe(clientId);
    for (let place = 5; place < secret.length; place++) {
      const other = secret[place] === "a" ? "b" : "a";
      expect(clientIdOf(secret.slice(0, place) + other + secret.slice(place + 1))).toBeNull();
    }
  });

  test.each([
    "",
    "agck_",
    "agck_0123",
    ` ${makeKey().secret}`,
    `${makeKey().secret}\n`,
    makeKey().secret.toUpperCase(),
  ])("is not parsed from %j", (text) => expect(clientIdOf(text)).toBeNull());

  test("is different each time", () => {
    expect(new Set(Array.from({ length: 100 }, () => makeKey().secret)).size).toBe(100);
  });

  test("is compared by its hash, and hashes of different length do not throw", () => {
    const { secret, secretHash } = makeKey();
    expect(sameHash(secretHash, hashKey(secret))).toBe(true);
    expect(sameHash(secretHash, hashKey(`${secret}x`))).toBe(false);
    expect(sameHash(secretHash, "")).toBe(false);
  });
});
