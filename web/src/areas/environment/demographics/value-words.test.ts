import { expect, test } from "vitest";
import { expressionsOf, sourcesOf, withExpression } from "./value-words.ts";

test("sentences and sources are read from metadata, whatever else is in it", () => {
  const value_metadata = {
    source: [{ instrument: "Equality Act 2010", section: "section 5" }, "by hand", 7],
    expressions: { en: { self: "I am 70.", about: "a 70-year-old" }, de: 3, fr: { self: 4 } },
  };
  expect(expressionsOf({ value_metadata })).toEqual([{ language: "en", self: "I am 70.", about: "a 70-year-old" }]);
  expect(sourcesOf({ value_metadata })).toEqual(["Equality Act 2010, section 5", "by hand"]);
  for (const other of [null, { expressions: [1], source: { a: 1 } }, { expressions: null }])
    expect([expressionsOf({ value_metadata: other }), sourcesOf({ value_metadata: other })]).toEqual([[], []]);
});

test("a new English sentence leaves the rest of the metadata alone", () => {
  const before = { note: 1, expressions: { de: { self: "a", about: "b" }, en: { self: "old", about: "old" } } };
  expect(withExpression(before, { self: " I rent. ", about: "a tenant" })).toEqual({
    note: 1,
    expressions: { de: { self: "a", about: "b" }, en: { self: "I rent.", about: "a tenant" } },
  });
});
