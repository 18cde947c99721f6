import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { completed, missingEntries, platformOf } from "./complete-lock.ts";

const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

test("the committed lock file describes every platform's packages, so that a clean install takes it", () => {
  expect(Object.keys(missingEntries(lock)), "run `npm run complete-lock`").toEqual([]);
});

test("a lock without them is completed, and stays as it is the second time", () => {
  const entry = { version: "1.0.0", dev: true, optionalDependencies: { "@a/b-linux-arm64-musl": "1.0.0" } };
  const once = completed({ packages: { "node_modules/@a/b": entry } });
  expect(once.packages["node_modules/@a/b-linux-arm64-musl"]).toEqual({
    version: "1.0.0",
    os: ["linux"],
    cpu: ["arm64"],
    libc: ["musl"],
    dev: true,
    optional: true,
  });
  expect(completed(once)).toEqual(once);
});

test("a package that is for every machine is never invented", () => {
  expect(platformOf("left-pad")).toEqual({});
  expect(missingEntries({ packages: { x: { optionalDependencies: { "left-pad": "1.0.0" } } } })).toEqual({});
});
