import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { closedListsIn, OWN_BOUNDS, OWN_LISTS, repeatedLists, writtenBounds } from "./repeated-rules.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const lists = closedListsIn(JSON.parse(readFileSync(`${root}/openapi.json`, "utf8")));
const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "web/src", "cli/src"], {
  cwd: root,
  encoding: "utf8",
});
const sources = listed
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && existsSync(`${root}/${file}`))
  .map((file) => [file, readFileSync(`${root}/${file}`, "utf8")] as const);

/** With its line, unless it has a reason to stay. */
const unreasoned = (found: readonly { text: string; line: number }[], reasons: Readonly<Record<string, string>>) =>
  found.filter(({ text }) => !(text in reasons)).map(({ text, line }) => `${text} (line ${line})`);

describe("the web and the CLI", () => {
  test("take lists of the contract's values from @agent-console/sdk/choices", () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(lists.length).toBeGreaterThan(100);
    const found = sources.flatMap(([file, source]) => repeatedLists(file, source, lists));
    expect(unreasoned(found, OWN_LISTS)).toEqual([]);
    expect(Object.keys(OWN_LISTS).filter((text) => !found.some((one) => one.text === text))).toEqual([]);
  });

  test("take the bounds of fields from @agent-console/sdk/fields", () => {
    const found = sources.flatMap(([file, source]) => writtenBounds(file, source));
    expect(unreasoned(found, OWN_BOUNDS)).toEqual([]);
    expect(Object.keys(OWN_BOUNDS).filter((text) => !found.some((one) => one.text === text))).toEqual([]);
  });
});

describe("repeated is", () => {
  const found = (source: string) => repeatedLists("a.ts", source, lists).map(({ text }) => text);

  test.each([
    ["a list", `const a = ["low", "medium", "high", "critical"];`, "a.ts: low, medium, high, critical"],
    ["a list in another order", `new Set(["critical", "low"])`, "a.ts: critical, low"],
    ["a list over several lines", `const a = [\n  "tested",\n  "hardened",\n];`, "a.ts: tested, hardened"],
    ["a whole type", `type A = "passed" | "failed" | "inconclusive";`, "a.ts: passed, failed, inconclusive"],
    ["an order as numbers", "const rank = { low: 0, medium: 1, high: 2 };", "a.ts: low, medium, high"],
  ])("%s", (_name, source, text) => {
    expect(found(source)).toEqual([text]);
  });

  test.each([
    ["a part of a type", `type A = "passed" | "failed" | "later";`],
    ["a list of other words", `const words = ["agents", "list"];`],
    ["one value", `const a = ["critical"];`],
  ])("not %s", (_name, source) => {
    expect(found(source)).toEqual([]);
  });

  test("a bound that is written as a number", () => {
    expect(writtenBounds("a.tsx", "<input\n maxLength={1_000} max={MOST} />")).toEqual([
      { file: "a.tsx", line: 2, text: "a.tsx: maxLength={1_000}" },
    ]);
  });
});
