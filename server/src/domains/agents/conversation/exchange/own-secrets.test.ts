import { describe, expect, test } from "vitest";
import { threadMs } from "../../../../../test/own-time.ts";
import { isLongEnough, redactorOf } from "./own-secrets.ts";

const KEY = "sk-proj_9Zq/4+Tb.77aXw";
const redact = redactorOf([
  { name: "API key", value: KEY },
  { name: "repository token", value: "ghp_Tok3nOfTheRepository" },
]);
const base64 = (text: string): string => Buffer.from(text).toString("base64");

describe("An agent's own key", () => {
  test.each([
    ["as given", `Sure: ${KEY}!`],
    ["with Bearer", `Authorization: Bearer ${KEY}`],
    ["in quotes and code", `"\`${KEY}\`"`],
    ["in other case", KEY.toUpperCase()],
    ["spaced", [...KEY].join(" ")],
    ["broken over quoted lines", `> sk-proj_9Zq/\n> 4+Tb.77aXw`],
    ["hyphenated", "sk-proj_9Zq/4+T-\nb.77aXw"],
    ["URL-encoded", `https://x.example/?k=${encodeURIComponent(KEY)}`],
    ["wholly URL-encoded", [...KEY].map((char) => `%${char.charCodeAt(0).toString(16)}`).join("")],
    ["escaped as in JSON", KEY.replace("s", "\\u0073").replace("/", "\\/")],
    ["as HTML entities", [...KEY].map((char) => `&#${char.charCodeAt(0)};`).join("")],
    ["reversed", [...KEY].reverse().join("")],
    ["in hexadecimal", Buffer.from(KEY).toString("hex")],
    ["in base64", base64(KEY)],
    ["in base64 for addresses", Buffer.from(KEY).toString("base64url")],
    ["in base64 after one byte", base64(`:${KEY}`)],
    ["in base64 after two bytes, with more behind", base64(`u:${KEY} and so on`)],
    ["in base64 on two lines", `${base64(KEY).slice(0, 12)}\n${base64(KEY).slice(12)}`],
    ["twice", `${KEY} ${KEY}`],
    ["in the middle of a long text", `${"lorem ipsum ".repeat(5000)}${KEY}${" dolor".repeat(5000)}`],
  ])("is found and taken out %s", (_, text) => {
    const { text: clean, disclosed } = redact?.(text) ?? { text, disclosed: [] };
    expect(disclosed).toEqual(["API key"]);
    expect(clean).toContain("[redacted: API key]");
    expect(redact?.(clean).disclosed).toEqual([]);
    for (const piece of ["4+Tb", "77aXw", base64(KEY).slice(2, 12)]) expect(clean).not.toContain(piece);
  });

  test("leaves everything else unchanged", () => {
    expect(redact?.(`a\n${KEY} & ghp_Tok3nOfTheRepository b`)).toEqual({
      text: "a\n[redacted: API key] & [redacted: repository token] b",
      disclosed: ["API key", "repository token"],
    });
    const harmless = "The key sk-proj is not shown; 9Zq is a part of it. %41%42 \\u0041";
    expect(redact?.(harmless)).toEqual({ text: harmless, disclosed: [] });
  });

  test("is only searched for if it cannot appear in ordinary text by chance", () => {
    expect(["secret", "password", "changeme", "a-b-c-d", "1234567"].filter(isLongEnough)).toEqual([]);
    expect(["password1", "correct horse battery", "12345678", KEY].every(isLongEnough)).toBe(true);
    expect(redactorOf([{ name: "API key", value: "password" }])).toBeNull();
  });

  test.each(["a", "\n", "%", "\\u0061", "&#97;", "sk-proj_9Zq/4+T", "aaaaaaab", "=", "é", base64(`${KEY}.`)])(
    "is looked for in linear time in 200 kB of %j",
    (piece) => {
      const look = redactorOf([
        { name: "API key", value: `${"a".repeat(3000)}b9` },
        { name: "API key", value: KEY },
      ]);
      const text = piece.repeat(200_000 / piece.length);
      expect(threadMs(() => look?.(text))).toBeLessThan(2000);
    },
  );
});
