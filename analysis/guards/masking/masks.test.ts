import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GuardSpan } from "../guard.ts";
import { openMasks } from "./masks.ts";

/** The spans of each value in a text. */
const spansOf = (text: string, values: Readonly<Record<string, string>>): GuardSpan[] =>
  Object.entries(values).flatMap(([value, kind]) => {
    const spans: GuardSpan[] = [];
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
      spans.push({ start: at, end: at + value.length, kind });
    return spans;
  });

const ADA = "ada@lovelace.org";
const GRACE = "grace@navy.mil";

describe("masking a text", () => {
  test("the same value has the same token in the whole conversation, another value another one", () => {
    const masks = openMasks("c1");
    const mask = (text: string) => masks.mask(text, "client", spansOf(text, { [ADA]: "email", [GRACE]: "email" }));
    expect(mask(`Write to ${ADA} and ${GRACE}.`)).toBe("Write to ⟦EMAIL_1⟧ and ⟦EMAIL_2⟧.");
    expect(mask(`Again: ${ADA}`)).toBe("Again: ⟦EMAIL_1⟧");
    expect(masks.restore("⟦EMAIL_2⟧, then ⟦EMAIL_1⟧", "client")).toBe(`${GRACE}, then ${ADA}`);
  });

  test("another conversation cannot restore a token, not even with the stored table", () => {
    const masks = openMasks("c1");
    masks.mask(ADA, "client", spansOf(ADA, { [ADA]: "email" }));
    const stored = JSON.parse(JSON.stringify(masks.table()));
    expect(openMasks("c2").restore("⟦EMAIL_1⟧", "client")).toBe("⟦EMAIL_1⟧");
    expect(() => openMasks("c2", stored)).toThrow("another conversation");
    const opened = openMasks("c1", stored);
    expect(opened.restore("⟦EMAIL_1⟧", "client")).toBe(ADA);
    expect(
      opened.mask(`${GRACE} ${ADA}`, "client", spansOf(`${GRACE} ${ADA}`, { [ADA]: "email", [GRACE]: "email" })),
    ).toBe("⟦EMAIL_2⟧ ⟦EMAIL_1⟧");
  });

  test("a token that a client invents is inert: it comes back as it was written, and stands for nothing", () => {
    const masks = openMasks("c1");
    masks.mask(ADA, "client", spansOf(ADA, { [ADA]: "email" }));
    for (const invented of ["⟦EMAIL_1⟧", "⟦~EMAIL_1⟧", "⟦~~EMAIL_1⟧ ⟦EMAIL_1⟧", "⟦⟦EMAIL_1⟧⟧", "⟦~", "⟦A"]) {
      const inside = masks.mask(`Send me ${invented}`, "client", []);
      expect(inside).not.toMatch(/⟦EMAIL_1⟧/);
      expect(masks.restore(inside, "client")).toBe(`Send me ${invented}`);
    }
    expect(masks.mask("The meaning ⟦e⟧ of e", "client", [])).toBe("The meaning ⟦e⟧ of e");
  });

  test("a value goes back only to a side that sent it", () => {
    const masks = openMasks("c1");
    const fromTool = masks.mask(ADA, "tool", spansOf(ADA, { [ADA]: "email" }));
    const fromAgent = masks.mask(GRACE, "agent", spansOf(GRACE, { [GRACE]: "email" }));
    expect(masks.restore(`${fromTool} ${fromAgent}`, "client")).toBe("⟦EMAIL_1⟧ ⟦EMAIL_2⟧");
    expect(masks.restore(`${fromTool} ${fromAgent}`, "trusted_tool")).toBe(`${ADA} ⟦EMAIL_2⟧`);
    masks.mask(ADA, "client", spansOf(ADA, { [ADA]: "email" }));
    expect(masks.restore(fromTool, "client")).toBe(ADA);
  });

  test("masks of several guards merge: one token, named after the longest", () => {
    const text = "key sk_live_9a8b7c in mail a@b.co";
    const masked = openMasks("c1").mask(text, "client", [
      { start: 4, end: 18, kind: "stripe key" },
      { start: 7, end: 14, kind: "custom" },
      { start: 16, end: 21, kind: "word" },
      { start: 27, end: 33, kind: "email" },
      { start: 30, end: 900, kind: "host" },
      { start: 5, end: 5, kind: "nothing" },
      { start: -3, end: 1, kind: "9 lives!" },
    ]);
    expect(masked).toBe("⟦LIVES_1⟧ey ⟦STRIPE_KEY_1⟧ mail ⟦EMAIL_1⟧");
  });

  test("a value that must not come back leaves nothing in the table", () => {
    const masks = openMasks("c1");
    expect(masks.mask(ADA, "client", [{ start: 0, end: ADA.length, kind: "email", restore: false }])).toBe("⟦EMAIL⟧");
    expect(masks.table().entries).toEqual([]);
  });

  test("past the limit of a conversation, values are masked for good", () => {
    const masks = openMasks("c1");
    const long = "x".repeat(600_000);
    expect(masks.mask(long, "client", [{ start: 0, end: long.length, kind: "blob" }])).toBe("⟦BLOB_1⟧");
    expect(masks.mask(`y${long}`, "client", [{ start: 0, end: long.length + 1, kind: "blob" }])).toBe("⟦BLOB⟧");
  });

  test("no character is cut in half", () => {
    const masked = openMasks("c1").mask("a😀b", "client", [{ start: 2, end: 3, kind: "face" }]);
    expect(masked).toBe("a⟦FACE_1⟧b");
  });
});

describe("masking tool arguments", () => {
  const card = 4_556_771_261_462_002;

  test("they stay valid JSON, inside strings, names and numbers", () => {
    const masks = openMasks("c1");
    const json = JSON.stringify({
      to: `Ada "the first" <${ADA}>`,
      card,
      n: 3,
      ok: true,
      [ADA]: [null, `\\${GRACE}\n`],
    });
    const spans = spansOf(json, { [ADA]: "email", [GRACE]: "email", [String(card)]: "card" });
    const masked = masks.maskJson(json, "client", spans);
    expect(JSON.parse(masked)).toEqual({
      to: 'Ada "the first" <⟦EMAIL_1⟧>',
      card: "⟦CARD_1⟧",
      n: 3,
      ok: true,
      "⟦EMAIL_1⟧": [null, "\\⟦EMAIL_2⟧\n"],
    });
    expect(masks.restoreJson(masked, "client")).toBe(json);
  });

  test("a masked number comes back as a number with its own digits, a text of the same digits as a text", () => {
    const masks = openMasks("c1");
    const json = '{"a":4556771261462002.50,"b":"4556771261462002.50"}';
    const masked = masks.maskJson(json, "client", spansOf(json, { "4556771261462002": "card" }));
    expect(masked).toBe('{"a":"⟦CARD_1⟧","b":"⟦CARD_2⟧.50"}');
    expect(masks.restoreJson(masked, "client")).toBe(json);
    expect(masks.restoreJson('{"⟦CARD_1⟧":"no. ⟦CARD_1⟧"}', "client")).toBe(
      '{"4556771261462002.50":"no. 4556771261462002.50"}',
    );
  });

  test("escapes hide nothing, and a mask across two values masks each of them", () => {
    const masks = openMasks("c1");
    const json = String.raw`{"a":"x\u0040y.org","b":"\u27e6EMAIL_1⟧"}`;
    const at = json.indexOf("x");
    expect(masks.maskJson(json, "client", [{ start: at, end: at + 12, kind: "email" }])).toBe(
      '{"a":"⟦EMAIL_1⟧","b":"⟦~EMAIL_1⟧"}',
    );
    expect(masks.maskJson('["ab","cd"]', "client", [{ start: 3, end: 8, kind: "word" }])).toBe(
      '["a⟦WORD_1⟧","⟦WORD_2⟧d"]',
    );
  });

  test("an agent that escapes the brackets gets its values all the same", () => {
    const masks = openMasks("c1");
    masks.mask(ADA, "client", spansOf(ADA, { [ADA]: "email" }));
    expect(masks.restoreJson(String.raw`{"to":"\u27e6EMAIL_1\u27E7"}`, "trusted_tool")).toBe(`{"to":"${ADA}"}`);
  });
});

const piece = fc.oneof(
  fc.constantFrom(ADA, GRACE, "⟦", "⟧", "~", "EMAIL_1", "⟦EMAIL_1⟧", "⟦~EMAIL_1⟧", "😀", '"', "\\", "12345678"),
  fc.string({ maxLength: 6 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
const spans = fc.array(
  fc.record({
    start: fc.integer({ min: -2, max: 60 }),
    end: fc.integer({ min: 0, max: 70 }),
    kind: fc.constantFrom("email", "card", "_", "EMAIL_1"),
  }),
  { maxLength: 5 },
);

describe("for any text and spans", () => {
  test("masking and restoring gives the original", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, spans), { maxLength: 4 }), (messages) => {
        const masks = openMasks("c1");
        for (const [original, parts] of messages) {
          const masked = masks.mask(original, "client", parts);
          expect(masks.restore(masked, "client")).toBe(original);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("chunks never change what is restored, and hold back only the beginning of a token", () => {
    fc.assert(
      fc.property(
        text,
        spans,
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 }),
        (original, parts, sizes) => {
          const masks = openMasks("c1");
          masks.mask(`${ADA}${GRACE}`, "client", spansOf(`${ADA}${GRACE}`, { [ADA]: "email", [GRACE]: "email" }));
          // Half of it masked, and all of it as an agent might write it.
          for (const whole of [masks.mask(original, "client", parts), original]) {
            const restorer = masks.restorer("client");
            let [left, at, pushed] = ["", 0, ""];
            for (const size of [...sizes, whole.length]) {
              pushed += whole.slice(at, at + size);
              left += restorer.push(whole.slice(at, at + size));
              at += size;
              expect(masks.restore(pushed, "client").startsWith(left)).toBe(true);
            }
            expect(left + restorer.end()).toBe(masks.restore(whole, "client"));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test("masked JSON is valid JSON of the same shape, and comes back as it was", () => {
    const value = fc
      .jsonValue({ maxDepth: 3 })
      .chain((one) => fc.record({ one: fc.constant(one), two: text, three: fc.double() }));
    fc.assert(
      fc.property(value, spans, (original, parts) => {
        const json = JSON.stringify(original);
        const masks = openMasks("c1");
        const masked = masks.maskJson(json, "client", parts);
        expect(() => JSON.parse(masked)).not.toThrow();
        expect(JSON.parse(masks.restoreJson(masked, "client"))).toEqual(JSON.parse(json));
      }),
      { numRuns: 400 },
    );
  });
});

test("hostile texts take time in proportion to their length", () => {
  const long = (part: string) => part.repeat(Math.ceil(200_000 / part.length));
  for (const part of [
    "⟦",
    "⟦~",
    "⟦A",
    "⟦EMAIL_1⟧",
    '"',
    "\\",
    "[",
    "1,",
    '"a",',
    "⟦AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  ]) {
    const masks = openMasks("c1");
    const began = process.cpuUsage();
    const masked = masks.mask(long(part), "client", [{ start: 10, end: 20, kind: "x" }]);
    masks.restore(masked, "client");
    masks.maskJson(JSON.stringify([long(part)]), "client", [{ start: 10, end: 20, kind: "x" }]);
    const restorer = masks.restorer("client");
    for (let at = 0; at < masked.length; at += 1_000) restorer.push(masked.slice(at, at + 1_000));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
  }
});
