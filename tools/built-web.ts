import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const note = join(root, "node_modules/.cache/built-web");

/** What the pages are built from. */
const INPUTS = ["web", "sdk", "analysis", "package-lock.json"];
const isLeftOut = (path: string): boolean => /(?:^|\/)(?:node_modules|dist)(?:\/|$)|\.test\.tsx?$/.test(path);

function hashOfInputs(): string {
  const hash = createHash("sha256");
  const read = (path: string): void => void hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  for (const input of INPUTS) {
    if (input.includes(".")) read(input);
    else
      for (const entry of readdirSync(join(root, input), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name).slice(root.length))
        .filter((path) => !isLeftOut(path))
        .sort())
        read(entry);
  }
  return hash.digest("hex");
}

/** Whether web/dist is what a build would make: `npm ci` has just built it in a new clone. */
export const isWebBuilt = (): boolean =>
  existsSync(join(root, "web/dist/index.html")) && existsSync(note) && readFileSync(note, "utf8") === hashOfInputs();

export function rememberWebBuild(): void {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, hashOfInputs());
}
