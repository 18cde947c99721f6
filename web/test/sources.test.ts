import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../src/", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => [name, readFileSync(new URL(name, root), "utf8")] as const);

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(([, text]) => pattern.test(text))
    .map(([name]) => name)
    .sort();

test("no page makes elements from markup or runs text as code", () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(filesWith(/(?:inner|outer|SetInner|Adjacent)HTML|document\.write|\beval\(|new Function|srcDoc/)).toEqual([]);
});

test("the browser keeps the theme, the choice of shortcuts and the tab's team, and nothing else", () => {
  expect(filesWith(/localStorage/)).toEqual(["parts/keys/listen.ts", "session/theme.ts"]);
  expect(filesWith(/sessionStorage/)).toEqual([
    "areas/teams/account/erase-account.tsx",
    "areas/teams/people/team-data.tsx",
    "session/session.ts",
  ]);
  expect(filesWith(/\.cookie\b|indexedDB/)).toEqual([]);
});

test("no element has styles of its own, but for the menu, which moves to stay on the page", () => {
  expect(filesWith(/\.style\b|\sstyle=/)).toEqual(["parts/menu.tsx"]);
});
