import { describe, expect, it } from "vitest";
import { decodeBody } from "./decode.ts";
import { UndecodableBodyError } from "./faults.ts";

const text = '{"a":"é😀"}';
const utf16le = Buffer.from(text, "utf16le");
const utf16be = Buffer.from(utf16le).swap16();
const utf32be = Buffer.concat(
  [...text].map((character) => {
    const unit = Buffer.alloc(4);
    unit.writeUInt32BE(character.codePointAt(0) ?? 0);
    return unit;
  }),
);
const utf32le = Buffer.from(utf32be).swap32();
const marked = (mark: readonly number[], body: Buffer) => Buffer.concat([Buffer.from(mark), body]);

describe("decodeBody detects the encoding from the bytes alone", () => {
  it.each<[string, Buffer]>([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", marked([0xef, 0xbb, 0xbf], Buffer.from(text))],
    ["UTF-16LE", utf16le],
    ["UTF-16LE with a mark", marked([0xff, 0xfe], utf16le)],
    ["UTF-16BE", utf16be],
    ["UTF-16BE with a mark", marked([0xfe, 0xff], utf16be)],
    ["UTF-32LE", utf32le],
    ["UTF-32LE with a mark", marked([0xff, 0xfe, 0, 0], utf32le)],
    ["UTF-32BE", utf32be],
    ["UTF-32BE with a mark", marked([0, 0, 0xfe, 0xff], utf32be)],
  ])("%s", (_, bytes) => {
    expect(decodeBody(bytes)).toBe(text);
  });

  it("detects the encoding of two bytes as well", () => {
    expect(decodeBody(Buffer.from([0x31, 0]))).toBe("1");
    expect(decodeBody(Buffer.from([0, 0x31]))).toBe("1");
    expect(decodeBody(Buffer.from("12"))).toBe("12");
  });

  it("drops only one byte order mark", () => {
    expect(decodeBody(Buffer.from("\ufeff\ufeff{}"))).toBe("\ufeff{}");
  });

  it("lets encoded surrogates through, for the shapes to check", () => {
    expect(decodeBody(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toBe('"\ud800"');
  });
});

describe("decodeBody rejects bytes that are not text", () => {
  it.each<[string, readonly number[]]>([
    ["Latin-1", [0x22, 0xe9, 0x22]],
    ["a stray byte", [0x22, 0xff, 0x22]],
    ["an overlong form", [0x22, 0xc0, 0x80, 0x22]],
    ["half a surrogate", [0x22, 0xed, 0xa0, 0x22]],
    ["past the last code point", [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
    ["UTF-16 with a byte missing", [0xff, 0xfe, 0x31]],
    ["UTF-32 past the last code point", [0, 0, 0xfe, 0xff, 0, 0x11, 0, 0]],
    ["UTF-32 with a byte missing", [0, 0, 0xfe, 0xff, 0, 0, 0x31]],
  ])("%s", (_, bytes) => {
    expect(() => decodeBody(Buffer.from(bytes))).toThrow(UndecodableBodyError);
  });
});
