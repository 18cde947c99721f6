import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkLayers, importsOf, type Rules, readSources } from "../../tools/check-layers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rules = JSON.parse(readFileSync(`${root}/layers.json`, "utf8")) as Rules;
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = listed.split("\n").filter((file) => file !== "" && existsSync(`${root}/${file}`));

describe("the dependency rule", () => {
  test("holds for every source file", () => {
    const sources = readSources(root, files);
    expect(sources.size).toBeGreaterThan(100);
    expect(checkLayers(sources, rules)).toEqual([]);
  });

  test("has no exceptions", () => {
    expect(rules.exceptions).toEqual([]);
  });

  const broken: [string, string, string][] = [
    ["an arrow to the right", "platform/db/x.ts", 'import { a } from "../../domains/teams/port.ts";'],
    ["a domain that knows one to its right", "domains/teams/x.ts", 'import type { A } from "../agents/port.ts";'],
    ["a domain's inside used by another", "domains/evolution/x.ts", 'import { a } from "../agents/store.ts";'],
    ["input and output in the kernel", "kernel/x.ts", 'import { readFile } from "node:fs/promises";'],
    ["an import that is only for its effect", "kernel/x.ts", 'import "../platform/db/database.ts";'],
    ["an import over several lines", "kernel/x.ts", 'import {\n  a,\n  b,\n} from "../app/api.ts";'],
    ["an import at run time", "domains/teams/x.ts", 'const a = await import("../../app/api.ts");'],
    ["a room without a name of its own", "kernel/utils.ts", ""],
  ];
  test.each(broken)("is broken by %s", (_name, file, text) => {
    expect(checkLayers(new Map([[file, text]]), rules)).toHaveLength(1);
  });

  test("reads every form an import can have", () => {
    const text =
      'import a from "a";\nexport { b } from "./b.ts";\nimport "c";\nexport * from "d";\nconst e = import("e");';
    expect(importsOf(text).sort()).toEqual(["./b.ts", "a", "c", "d", "e"]);
  });
});

describe("the house", () => {
  const sources = files.filter(
    (file) => /\.(ts|tsx)$/.test(file) && !/generated/.test(file) && !file.endsWith(".test.ts"),
  );
  const lines = sources.map((file) => ({ file, lines: readFileSync(`${root}/${file}`, "utf8").split("\n").length }));

  test("has no file past 400 lines", () => {
    expect(lines.filter((entry) => entry.lines > 400)).toEqual([]);
  });

  test("speaks of the product alone: the lock file records no address, and no file a path of the machine that wrote it", () => {
    expect(readFileSync(`${root}/package-lock.json`, "utf8")).not.toMatch(/"resolved": "http/);
    const machine = new RegExp(`${["/work", "main"].join("/")}\\b`);
    const telling = files.filter(
      (file) => /\.(ts|md|json|sql|css|js|html)$/.test(file) && machine.test(readFileSync(`${root}/${file}`, "utf8")),
    );
    expect(telling).toEqual([]);
  });
});
