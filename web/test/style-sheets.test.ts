import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasColorLiteral, readStyleSheet, styledClass } from "./style-sheets.ts";

const root = new URL("../src/", import.meta.url);
const names = readdirSync(root, { recursive: true, encoding: "utf8" });
const read = (name: string): string => readFileSync(new URL(name, root), "utf8");
const sheets = names.filter((name) => name.endsWith(".css")).map((name) => ({ name, ...readStyleSheet(read(name)) }));
const sources = names.filter((name) => name.endsWith(".tsx")).map((name) => [name, read(name)] as const);

describe("the style sheets", () => {
  test("are each in the cascade layer of their folder", () => {
    expect(sheets.length).toBeGreaterThan(50);
    const [, order = ""] = /@layer ([^;{]+);/.exec(read("style/layers.css")) ?? [];
    const layers = order.split(", ");
    expect(layers).toEqual(["reset", "tokens", "parts", "charts", "blocks", "areas", "app"]);
    for (const { name, topLevel } of sheets.filter((sheet) => sheet.name !== "style/layers.css")) {
      const [folder = ""] = name.split("/");
      const allowed = folder === "style" ? ["reset", "tokens", "parts"] : [folder];
      expect([name, topLevel.length]).toEqual([name, 1]);
      expect(allowed.map((layer) => `@layer ${layer}`)).toContain(topLevel[0]);
    }
  });

  test("never style a class in two files", () => {
    const files = new Map<string, Set<string>>();
    for (const { name, rules } of sheets)
      for (const selector of rules.flatMap(({ selectors }) => selectors)) {
        const styled = styledClass(selector);
        if (styled) files.set(styled, (files.get(styled) ?? new Set()).add(name));
      }
    expect(files.size).toBeGreaterThan(200);
    const shared = [...files].filter(([, where]) => where.size > 1);
    expect(Object.fromEntries(shared.map(([styled, where]) => [styled, [...where]]))).toEqual({});
  });

  test("have color literals in the tokens only", () => {
    const colored = sheets
      .filter(({ name }) => name !== "style/tokens.css")
      .flatMap(({ name, rules }) =>
        rules.filter(({ body }) => hasColorLiteral(body)).map(({ selectors }) => `${name}: ${selectors}`),
      );
    expect(colored).toEqual([]);
    const tokens = sheets.find(({ name }) => name === "style/tokens.css");
    expect(tokens?.rules.every(({ body }) => hasColorLiteral(body))).toBe(true);
  });

  test("are all imported by a component", () => {
    const imported = new Set(
      sources.flatMap(([name, text]) =>
        [...text.matchAll(/^import "([^"]+\.css)";/gm)].map(([, path = ""]) =>
          new URL(path, new URL(name, "file:///")).pathname.slice(1),
        ),
      ),
    );
    expect(sheets.map(({ name }) => name).filter((name) => !imported.has(name))).toEqual([]);
  });
});

test("a selector styles the first class of its last part", () => {
  expect(styledClass(".page > .btn.pri:hover:not(:disabled)")).toBe("btn");
  expect(styledClass(".card b")).toBeUndefined();
  expect(styledClass("td.num")).toBe("num");
  expect(styledClass("html:has(.decision-bar)")).toBeUndefined();
  expect(styledClass(".groups thead th:not(.wide)")).toBeUndefined();
  expect(styledClass(".filters :is(label, .filter)")).toBe("filter");
});

test("a color literal is told from a token and from a keyword", () => {
  for (const literal of ["color: #fff", "background: rgb(1 2 3 / 4%)", "fill: white", "border: 1px solid red"])
    expect([literal, hasColorLiteral(literal)]).toEqual([literal, true]);
  for (const other of [
    "color: var(--ink)",
    "fill: none",
    "color: transparent",
    "fill: currentColor",
    "white-space: nowrap",
  ])
    expect([other, hasColorLiteral(other)]).toEqual([other, false]);
});
