import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What goes into an archive: paths with forward slashes, and the bytes behind them. */
export type Files = Map<string, ArchiveFile>;

export interface ArchiveFile {
  readonly bytes: Buffer;
  readonly isProgram?: boolean;
}

/** All files below a folder of the repository, by their path from its root, in an order that no file system decides. */
export function filesBelow(root: string, folder: string, isWanted: (path: string) => boolean = () => true): Files {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ""))
    .filter((path) => !path.includes("node_modules/") && isWanted(path));
  return new Map(paths.sort(inOrder).map((path) => [path, { bytes: readFileSync(join(root, path)) }]));
}

export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const text = (content: string): ArchiveFile => ({ bytes: Buffer.from(content) });

export const json = (content: unknown): ArchiveFile => text(`${JSON.stringify(content, null, 2)}\n`);

/** The same files in another folder. */
export function within(folder: string, files: Files): Files {
  return new Map([...files].map(([path, file]) => [`${folder}/${path}`, file]));
}
