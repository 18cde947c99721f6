import { expect } from "vitest";

/** XML 1.0 allows no others. */
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const TOKEN = /<\?xml [^>]*\?>|<(\/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>|[^<]+/gy;

/**
 * Well-formed, or the test fails: allowed characters, matching tags, known entities. Returns the number of each tag.
 */
export function assertXml(text: string): Record<string, number> {
  expect(ALLOWED.test(text), "characters that XML allows").toBe(true);
  const [open, seen]: [string[], Record<string, number>] = [[], {}];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (!token) throw new Error(`no XML at ${at}: ${text.slice(at, at + 80)}`);
    const [whole, closing, name, , empty] = token;
    expect(whole.replaceAll(/&(amp|lt|gt|quot|#\d+);/g, "")).not.toContain("&");
    if (!name) continue;
    if (closing) expect(open.pop()).toBe(name);
    else {
      seen[name] = (seen[name] ?? 0) + 1;
      if (!empty) open.push(name);
    }
  }
  expect(open).toEqual([]);
  const suites = [...text.matchAll(/<testsuite .*?<\/testsuite>/gs)].map(([suite]) => suite);
  for (const suite of suites) {
    const attribute = (key: string): number => Number(new RegExp(` ${key}="(\\d+)"`).exec(suite)?.[1]);
    expect(attribute("tests")).toBe(suite.match(/<testcase /g)?.length);
    expect(attribute("failures")).toBe(suite.match(/<failure /g)?.length ?? 0);
    expect(attribute("skipped")).toBe(suite.match(/<skipped /g)?.length ?? 0);
  }
  return seen;
}
