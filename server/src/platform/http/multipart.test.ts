import { describe, expect, test } from "vitest";
import { formWith } from "../../../test/platform/foreign/form.ts";
import { LARGEST_FILE } from "../../kernel/upload.ts";
import { readUpload } from "./multipart.ts";

const TYPE = "multipart/form-data; boundary=B";
const part = (head: string, content: string): string => `--B\r\n${head}\r\n\r\n${content}\r\n`;
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.txt"';

async function read(body: string | Buffer, type: string | undefined = TYPE): Promise<string> {
  const file = await readUpload({ bytes: Buffer.from(body as string), contentType: type, pause: async () => {} });
  return "problem" in file ? file.problem.msg : `${file.name}: ${file.bytes.toString()}`;
}

/** The longest that a reading holds the event loop, in milliseconds of processor time: other programs run beside this one. */
async function longestHold(bytes: Buffer, contentType: string | undefined): Promise<number> {
  const used = (): number => process.threadCpuUsage().user / 1_000;
  let [since, most] = [used(), 0];
  const look = (): void => {
    most = Math.max(most, used() - since);
  };
  const pause = async (): Promise<void> => {
    look();
    since = used();
  };
  await readUpload({ bytes, contentType, pause });
  look();
  return most;
}

describe("a multipart body", () => {
  test("gives its one file, byte for byte, whatever the file contains", async () => {
    expect(await read(`${part(FILE, "--B\n--\r\n--A--\r\nend")}--B--\r\n`)).toBe("a.txt: --B\n--\r\n--A--\r\nend");
    expect(await read(`\r\n${part(FILE, "")}--B--`, 'Multipart/Form-Data; charset=utf-8; boundary="B"')).toBe(
      "a.txt: ",
    );
  });

  test.each([
    ['filename="C:\\\\fake\\\\b.pdf"', "b.pdf"],
    ['filename="../../etc/passwd"', "passwd"],
    ["filename=\"x.txt\"; filename*=UTF-8''%C3%A4%20b.txt", "ä b.txt"],
    ['filename="a;b\\"c.md"', 'a;b"c.md'],
    ['filename="\u202etxt.exe"', "txt.exe"],
    ['filename=""', "file"],
  ])("takes from %s the name %s", async (given, name) => {
    expect(await read(`${part(`Content-Disposition: form-data; name="file"; ${given}`, "x")}--B--`)).toBe(`${name}: x`);
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
  ])("with %s is refused with a sentence", async (_, body, type) => {
    expect(await read(body, type)).toMatch(/^(Send|The) .*\.$/);
  });

  test("of ten megabytes holds the event loop for a few milliseconds at a time, also if it almost ends everywhere", async () => {
    const tiny = Buffer.from("--B\r\n\r\n\r\n".repeat(1_100_000));
    const almost = Buffer.from(`${part(FILE, "\r\n--".repeat(2_600_000))}--B-`);
    const { body, headers } = formWith({ name: "a", bytes: Buffer.alloc(LARGEST_FILE, "\r\n-") });
    for (const [bytes, type] of [
      [tiny, TYPE],
      [almost, TYPE],
      [body, headers["content-type"]],
    ] as const) {
      // The shortest of two tries counts: the first may compile.
      expect(Math.min(await longestHold(bytes, type), await longestHold(bytes, type))).toBeLessThan(20);
    }
  });

  test("is found to end where a slice ends", async () => {
    for (const beside of [-3, -2, -1, 0, 1]) {
      const bytes = Buffer.alloc(2 ** 20 + beside, "x");
      const { body, headers } = formWith({ name: "a", bytes });
      const contentType = headers["content-type"];
      const file = await readUpload({ bytes: body, contentType, pause: async () => {} });
      expect("bytes" in file && file.bytes.length).toBe(bytes.length);
    }
  });
});
