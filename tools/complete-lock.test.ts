import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { completeLock, missingEntries, platformOf } from "./complete-lock.ts";

const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

test("the committed lock file lists the packages of every platform, so that a clean install accepts it", () => {
  expect(Object.keys(missingEntries(lock)), "run `npm run complete-lock`").toEqual([]);
});

test("a lock file without them is completed, and does not change the second time", () => {
  const entry = { version: "1.0.0", dev: true, optionalDependencies: { "@a/b-linux-arm64-musl": "1.0.0" } };
  const once = completeLock({ packages: { "node_modules/@a/b": entry } });
  expect(once.packages["node_modules/@a/b-linux-arm64-musl"]).toEqual({
    version: "1.0.0",
    os: ["linux"],
    cpu: ["arm64"],
    libc: ["musl"],
    dev: true,
    optional: true,
  });
  expect(completeLock(once)).toEqual(once);
});

test("no entry is added for a package that is not platform-specific", () => {
  expect(platformOf("left-pad")).toEqual({});
  expect(missingEntries({ packages: { x: { optionalDependencies: { "left-pad": "1.0.0" } } } })).toEqual({});
});
