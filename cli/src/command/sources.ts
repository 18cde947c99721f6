import { readFile } from "node:fs/promises";
import { Ended } from "../endings/exit-codes.ts";

interface Input {
  read(most: number): Promise<string>;
}

export const MOST_BYTES = 64 * 1024 * 1024;

export const bytesFrom = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: unknown) => {
    throw new Ended("usage", `${path} could not be read: ${error instanceof Error ? error.message : error}`);
  });

/** The text of a file, or of standard input for a dash. */
export const textFrom = async (path: string, input: Input): Promise<string> =>
  path === "-" ? input.read(MOST_BYTES) : (await bytesFrom(path)).toString("utf8");

/** JSON as it is, from @FILE, or from standard input for a dash. */
export async function jsonFrom(name: string, given: string, input: Input): Promise<unknown> {
  const isFile = given === "-" || given.startsWith("@");
  const text = isFile ? await textFrom(given === "-" ? "-" : given.slice(1), input) : given;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Ended("usage", `${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
