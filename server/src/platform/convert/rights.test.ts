import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { CHILD, packageFolders } from "./rights.ts";

const IMPORT = /(?:\bfrom|\bimport|\brequire\(|\bimport\(|getBuiltinModule\()\s*["'`]([^"'`]+)["'`]/g;

/** Every module that the child can load, and the modules of Node that these name. */
function modulesOf(entry: string): { files: Set<string>; builtin: Set<string> } {
  const files = new Set<string>();
  const builtin = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file) || !/\.[cm]?[jt]s$/.test(file)) return;
    files.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const found = resolvedFrom(file, name);
      if (found === null) continue;
      if (found.startsWith("/")) visit(found);
      else builtin.add(found.replace("node:", ""));
    }
  };
  visit(entry);
  return { files, builtin };
}

function resolvedFrom(file: string, name: string): string | null {
  try {
    return name.startsWith(".") ? fileURLToPath(new URL(name, `file://${file}`)) : createRequire(file).resolve(name);
  } catch {
    // Named in a comment, or an optional package that isn't installed.
    return null;
  }
}

test("no module that reads files can reach a network, start a program or open another process", () => {
  const { files, builtin } = modulesOf(CHILD);
  for (const reader of ["pdf.ts", "docx.ts", "html.ts", "plain-text.ts"])
    expect([...files]).toContain(`${dirname(CHILD)}/${reader}`);
  const packages = packageFolders().map((folder) => folder.split("/").at(-1));
  expect(packages).toEqual(
    expect.arrayContaining(["unpdf", "yauzl", "pend", "saxes", "xmlchars", "htmlparser2", "entities"]),
  );
  const harmless = ["buffer", "events", "fs", "fs/promises", "module", "stream", "url", "util", "zlib"];
  expect([...builtin].filter((name) => !harmless.includes(name))).toEqual([]);
});
