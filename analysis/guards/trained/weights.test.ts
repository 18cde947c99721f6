import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { StoredGuard } from "./model.ts";
import { stored as document } from "./weights/injection-document.ts";
import { stored as user } from "./weights/injection-user.ts";
import { stored as templates } from "./weights/jailbreak-templates.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const weightsHash = (stored: StoredGuard): string => hashOf(JSON.stringify(stored));

test("the weights are those of the manifest, trained on the texts of this repository as they are now", () => {
  const manifest = JSON.parse(read("../training/manifest.json"));
  expect({
    "injection-user": weightsHash(user),
    "injection-document": weightsHash(document),
    "jailbreak-templates": weightsHash(templates),
  }).toEqual(manifest.weights);
  const own = Object.keys(manifest.repository);
  expect(Object.fromEntries(own.map((file) => [file, hashOf(read(`../../../${file}`))]))).toEqual(manifest.repository);
});
