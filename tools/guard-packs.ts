import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type PackRow, readPack } from "@agent-console/analysis/guards/packs/pack.ts";

const folder = new URL("../analysis/guards/packs/", import.meta.url);

/** The names of all packs. */
export const packNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) => file.replace(/\.jsonl$/, ""))
    .sort();

const textOf = (name: string): string => readFileSync(new URL(`${name}.jsonl`, folder), "utf8");

/** The texts of a pack, for cards and tests. Someone who writes a guard method does not open them. */
export function readPackFile(name: string): readonly PackRow[] {
  try {
    return readPack(textOf(name));
  } catch (error) {
    throw new SyntaxError(`${name}.jsonl: ${(error as Error).message}`, { cause: error });
  }
}

export const packDigest = (name: string): string => createHash("sha256").update(textOf(name)).digest("hex");
