// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code being read, not a forgotten template
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Language, languageOf, lex } from "./lex-source.ts";
import { dedent } from "./lex-text.ts";

function texts(source: string, language: Language): string[] {
  return lex(source, language).flatMap((token) => (token.kind === "text" ? [token.value] : []));
}

describe("Python", () => {
  test.each([
    ["plain quotes", `a = "x" + 'y'`, ["x", "y"]],
    ["triple quotes over lines", 'a = """x\n"y" \'z\'"""', ["x\n\"y\" 'z'"]],
    ["escapes", String.raw`"a\n\t\"\\\x41\u00e9\U0001F600\q"`, ['a\n\t"\\Aé😀\\q']],
    ["raw strings", String.raw`r"a\n"`, ["a\\n"]],
    ["joined lines", '"a\\\nb"', ["ab"]],
    ["doubled braces of an f-string", 'f"{{x}} {y}"', ["{x} {y}"]],
    ["comments", `# "no"\n"yes" # 'no'`, ["yes"]],
    ["an apostrophe in a comment", "# don't\n'x'", ["x"]],
    ["a string without an end", `a = "x\nb = "y"`, ["x", "y"]],
    ["a text without an end", 'a = """x\ny', ["x\ny"]],
    ["an impossible character", String.raw`"\U99999999"`, [String.raw`\U99999999`]],
  ])("%s", (_, source, expected) => {
    expect(texts(source, "python")).toEqual(expected);
  });

  test("a text that is filled at run time is marked, one with literal braces is not", () => {
    expect(lex('f"{a}" f"{{a}}" "{a}"', "python").map(({ dynamic }) => dynamic)).toEqual([true, false, false]);
  });

  test("lines are counted through texts of several lines", () => {
    expect(lex('"""a\nb"""\n\nname', "python").at(-1)).toMatchObject({ value: "name", line: 4 });
  });
});

describe("TypeScript and JavaScript", () => {
  test.each([
    ["quotes", `a = "x"; b = 'y'`, ["x", "y"]],
    ["a template over lines", '`x\n"y"`', ['x\n"y"']],
    ["a template in a template", "`a ${b ? `c ${d}` : '`'} e` + 'f'", ["a ${b ? `c ${d}` : '`'} e", "f"]],
    ["braces in a template", "`a ${ {b: {c: 1}} } d` 'e'", ["a ${ {b: {c: 1}} } d", "e"]],
    ["escapes", String.raw`"\u{1F600}\x41\u0042"`, ["😀AB"]],
    ["a place to fill that is escaped", "`\\${a}`", ["${a}"]],
    ["comments", `// "no"\n/* 'no' */ "yes"`, ["yes"]],
    ["a quote in a regular expression", `const a = /["'\`]/g; "yes"`, ["yes"]],
    ["a division", `const a = b / c; const d = "x / y"`, ["x / y"]],
    ["an apostrophe in JSX", `<p>don't</p>\n"yes"`, ["t</p>", "yes"]],
    ["a template without an end", "`x ${", ["x ${"]],
  ])("%s", (_, source, expected) => {
    expect(texts(source, "script")).toEqual(expected);
  });

  test("a template with places to fill is marked", () => {
    expect(lex("`a ${b}` `c`", "script").map(({ dynamic }) => dynamic)).toEqual([true, false]);
  });
});

test.each([
  ["main.py", "python"],
  ["a/b.tsx", "script"],
  ["x.mjs", "script"],
  ["x.cts", "script"],
  ["README.md", undefined],
  ["data.json", undefined],
])("%s is %s", (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test("common indentation goes, the rest stays", () => {
  expect(dedent("\n    a\n      b\n\n    c")).toBe("\na\n  b\n\nc");
});

test("any text is read to its end", () => {
  const scraps = fc.array(
    fc.constantFrom('"', "'", '"""', "`", "${", "}", "\\", "\n", "/", "*", "#", "a", "f", " ", "{"),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        scraps.map((all) => all.join("")),
        fc.string({ unit: "binary" }),
      ),
      (source) => {
        for (const language of ["python", "script"] as const) {
          const lines = lex(source, language).map(({ line }) => line);
          expect(lines).toEqual(lines.toSorted((a, b) => a - b));
          expect(lines.at(-1) ?? 1).toBeLessThanOrEqual(source.split("\n").length);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
