import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { EngineRefusal } from "../../server/src/domains/evolution/engine/model/refusal.ts";
import type { BedFile } from "./bed/format.ts";
import { readBed } from "./bed/read-bed.ts";

export interface LoadedBed {
  readonly file: BedFile;
  /** Hash of the bytes, so that a result names the exact bed it was measured on. */
  readonly hash: string;
}

export function loadBed(path: string): LoadedBed {
  const bytes = readFileSync(path);
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new EngineRefusal("bed_invalid", path, `is no JSON: ${(error as Error).message}`);
  }
  return { file: readBed(json), hash: createHash("sha256").update(bytes).digest("hex") };
}

/** A bed that is part of the benchmark. */
export function ownBed(name: string): LoadedBed {
  return loadBed(fileURLToPath(new URL(`./beds/${name}.json`, import.meta.url)));
}
