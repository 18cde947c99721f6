import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const dist = new URL("../web/dist/", import.meta.url);
const MOST_BYTES = 250_000;

/** The scripts that a page needs immediately: those in the document, the page's own, and all their static imports. */
function scriptsOf(page: string): Set<string> {
  const assets = readdirSync(new URL("assets/", dist));
  const named = readFileSync(new URL("index.html", dist), "utf8").matchAll(/assets\/([^"]+\.js)"/g);
  const open = [...named].map(([, name = ""]) => name);
  open.push(...assets.filter((name) => name.startsWith(`${page}-`) && name.endsWith(".js")));
  const needed = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const imports = source(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    for (const [, imported = ""] of imports) open.push(imported);
  }
  return needed;
}

const source = (name: string): string => readFileSync(new URL(`assets/${name}`, dist), "utf8");

test("the dashboard's first load is under 250 kB of gzipped script and does not include other pages' scripts", () => {
  const scripts = scriptsOf("dashboard-page");
  const bytes = [...scripts].reduce((sum, name) => sum + gzipSync(source(name)).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
  for (const page of ["reference-page", "welcome-page"])
    expect(
      readdirSync(new URL("assets/", dist)).some((name) => name.startsWith(`${page}-`) && name.endsWith(".js")),
    ).toBe(true);
  expect(
    [...scripts].filter((name) => /^(agents|register|job|proposal|audit|compare|reference|welcome)-page/.test(name)),
  ).toEqual([]);
});
