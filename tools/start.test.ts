import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** A console of two sources that says what it was started from. */
function openTree() {
  const root = mkdtempSync(join(tmpdir(), "agent-console-start-"));
  const bundle = join(root, "node_modules/.cache/agent-console-program");
  for (const folder of [bundle, join(root, "tools"), join(root, "server/src")]) mkdirSync(folder, { recursive: true });
  cpSync(fileURLToPath(new URL("start.mjs", import.meta.url)), join(root, "tools/start.mjs"));
  writeFileSync(join(root, "server/src/main.ts"), "process.stdout.write('sources');");
  writeFileSync(join(root, "server/src/part.ts"), "export const part = 1;");
  writeFileSync(join(bundle, "console.mjs"), "process.stdout.write('bundle');");
  const list = ["server/src/main.ts", "server/src/part.ts"].map((path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    return [path, size, mtimeMs];
  });
  writeFileSync(join(bundle, "sources.json"), JSON.stringify(list));
  return {
    part: join(root, "server/src/part.ts"),
    list: join(bundle, "sources.json"),
    started: () => execFileSync(process.execPath, [join(root, "tools/start.mjs")], { encoding: "utf8" }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}

test("the console starts from its bundle only while every source is as it was", () => {
  using tree = openTree();
  expect(tree.started()).toBe("bundle");
  const { atimeMs, mtimeMs } = statSync(tree.part);
  // The same length, and older: a file of another version that was unpacked over it.
  utimesSync(tree.part, atimeMs / 1000, mtimeMs / 1000 - 86_400);
  expect(tree.started()).toBe("sources");
});

test("a bundle that is not whole, or was made of more than there is, is not started", () => {
  using tree = openTree();
  rmSync(tree.part);
  expect(tree.started()).toBe("sources");
  writeFileSync(tree.list, '[["server/src/main.ts", 1');
  expect(tree.started()).toBe("sources");
});
