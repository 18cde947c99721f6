import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkLayers } from "../../tools/check-layers.ts";
import type { Rules } from "../../tools/layers/rules.ts";
import { readSources } from "../../tools/layers/sources.ts";
import { tableFaults, tableOwners } from "../../tools/layers/tables.ts";
import { domains } from "../src/app/domains.ts";
import { type ApiDocument, FREE_ANSWERS, freeAnswersIn } from "./free-answers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rules = JSON.parse(readFileSync(`${root}/layers.json`, "utf8")) as Rules;
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = listed.split("\n").filter((file) => file !== "" && existsSync(`${root}/${file}`));

describe("the rules in layers.json", () => {
  test("hold for the whole repository", () => {
    const sources = readSources(root, files);
    expect(sources.size).toBeGreaterThan(1000);
    expect(checkLayers(sources, files, rules)).toEqual([]);
  });

  test("have no exceptions", () => {
    expect(rules.exceptions).toEqual([]);
  });
});

describe("the tables", () => {
  const owners = tableOwners(domains);

  test("are each written by the sub-slice that owns them, and read only there and further right", () => {
    const faults = tableFaults(readSources(root, files), owners, rules);
    expect(faults.map(({ text }) => text)).toEqual([]);
  });

  test("belong to a sub-slice that exists", () => {
    const homeless = [...owners].filter(
      ([, { domain, owner }]) => !(rules.order[`server/src/domains/${domain}`] ?? ["."]).includes(owner),
    );
    expect(homeless).toEqual([]);
  });
});

describe("the house", () => {
  const sources = files.filter(
    (file) => /\.(ts|tsx)$/.test(file) && !/generated|\/tables\/rows\.ts$/.test(file) && !file.endsWith(".test.ts"),
  );
  const lines = sources.map((file) => ({ file, lines: readFileSync(`${root}/${file}`, "utf8").split("\n").length }));

  test("has no file of more than 400 lines, except for lists of words with one entry per line", () => {
    const code = lines.filter(({ file }) => !/(?:^|\/)lexicons(?:\/|\.ts$)/.test(file));
    expect(code.filter((entry) => entry.lines > 400)).toEqual([]);
  });

  test("reads answers in the web and the CLI by their described types: nothing is cast past the compiler", () => {
    const readers = sources.filter((file) => /^(?:web|cli)\/src\//.test(file));
    expect(readers.length).toBeGreaterThan(500);
    expect(readers.filter((file) => /\bas unknown as\b/.test(readFileSync(`${root}/${file}`, "utf8")))).toEqual([]);
  });

  test("describes what it answers, except for what others decide the form of", () => {
    const document = JSON.parse(readFileSync(`${root}/openapi.json`, "utf8")) as ApiDocument;
    expect(freeAnswersIn(document)).toEqual(Object.keys(FREE_ANSWERS).sort());
  });

  test("has tests that look at and end the sessions of their own database alone: they share a cluster", () => {
    const tests = files.filter((file) => /^(?:server|e2e)\/.*\.ts$/.test(file) && /\/test\/|\.test\.ts$/.test(file));
    const statements = tests.flatMap((file) =>
      [
        ...readFileSync(`${root}/${file}`, "utf8").matchAll(
          /(["`])select(?:(?!\1).)*?from pg_(?:stat_activity|locks)\b(?:(?!\1).)*\1/gs,
        ),
      ].map(([statement]) => ({ file, statement })),
    );
    expect(statements.length).toBeGreaterThan(5);
    expect(statements.filter(({ statement }) => !/current_database\(\)|::regclass/.test(statement))).toEqual([]);
  });

  test("mentions only the product: the lock file records no registry address, and no file contains a path of the machine that wrote it", () => {
    expect(readFileSync(`${root}/package-lock.json`, "utf8")).not.toMatch(/"resolved": "http/);
    const machine = new RegExp(`${["/work", "main"].join("/")}\\b`);
    const telling = files.filter(
      (file) => /\.(ts|md|json|sql|css|js|html)$/.test(file) && machine.test(readFileSync(`${root}/${file}`, "utf8")),
    );
    expect(telling).toEqual([]);
  });
});
