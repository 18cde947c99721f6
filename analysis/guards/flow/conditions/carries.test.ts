import { expect, test } from "vitest";
import { carries as comparing } from "./carries.ts";
import type { Truth } from "./truth.ts";

/** Milliseconds of processor time of this thread, so that other tests don't count. */
function spentSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** The answer, and how long it was held without a pause. */
function heldFor(said: readonly string[], results: readonly string[]): { truth: Truth; longest: number } {
  const steps = comparing(said, results);
  let longest = 0;
  for (;;) {
    const started = process.threadCpuUsage();
    const { done, value } = steps.next();
    longest = Math.max(longest, spentSince(started));
    if (done) return { truth: value, longest };
  }
}
const carries = (said: readonly string[], results: readonly string[]): Truth => heldFor(said, results).truth;

const SECRET = "sk-live-51Hx9QmZt7LpVbN3";
const RESULT = `{"name":"billing","value":"${SECRET}"}`;
const base64 = (text: string) => btoa(text);
const hex = (text: string) => [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, "0")).join("");

test.each([
  ["as it is", SECRET],
  ["in the middle of a text", `Please note ${SECRET}, thanks`],
  ["sixteen characters of it", SECRET.slice(2, 18)],
  ["in capitals", SECRET.toUpperCase()],
  ["with spaces in between", [...SECRET].join(" ")],
  ["with dashes in between", [...SECRET].join("-")],
  ["in base64", base64(`value=${SECRET}`)],
  ["in base64 twice", base64(base64(`value=${SECRET}`))],
  ["in hexadecimal", hex(SECRET)],
  ["percent-encoded", encodeURIComponent(SECRET).replaceAll(/[a-z]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)],
  ["in full-width letters", SECRET.replaceAll(/[a-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ["as an address", `https://x.example/?q=${SECRET}`],
])("a secret is found %s", (_, said) => {
  expect(carries([said], [RESULT])).toBe("yes");
});

test("a secret is found in pieces over several values", () => {
  expect(carries([SECRET.slice(0, 8), SECRET.slice(8, 16), SECRET.slice(16)], [RESULT])).toBe("yes");
});

test("a result that is encoded is compared with what it says", () => {
  expect(carries([SECRET], [base64(`the value is ${SECRET}`)])).toBe("yes");
});

test.each([
  ["fifteen characters of it", SECRET.slice(0, 15)],
  ["another secret", "sk-live-7Qp2Lm9Zx4Vb1Nt8Ks"],
  ["ordinary words", "The invoice for March is attached; call me if anything is missing."],
  ["rules and dashes that any text has", "--------------------------------"],
])("nothing is found in %s", (_, said) => {
  expect(carries([said], [RESULT, "--------------------------------\nTotal"])).toBe("no");
});

test("texts that are too long to compare count as unknown, not as clean", () => {
  expect(carries(["short text that is here"], ["x y z ".repeat(200_000)])).toBe("unknown");
  expect(carries(["a b c d".repeat(200_000)], ["short"])).toBe("unknown");
});

test.each(["aaaaaaaaaaaaaaaa", "QUJDREVG", "%41", "0123456789abcdef", "\\u0041", "ab ab ", "⟦x⟧", "01101000 "])(
  "hostile text of %s takes linear time",
  (piece) => {
    const timeOf = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length));
      const started = process.threadCpuUsage();
      carries([text], [text.slice(1), text.slice(2)]);
      return spentSince(started);
    };
    timeOf(2_000);
    const bestOf = (length: number) => Math.min(...Array.from({ length: 5 }, () => timeOf(length)));
    const [short, long] = [bestOf(1_000), bestOf(16_000)];
    // Pauses keep others from waiting: it was 4 ms at most.
    const text = piece.repeat(Math.ceil(16_000 / piece.length));
    const holds = Array.from({ length: 5 }, () => heldFor([text], [text.slice(1, 8_000), "other"]).longest);
    expect(Math.min(...holds)).toBeLessThan(15);
    // Sixteen times the length; 256 times would be a square.
    expect(long).toBeLessThan(Math.max(short, 4) * 80);
  },
);
