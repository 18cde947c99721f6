import { describe, expect, test } from "vitest";
import { cutToSize } from "./cut-to-size.ts";
import { toolResult } from "./result.ts";
import { visible, withoutForeign } from "./untrusted.ts";

const LIMIT = 65_536;
const sizeOf = (data: unknown): number => Buffer.byteLength(JSON.stringify(toolResult({ data })));

describe("an answer that is too long", () => {
  test("is cut at an item, and the pages together are the whole", () => {
    const results = Array.from({ length: 900 }, (_, at) => ({ id: at, name: `"é"`.repeat(20) }));
    const seen: unknown[] = [];
    for (let skip: number | null = 0; skip !== null; ) {
      const { data, next } = cutToSize({ count: 900, results }, skip);
      expect(sizeOf(data)).toBeLessThan(LIMIT);
      seen.push(...(data as { results: unknown[] }).results);
      skip = next;
    }
    expect(seen).toEqual(results);
  });

  test("without a list loses its largest members, and an item that alone is too long loses its own", () => {
    const { data } = cutToSize({ id: "x", large: { text: "y".repeat(100_000) }, small: 1 }, 0);
    expect(data).toMatchObject({ id: "x", small: 1, large: { omitted_bytes: expect.any(Number) } });
    const cut = cutToSize([{ id: 1, text: "y".repeat(100_000) }, { id: 2 }], 0);
    expect(cut).toMatchObject({ data: [{ id: 1, text: { omitted_bytes: 100_002 } }, { id: 2 }], next: null });
    expect(sizeOf(cutToSize("z".repeat(200_000), 0).data)).toBeLessThan(LIMIT);
  });
});

describe("a foreign text", () => {
  test("is cut at 4,096 characters, without half a character", () => {
    const [long, wide] = ["a".repeat(5000), `${"a".repeat(4095)}😀`];
    expect(withoutForeign({ text: long }, { transcripts: true })).toEqual({
      text: { untrusted: true, text: "a".repeat(4096), characters: 5000 },
    });
    expect(JSON.stringify(withoutForeign({ text: wide }, { transcripts: true }))).not.toContain("\\ud83d");
  });

  test("is one whatever the member is called, once it is longer than anything of ours", () => {
    expect(withoutForeign({ title: "b".repeat(401) }, { transcripts: false })).toEqual({
      title: { untrusted: true, omitted_characters: 401 },
    });
  });

  test("has no hidden characters: controls, directions, tags and invisible ones are spelled out", () => {
    expect(visible("a\u001b[31m\u202e\u200b\u{e0041}\nb")).toBe("a\\u{1b}[31m\\u{202e}\\u{200b}\\u{e0041}\nb");
  });
});
