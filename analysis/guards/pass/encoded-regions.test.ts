import { expect, test } from "vitest";
import { seededNumbers } from "../../statistics/seeded-random.ts";
import { EncodedRegions } from "./encoded-regions.ts";
import { TailText } from "./tail-text.ts";

const PARTS = [
  ..."aZ9+/_-=%&\\ux#,:;| .\n\u00a0\u2003é漢😀",
  "words of ordinary prose, ",
  "c29tZSB0ZXh0IHRoYXQgaGlkZXM=",
  "12 34 56 78 9a bc de f0 ",
  "%41%42%43%44",
  "&#65;&#66;&#67;&#68;",
  "\\u0041\\x42",
  "a".repeat(300),
  "0".repeat(300),
  "%41".repeat(100),
];

function regionsIn(chunks: readonly string[]) {
  const [regions, source] = [new EncodedRegions(), new TailText()];
  const found = [];
  const released = [];
  for (const chunk of chunks) {
    source.push(chunk);
    found.push(...regions.read(chunk, source, false));
    released.push([source.end, regions.released]);
  }
  found.push(...regions.read("", source, true));
  return { found, released: new Map(released as [number, number][]) };
}

test("regions of a text read at a stretch are those of the text read one character at a time", () => {
  const random = seededNumbers(7, "regions");
  const below = (count: number): number => Math.floor(random() * count);
  let seen = 0;
  for (let round = 0; round < 300; round++) {
    let text = "";
    for (let parts = below(40); parts >= 0; parts--) text += (PARTS[below(PARTS.length)] ?? "").repeat(1 + below(4));
    const chunks: string[] = [];
    for (let at = 0; at < text.length; at += chunks.at(-1)?.length ?? 1)
      chunks.push(text.slice(at, at + 2 + below(80)));
    const [whole, alone] = [regionsIn(chunks), regionsIn(text.split(""))];
    expect(whole.found).toEqual(alone.found);
    for (const [at, released] of whole.released) expect(released).toBe(alone.released.get(at));
    seen += alone.found.length;
  }
  expect(seen).toBeGreaterThan(300);
});

test("spaces are those of regular expressions", () => {
  const row = "12 34 56 78 9a bc de";
  for (let code = 128; code < 0x10000; code++) {
    const space = String.fromCharCode(code);
    if (!/\s/.test(space) && code % 97 !== 0) continue;
    const { found } = regionsIn([`${row}${space}${row}`]);
    expect(found.some(({ text }) => text.length > 30)).toBe(/\s/.test(space));
  }
});
