import { expect, test } from "vitest";
import { readJson, UnreadableJson } from "./read-json.ts";

const problemOf = async (bytes: Buffer): Promise<string> => {
  try {
    await readJson(bytes);
    return "none";
  } catch (error) {
    return error instanceof UnreadableJson ? error.problem : String(error);
  }
};

test.each([
  ["a byte order mark", Buffer.from('\uFEFF{"a":1}'), "encoding"],
  ["UTF-16", Buffer.from('{"a":1}', "utf16le"), "syntax"],
  ["bytes that are no UTF-8", Buffer.from([0x22, 0xff, 0x22]), "encoding"],
  ["an encoded surrogate", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), "encoding"],
  ["no JSON", Buffer.from("hello"), "syntax"],
  ["a string without an end", Buffer.from('{"a":"b'), "syntax"],
  ["two values", Buffer.from("{} {}"), "syntax"],
  ["100,000 levels", Buffer.from("[".repeat(100_000) + "]".repeat(100_000)), "too_deep"],
  ["65 levels", Buffer.from("[".repeat(65) + "]".repeat(65)), "too_deep"],
  ["64 levels", Buffer.from("[".repeat(64) + "]".repeat(64)), "none"],
  ["a million values", Buffer.from(`[${"0,".repeat(1_000_000)}0]`), "too_many_values"],
  ["a number beyond all doubles", Buffer.from('{"a":1e400}'), "number"],
  ["NaN", Buffer.from('{"a":NaN}'), "syntax"],
])("%s", async (_name, bytes, problem) => {
  expect(await problemOf(bytes)).toBe(problem);
});

test("a member that is there twice is noticed, and what is written again has it once", async () => {
  const { value, isExact } = await readJson(Buffer.from('{"content":"bad","content":"good"}'));
  expect({ text: JSON.stringify(value), isExact }).toEqual({ text: '{"content":"good"}', isExact: false });
  expect((await readJson(Buffer.from('{"a":{"b":":,{"},"c":[{"d":1}]}'))).isExact).toBe(true);
});

test("numbers keep their value, and common ones are plain", async () => {
  const { value } = await readJson(Buffer.from('{"id":1234567890123456789,"temperature":1.0,"p":1E-7,"n":-0.5}'));
  expect(value).toMatchObject({ temperature: 1, p: 1e-7, n: -0.5 });
  expect(JSON.stringify(value)).toContain('"id":1234567890123456789');
});

test("a long text is read without holding others up", async () => {
  const words = Array.from({ length: 60_000 }, (_, at) => `word ${at} \n"quoted" é`);
  const bytes = Buffer.from(JSON.stringify({ messages: words, temperature: 1.0, __proto__: 1 }));
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 1);
  const { value, isExact } = await readJson(bytes);
  clearInterval(ticking);
  expect(isExact).toBe(true);
  expect((value as { messages: string[] }).messages).toEqual(words);
  expect(ticks).toBeGreaterThan(2);
});
