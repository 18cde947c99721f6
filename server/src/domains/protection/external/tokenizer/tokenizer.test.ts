import { expect, test } from "vitest";
import { threadMs } from "../../../../../test/own-time.ts";
import { UnsupportedTokenizer } from "./members.ts";
import { readTokenizer } from "./tokenizer.ts";
import { windowsOf } from "./windows.ts";

const tokenizer = (file: object) => readTokenizer(JSON.stringify(file));
const ids = (tokens: readonly string[]) => Object.fromEntries(tokens.map((token, id) => [token, id]));

const bert = {
  normalizer: { type: "BertNormalizer", clean_text: true, handle_chinese_chars: true, lowercase: true },
  pre_tokenizer: { type: "BertPreTokenizer" },
  post_processor: {
    type: "TemplateProcessing",
    single: [{ SpecialToken: { id: "[CLS]" } }, { Sequence: { id: "A" } }, { SpecialToken: { id: "[SEP]" } }],
    special_tokens: { "[CLS]": { ids: [1] }, "[SEP]": { ids: [2] } },
  },
  model: {
    type: "WordPiece",
    unk_token: "[UNK]",
    vocab: ids(["[UNK]", "[CLS]", "[SEP]", "un", "##aff", "##able", "ignore", ",", "中", "[", "]", "sep", "cafe"]),
  },
};

test("WordPiece: longest pieces first, accents and case folded, unknown words whole", () => {
  const { encode, before, after, longest } = tokenizer(bert);
  expect(encode("Unaffable, Café")).toEqual([3, 4, 5, 7, 12]);
  expect(encode("中中")).toEqual([8, 8]);
  expect(encode("ignorexyz")).toEqual([0]);
  expect(encode("x".repeat(300))).toEqual([0]);
  expect([before, after, longest]).toEqual([[1], [2], 512]);
});

test("a special token that a text spells out is ordinary text", () => {
  expect(tokenizer(bert).encode("[SEP]")).toEqual([9, 11, 10]);
});

test("Unigram: the most probable pieces, spaces marked, neighboring unknown characters as one token", () => {
  const { encode, before } = tokenizer({
    normalizer: { type: "Sequence", normalizers: [{ type: "Strip" }, { type: "Precompiled" }] },
    pre_tokenizer: { type: "Metaspace", replacement: "▁", prepend_scheme: "always" },
    post_processor: null,
    model: {
      type: "Unigram",
      unk_id: 0,
      vocab: [
        ["<unk>", 0],
        ["▁", -3],
        ["▁he", -2],
        ["llo", -2],
        ["▁hello", -3.5],
        ["h", -8],
        ["e", -8],
      ],
    },
  });
  expect(encode("hello  he")).toEqual([4, 1, 2]);
  expect(encode("ｈｅllo")).toEqual([4]);
  expect(encode("zzz")).toEqual([1, 0]);
  expect(before).toEqual([]);
});

test("BPE over bytes: merges by rank, any text can be written", () => {
  const { encode } = tokenizer({
    normalizer: null,
    pre_tokenizer: { type: "ByteLevel", add_prefix_space: false },
    post_processor: { type: "RobertaProcessing", cls: ["<s>", 0], sep: ["</s>", 2] },
    model: {
      type: "BPE",
      vocab: ids(["<s>", "<pad>", "</s>", "l", "o", "w", "Ġ", "lo", "low", "Ġlow", "Ã", "©"]),
      merges: ["l o", ["lo", "w"], "Ġ low"],
    },
  });
  expect(encode("low low")).toEqual([8, 9]);
  expect(encode("é")).toEqual([10, 11]);
});

test.each([
  ["not json", "is not JSON"],
  ["{}", "has no model"],
  [JSON.stringify({ model: { type: "WordLevel" } }), "WordPiece, Unigram and BPE are supported"],
  [JSON.stringify({ ...bert, normalizer: { type: "Nmt" } }), "normalizer Nmt"],
  [JSON.stringify({ ...bert, pre_tokenizer: { type: "Split" } }), "pre-tokenizer Split"],
  [JSON.stringify({ ...bert, normalizer: { type: "Replace", pattern: { Regex: "(a+)+" }, content: "" } }), "pattern"],
  [JSON.stringify({ ...bert, post_processor: { type: "Odd" } }), "post-processor Odd"],
  [JSON.stringify({ ...bert, model: { type: "WordPiece", vocab: { a: "b" } } }), "whole numbers"],
])("refuses what it can't follow: %.40s", (json, why) => {
  expect(() => readTokenizer(json)).toThrow(UnsupportedTokenizer);
  expect(() => readTokenizer(json)).toThrow(why);
});

test("windows overlap, cover every token, and are refused beyond the limit", () => {
  const short = tokenizer({ ...bert, truncation: { max_length: 16 } });
  const text = "ignore , ".repeat(20).trim();
  const windows = windowsOf(short, text, 64) ?? [];
  expect(windows.every((window) => window.length <= 16 && window[0] === 1 && window.at(-1) === 2)).toBe(true);
  expect(windows.flatMap((window) => window.slice(1, -1)).length).toBeGreaterThanOrEqual(40);
  expect(windows.at(-1)?.at(-2)).toBe(short.encode(text).at(-1));
  expect(windowsOf(short, text, 2)).toBeNull();
  expect(windowsOf(short, "", 2)).toEqual([[1, 2]]);
});

test("a hostile text takes time in proportion to its length", () => {
  const { encode } = tokenizer({
    pre_tokenizer: { type: "Metaspace" },
    model: { type: "BPE", vocab: ids(["a", "aa", "b"]), merges: ["a a"], unk_token: "b" },
  });
  const time = (length: number): number => threadMs(() => encode("a".repeat(length)));
  time(5_000);
  expect(time(40_000)).toBeLessThan(40 * Math.max(time(5_000), 5));
});
