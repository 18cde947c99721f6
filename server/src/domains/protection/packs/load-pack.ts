import { readFile } from "node:fs/promises";
import { type PackRow, readPack } from "@agent-console/analysis/guards/packs/pack.ts";

const folder = new URL("../../../../../analysis/guards/packs/", import.meta.url);

/** The texts of a pack, such as `hard-negatives`. Read from disk each time: packs are needed rarely and stay out of memory. */
export async function loadPack(name: string): Promise<readonly PackRow[]> {
  if (!/^[a-z-]+$/.test(name)) throw new RangeError(`“${name}” is not the name of a pack`);
  return readPack(await readFile(new URL(`${name}.jsonl`, folder), "utf8"));
}
