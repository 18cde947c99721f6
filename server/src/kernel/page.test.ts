import { describe, expect, test } from "vitest";
import { namedId } from "./named-id.ts";
import { pageOf } from "./page.ts";

const list = Array.from({ length: 5 }, (_, at) => ({ id: namedId("item", String(at)), at }));
const query = { limit: 2, offset: 0, sort: "name" };
const shown = (items: readonly { readonly at: number }[]) => items.map(({ at }) => at);

describe("a page of a list in memory", () => {
  test("follows its cursor to the end", () => {
    const first = pageOf(list, query);
    const second = pageOf(list, { ...query, cursor: first.nextCursor });
    const third = pageOf(list, { ...query, cursor: second.nextCursor });
    expect([first, second, third].map(({ items }) => shown(items))).toEqual([[0, 1], [2, 3], [4]]);
    expect([first.total, third.nextCursor]).toEqual([5, null]);
  });

  test("skips nothing when the last shown item was deleted", () => {
    const { nextCursor } = pageOf(list, query);
    const left = list.filter(({ at }) => at !== 1);
    expect(shown(pageOf(left, { ...query, cursor: nextCursor }).items)).toEqual([2, 3]);
  });

  test("accepts no cursor of another order, and no offset beyond the end finds anything", () => {
    const { nextCursor } = pageOf(list, query);
    expect(() => pageOf(list, { ...query, sort: "-name", cursor: nextCursor })).toThrow("cursor");
    expect(pageOf(list, { ...query, offset: 2 ** 53 - 1 }).items).toEqual([]);
  });
});

test("the id of a name is the same everywhere, and of version 5", () => {
  expect(namedId("persona", "in-a-hurry")).toBe(namedId("persona", "in-a-hurry"));
  expect(namedId("persona", "in-a-hurry")).not.toBe(namedId("dimension", "in-a-hurry"));
  expect(namedId("persona", "in-a-hurry")).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
