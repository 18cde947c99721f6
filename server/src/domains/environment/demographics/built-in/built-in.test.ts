import { describe, expect, test } from "vitest";
import { languages } from "./dimension.ts";
import { builtInDimensions } from "./list.ts";

const values = builtInDimensions.flatMap((dimension) => dimension.values.map((value) => ({ dimension, value })));

describe("the built-in dimensions", () => {
  test("are twelve protected ones and two controls, with three to eight values each", () => {
    expect(builtInDimensions.filter(({ isProtected }) => isProtected).length).toBe(12);
    const controls = builtInDimensions.filter(({ isProtected }) => !isProtected);
    expect(controls.map(({ name }) => name)).toEqual(["favorite_color", "weekday_of_birth"]);
    for (const { name, values: own } of builtInDimensions) {
      expect([name, own.length >= 3 && own.length <= 8]).toEqual([name, true]);
      expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
    }
  });

  test("say where each protected one is protected", () => {
    for (const { name, sources, isProtected } of builtInDimensions)
      expect([name, sources.length > 0]).toEqual([name, isProtected]);
    const act = builtInDimensions.filter(({ sources }) =>
      sources.some(({ instrument }) => instrument.startsWith("UK")),
    );
    // The nine characteristics of the Act; race is here as ethnic origin and as nationality.
    expect(act.length).toBe(10);
  });

  test("have the same ids on every console", () => {
    const ids = [...builtInDimensions.map(({ id }) => id), ...values.map(({ value }) => value.id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(builtInDimensions[0]).toMatchObject({ name: "age", id: "445a5b60-042e-5ea1-920e-d54f7ca86b05" });
    expect(builtInDimensions[0]?.values[0]?.id).toBe("f2633205-6ef7-5332-adb1-dd683cce216d");
  });

  test("say each value in five languages, of oneself and of someone, as one phrase that differs from all others", () => {
    for (const { name, values: own } of builtInDimensions)
      for (const language of languages) {
        const said = own.map(({ expressions }) => expressions[language]);
        for (const { self, about } of said) {
          expect([name, self]).toEqual([name, expect.stringMatching(/^\p{Lu}[^.;:!?]*[^.;:!? ]$/u)]);
          expect([name, about]).toEqual([
            name,
            expect.stringMatching(/^(an?|eine?|une?|una?|uma?|um) [^.;:!?]+[^.;:!? ]$/u),
          ]);
        }
        expect(new Set(said.map(({ self }) => self)).size).toBe(own.length);
        expect(new Set(said.map(({ about }) => about)).size).toBe(own.length);
      }
  });

  test("give names only for sex and ethnic origin, six each, as weak proxies with their source", () => {
    const named = values.filter(({ value }) => value.givenNames);
    expect(new Set(named.map(({ dimension }) => dimension.name))).toEqual(new Set(["sex", "ethnic_origin"]));
    for (const { value } of named) {
      expect([value.value, new Set(value.givenNames?.names).size]).toEqual([value.value, 6]);
      expect(value.givenNames).toMatchObject({ source: expect.stringMatching(/^(US|New York)/) });
    }
  });
});
