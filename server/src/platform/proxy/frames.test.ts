import fc from "fast-check";
import { expect, test } from "vitest";
import { threadMs } from "../../../test/own-time.ts";
import { createFrames, FrameTooLong, frameText, joinFrames } from "./frames.ts";

const read = (chunks: readonly Buffer[]) => {
  const frames = createFrames();
  const read = [...chunks.flatMap((chunk) => frames.push(chunk)), ...frames.end()];
  return read.map(({ name, data, bytes, isPlain }) => ({ name, data, bytes, isPlain }));
};

function cutAt(bytes: Buffer, places: readonly number[]): Buffer[] {
  const borders = [0, ...[...places].sort((a, b) => a - b), bytes.length];
  return borders.slice(1).map((end, at) => bytes.subarray(borders[at], end));
}

test.each([
  ["one event", "data: a\n\n", [{ name: null, data: "a", isPlain: true }]],
  ["its name", "event: x\ndata: a\n\n", [{ name: "x", data: "a", isPlain: true }]],
  ["several lines", "data: a\ndata:b\n\n", [{ name: null, data: "a\nb", isPlain: true }]],
  ["three ends of lines", "data: a\r\rdata: b\n\ndata: c\r\n\r\n", ["a", "b", "c"].map((data) => ({ data }))],
  ["an end in the middle", "data: a\n\ndata: b", [{ data: "a" }, { data: "b" }]],
  ["a byte order mark", "\uFEFFdata: a\n\n", [{ data: "a", isPlain: true }]],
  ["comments alone", ": hello\n\n: again\n\n", []],
  ["a comment beside data", ": secret\ndata: a\n\n", [{ data: "a", isPlain: false }]],
  ["an id", "id: secret\ndata: a\n\n", [{ data: "a", isPlain: false }]],
  ["an unknown field", "secret\ndata: a\n\n", [{ data: "a", isPlain: false }]],
  ["two names", "event: secret\nevent: b\ndata: a\n\n", [{ name: "b", data: "a", isPlain: false }]],
])("%s", (_name, text, expected) => {
  const frames = read([Buffer.from(text)]);
  expect(frames).toHaveLength(expected.length);
  frames.forEach((frame, at) => {
    expect(frame).toMatchObject(expected[at] ?? {});
  });
});

test("bytes that are no UTF-8 do not leave as they came", () => {
  const [frame] = read([Buffer.concat([Buffer.from("data: a"), Buffer.from([0xff]), Buffer.from("\n\n")])]);
  expect(frame).toMatchObject({ data: "a\uFFFD", isPlain: false });
});

test("the same events with the same bytes are read wherever the stream is cut", () => {
  const texts = fc.array(
    fc.constantFrom("data: é🌧\n\n", "data: b\r\n\r\n", "event: x\rdata: c\r\r", ": c\n\n", "data:\ndata: d\n\n\n"),
  );
  fc.assert(
    fc.property(texts, fc.array(fc.nat(200), { maxLength: 40 }), (parts, places) => {
      const bytes = Buffer.from(parts.join(""));
      const whole = read([bytes]);
      const cut = read(
        cutAt(
          bytes,
          places.filter((place) => place < bytes.length),
        ),
      );
      expect(cut).toEqual(whole);
      expect(
        Buffer.concat(cut.map((frame) => frame.bytes))
          .toString()
          .replaceAll("\n\n\n", "\n\n"),
      ).toBe(
        parts
          .filter((part) => part !== ": c\n\n")
          .join("")
          .replaceAll("\n\n\n", "\n\n"),
      );
    }),
  );
});

test("events that leave together leave with the bytes that they came in, and with texts between them", () => {
  const frames = createFrames();
  const [a, b, c, d] = frames.push(Buffer.from("data: a\n\nevent: x\ndata: b\n\ndata: c\n\ndata: d\n\n"));
  const [e] = frames.push(Buffer.from("data: é\n\n"));
  const all = [a, b, c, d, e].flatMap((frame) => frame ?? []);
  expect(String(joinFrames(all))).toBe("data: a\n\nevent: x\ndata: b\n\ndata: c\n\ndata: d\n\ndata: é\n\n");
  expect(String(joinFrames(all.slice(2, 4)))).toBe("data: c\n\ndata: d\n\n");
  expect(String(joinFrames(all.flatMap((frame) => [frame, ": é\n\n"])))).toBe(
    all.map(({ bytes }) => `${bytes}: é\n\n`).join(""),
  );
  const back = all.toReversed();
  expect(String(joinFrames(back))).toBe(back.map(({ bytes }) => String(bytes)).join(""));
});

test("an event in very many pieces costs no more than its length, and one without an end is given up", () => {
  const frames = createFrames(3_000_000);
  const piece = Buffer.from("x");
  const spent = threadMs(() => {
    frames.push(Buffer.from("data: "));
    for (let at = 0; at < 200_000; at++) frames.push(piece);
    expect(frames.push(Buffer.from("\n\n"))[0]?.data).toHaveLength(200_000);
  });
  expect(spent).toBeLessThan(4000);
  expect(() => createFrames(1000).push(Buffer.alloc(2000, "x"))).toThrow(FrameTooLong);
});

test("an event is written so that it is read the same", () => {
  for (const event of [
    { name: null, data: "a" },
    { name: "x", data: "a\n\nb" },
  ]) {
    expect(read([Buffer.from(frameText(event))])[0]).toMatchObject(event);
  }
});
