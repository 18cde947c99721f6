import { describe, expect, test } from "vitest";
import { packNames, readPackFile } from "../../../tools/guard-packs.ts";
import { SHARED_PACKS } from "../cards/plan.ts";
import { CHANNELS } from "../guard.ts";
import { GUARD_METHODS } from "../methods/list.ts";
import { readPack } from "./pack.ts";

const packs = packNames().map((name) => [name, readPackFile(name)] as const);
const LICENSES = /^(?:(?:Apache-2\.0|MIT|BSD-[23]-Clause|ISC|CC0-1\.0|PostgreSQL|Unlicense)(?: (?:OR|AND|\+) )?)+$/;

describe.each(packs)("%s", (name, rows) => {
  test("has rows with an id of their own, a channel, a permissive license and spans inside the text", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ channel }) => !CHANNELS.includes(channel))).toEqual([]);
    expect(rows.filter(({ license }) => !LICENSES.test(license)).map(({ id }) => id)).toEqual([]);
    const wrong = rows.filter(({ text, spans = [] }) =>
      spans.some(({ start, end }) => !(0 <= start && start < end && end <= text.length)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("belongs to a method, or is shared", () => {
    const known: readonly string[] = [...SHARED_PACKS, ...Object.keys(GUARD_METHODS)];
    expect(known).toContain(name);
  });
});

test("no text stands in two packs with different labels", () => {
  const labels = new Map<string, number>();
  const both = packs
    .filter(([name]) => (SHARED_PACKS as readonly string[]).includes(name))
    .flatMap(([, rows]) => rows)
    .filter(({ text, label }) => {
      const other = labels.get(text);
      labels.set(text, label);
      return other !== undefined && other !== label;
    });
  expect(both.map(({ id }) => id)).toEqual([]);
});

describe("a line of a pack", () => {
  const line = (some: object): string =>
    JSON.stringify({
      ...{ id: "a", label: 1, kind: "k", channel: "user", language: "en", source: "written", license: "MIT" },
      ...some,
    });

  test("may hold its text in parts, or a tool call whose arguments are the text", () => {
    expect(readPack(line({ parts: ["sk_", "live"] }))[0]?.text).toBe("sk_live");
    const call = { name: "run", arguments: { sql: "select 1" } };
    expect(readPack(line({ tool_call: call }))[0]).toMatchObject({ text: '{"sql":"select 1"}', toolCall: call });
  });

  test("is refused at its place if something is missing", () => {
    expect(() => readPack(`${line({ text: "t" })}\n${line({})}`)).toThrow(/row 2/);
    expect(() => readPack(line({ text: "t", label: 2 }))).toThrow(/label/);
  });
});
