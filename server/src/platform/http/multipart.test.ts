import { describe, expect, test } from "vitest";
import { formWith } from "../../../test/platform/foreign/form.ts";
import { LARGEST_FILE } from "../../kernel/upload.ts";
import { readUpload } from "./multipart.ts";

const TYPE = "multipart/form-data; boundary=B";
const part = (head: string, content: string): string => `--B\r\n${head}\r\n\r\n${content}\r\n`;
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.txt"';

function read(body: string | Buffer, type: string | undefined = TYPE): string {
  const file = readUpload(Buffer.from(body as string), type);
  return "problem" in file ? file.problem.msg : `${file.name}: ${file.bytes.toString()}`;
}

/** The shortest of several tries counts: on a busy machine a single one also measures what others do. */
function millisecondsOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

describe("a multipart body", () => {
  test("gives its one file, byte for byte, whatever the file contains", () => {
    expect(read(`${part(FILE, "--B\n--\r\n--A--\r\nend")}--B--\r\n`)).toBe("a.txt: --B\n--\r\n--A--\r\nend");
    expect(read(`\r\n${part(FILE, "")}--B--`, 'Multipart/Form-Data; charset=utf-8; boundary="B"')).toBe("a.txt: ");
  });

  test.each([
    ['filename="C:\\\\fake\\\\b.pdf"', "b.pdf"],
    ['filename="../../etc/passwd"', "passwd"],
    ["filename=\"x.txt\"; filename*=UTF-8''%C3%A4%20b.txt", "ä b.txt"],
    ['filename="a;b\\"c.md"', 'a;b"c.md'],
    ['filename="\u202etxt.exe"', "txt.exe"],
    ['filename=""', "file"],
  ])("takes from %s the name %s", (given, name) => {
    expect(read(`${part(`Content-Disposition: form-data; name="file"; ${given}`, "x")}--B--`)).toBe(`${name}: x`);
  });

  test.each([
    ["no boundary", "x", "multipart/form-data"],
    ["JSON", "{}", "application/json"],
    ["nothing", "", TYPE],
    ["another boundary", `${part(FILE, "x")}--B--`, "multipart/form-data; boundary=C"],
    ["no end", part(FILE, "x"), TYPE],
    ["two files", `${part(FILE, "x")}${part(FILE, "y")}--B--`, TYPE],
    ["another name", `${part(FILE.replace('"file"', '"other"'), "x")}--B--`, TYPE],
    ["a field", `${part('Content-Disposition: form-data; name="file"', "x")}--B--`, TYPE],
    ["endless headers", `--B\r\n${"X: y\r\n".repeat(5_000)}\r\nx\r\n--B--`, TYPE],
  ])("with %s is refused with a sentence", (_, body, type) => {
    expect(read(body, type)).toMatch(/^(Send|The) .*\.$/);
  });

  test("of ten megabytes is read, or refused, in a few milliseconds", () => {
    const tiny = Buffer.from("--B\r\n\r\n\r\n".repeat(1_100_000));
    const almost = Buffer.from(`${part(FILE, "\r\n--".repeat(2_600_000))}--B-`);
    const { body, headers } = formWith({ name: "a", bytes: Buffer.alloc(LARGEST_FILE, "\r\n-") });
    for (const [bytes, type] of [
      [tiny, TYPE],
      [almost, TYPE],
      [body, headers["content-type"]],
    ] as const) {
      expect(Math.min(...Array.from({ length: 5 }, () => millisecondsOf(() => readUpload(bytes, type))))).toBeLessThan(
        60,
      );
    }
  });
});
