import { expect, test } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { QueryFault } from "../fault/query-fault.ts";
import { compileRegex } from "./regex-matcher.ts";

const ENOUGH = 1_000_000_000;
const matches = (source: string, text: string, isWhole = false) =>
  compileRegex(source, { isWhole }).scan(text).run(ENOUGH);

test("agrees with the engine's own regular expressions on random expressions and texts", () => {
  const random = seededRandom(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const part = (depth: number): string => {
    const kind = random();
    if (depth > 3 || kind < 0.4)
      return pick(["a", "b", "c", ".", "[ab]", "[^a]", "\\d", "\\w", "\\s", "é", "\\.", "😀"]);
    if (kind < 0.5) return pick(["^", "$", "\\b", "\\B"]);
    const inner = Array.from({ length: 1 + Math.floor(random() * 3) }, () => part(depth + 1)).join(
      random() < 0.3 ? "|" : "",
    );
    const group = `${pick(["(", "(?:"])}${inner})`;
    return kind < 0.75 ? group : group + pick(["*", "+", "?", "{2}", "{1,3}", "{0,2}", "*?"]);
  };
  for (let n = 0; n < 80; n++) {
    const source = Array.from({ length: 1 + Math.floor(random() * 3) }, () => part(0)).join("");
    const [some, whole] = [compileRegex(source, { isWhole: false }), compileRegex(source, { isWhole: true })];
    const [ownSome, ownWhole] = [new RegExp(source, "u"), new RegExp(`^(?:${source})$`, "u")];
    for (let texts = 0; texts < 4; texts++) {
      const text = Array.from({ length: Math.floor(random() * 9) }, () =>
        pick(["a", "b", "c", "1", " ", ".", "é", "😀", "\n"]),
      ).join("");
      const where = `${source} in ${JSON.stringify(text)}`;
      expect(some.scan(text).run(ENOUGH), where).toBe(ownSome.test(text));
      expect(whole.scan(text).run(ENOUGH), where).toBe(ownWhole.test(text));
    }
  }
});

test("flags, classes and properties mean what they mean in RE2", () => {
  expect(matches("(?i)STRASSE|é", "É")).toBe(true);
  expect(matches("(?s)a.b", "a\nb")).toBe(true);
  expect(matches("a.b", "a\nb")).toBe(false);
  expect(matches("(?i:a)b", "Ab")).toBe(true);
  expect(matches("(?i:a)b", "AB")).toBe(false);
  expect(matches("\\p{Greek}\\pL", "αz", true)).toBe(true);
  expect(matches("[]a]+", "]a]", true)).toBe(true);
  expect(matches("(?P<code>4\\d\\d)", "status 404")).toBe(true);
  expect(matches("\\x41\\x{1F600}", "A😀", true)).toBe(true);
  for (const refused of [
    "a**",
    "*a",
    "[a",
    "(a",
    "a)",
    "\\1",
    "(?=a)",
    "[[:alpha:]]",
    "a{999}",
    "\\",
    "[b-a]",
    "\\p{Nope}",
  ])
    expect(() => compileRegex(refused, { isWhole: false }), refused).toThrow(QueryFault);
});

test("hostile expressions take time in proportion to the text, and can be interrupted", () => {
  const letters = Array.from(seededSteps(4000), (one) => "ab"[one % 2]).join("");
  const hostile = ["(a*)*c", "(a|a|ab)*c", "[ab]*a[ab]{240}c", "(.*)(.*)(.*)(.*)x", "(a?){100}a{100}c"];
  for (const source of hostile) {
    const regex = compileRegex(source, { isWhole: false });
    const work = (text: string): number => {
      const scan = regex.scan(text);
      let turns = 1;
      let found = scan.run(20_000);
      for (; found === undefined; found = scan.run(20_000)) turns++;
      expect(found, source).toBe(false);
      return turns;
    };
    const [short, long] = [work(letters.slice(0, 1000)), work(letters.slice(0, 4000))];
    // In turns of 20,000 visits each: at most one to each of 1,000 steps for a character.
    expect(long, source).toBeLessThanOrEqual(Math.max(4, 8 * short));
    expect(long, source).toBeLessThanOrEqual((4000 * 2000) / 20_000);
  }
});

function* seededSteps(count: number): Generator<number> {
  const random = seededRandom(3);
  for (let n = 0; n < count; n++) yield Math.floor(random() * 1000);
}

test("case is ignored as the engine's own expressions do, and a query can't ask for that without end", () => {
  for (const set of ["k", "[a-z]", "[^s]", "S", "[k-m]", "\\w", "é", "[^é]", "[@-Z]"])
    for (const text of ["k", "K", "\u212a", "s", "\u017f", "S", "É", "é", "_", "@", "z"])
      expect([set, text, matches(`(?i)${set}`, text)]).toEqual([set, text, new RegExp(set, "iu").test(text)]);
  const large = Array.from({ length: 30 }, (_, nth) => `[\\x{0}-\\x{${(0x1000 + nth).toString(16)}}]`).join("");
  expect(() => compileRegex(`(?i)${large}`, { isWhole: false })).toThrow(QueryFault);
});
