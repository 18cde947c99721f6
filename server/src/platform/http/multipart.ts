import type { Problem } from "../../kernel/shape/check/problem.ts";
import { Unprocessable, unprocessable } from "../../kernel/unprocessable.ts";
import type { UploadedFile } from "../../kernel/upload.ts";

/** Heads of parts are short. Whoever sends longer ones means no good. */
const LONGEST_HEAD = 8_192;
const LONGEST_NAME = 255;
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i;
const HEAD_END = Buffer.from("\r\n\r\n");

/** The file, or what is wrong with the body. */
export type UploadReading = UploadedFile | { readonly problem: Problem };

export interface SentUpload {
  readonly bytes: Buffer;
  readonly contentType: string | undefined;
  /** Between two slices of a large body, others have their turn. */
  readonly pause: () => Promise<unknown>;
}

/** Problems are reported together with others of the request. */
export async function readUpload(sent: SentUpload): Promise<UploadReading> {
  try {
    return await readPart(sent);
  } catch (error) {
    const [problem] = error instanceof Unprocessable ? error.problems : [];
    if (problem) return { problem };
    throw error;
  }
}

/**
 * The one part named `file` of a multipart body. The body is searched for its boundary and never copied: a body of ten million
 * tiny parts is refused at the second of them.
 */
async function readPart({ bytes, contentType, pause }: SentUpload): Promise<UploadedFile> {
  const named = BOUNDARY.exec((contentType ?? "").slice(0, 500));
  const boundary = named?.[1] ?? named?.[2];
  if (boundary === undefined) throw refused("Send the file as multipart/form-data, in a part named file.");
  const opening = Buffer.from(`--${boundary}\r\n`);
  // Nothing stands before the first part but, for some clients, an empty line.
  const start = bytes.subarray(0, opening.length + 2).indexOf(opening);
  if (start < 0) throw refused("The body is not the multipart body that its content type announces.");
  const from = start + opening.length;
  const headEnd = bytes.subarray(from, from + LONGEST_HEAD).indexOf(HEAD_END);
  if (headEnd < 0) throw refused("The part has no valid headers.");
  const content = from + headEnd + HEAD_END.length;
  const end = await indexInSlices(bytes, Buffer.from(`\r\n--${boundary}`, "latin1"), { from: content, pause });
  if (end < 0) throw refused("The file is cut off: the end of the multipart body is missing.");
  const behind = end + boundary.length + 4;
  if (bytes.toString("latin1", behind, behind + 2) !== "--") throw refused("Send one file, in one part named file.");
  return { name: nameIn(bytes.toString("utf8", from, from + headEnd)), bytes: bytes.subarray(content, end) };
}

const SLICE = 1_048_576;

/** A body that almost matches everywhere takes several times as long as an ordinary one to search. */
async function indexInSlices(
  bytes: Buffer,
  wanted: Buffer,
  { from, pause }: { readonly from: number; readonly pause: () => Promise<unknown> },
): Promise<number> {
  for (let at = from; at < bytes.length; at += SLICE) {
    if (at > from) await pause();
    const found = bytes.subarray(at, at + SLICE + wanted.length - 1).indexOf(wanted);
    if (found >= 0) return at + found;
  }
  return -1;
}

const refused = (message: string) => unprocessable(["body", "file"], message);

/** The file's name, from a part that is named `file` and is a file. */
function nameIn(head: string): string {
  const disposition = head.split("\r\n").find((line) => /^content-disposition:/i.test(line)) ?? "";
  const parameter = (name: string): string | undefined => new Map(parametersOf(disposition)).get(name);
  if (parameter("name") !== "file") throw refused("Send the file in a part named file.");
  const given = encodedName(parameter("filename*")) ?? parameter("filename");
  if (given === undefined) throw refused("The part named file has no file name.");
  return cleanName(given);
}

/** `form-data; name="file"; filename="a;b.pdf"`: quotes can hold semicolons. */
function parametersOf(disposition: string): [string, string][] {
  const found: [string, string][] = [];
  const parameter = /;\s*([\w*-]{1,20})\s*=\s*(?:"((?:[^"\\]|\\.){0,2000})"|([^\s;"]{1,2000}))/g;
  for (const [, name = "", quoted, bare] of disposition.matchAll(parameter))
    found.push([name.toLowerCase(), quoted === undefined ? (bare ?? "") : quoted.replaceAll(/\\(["\\])/g, "$1")]);
  return found;
}

/** `UTF-8''%C3%A4.pdf` */
function encodedName(value: string | undefined): string | undefined {
  const encoded = /^utf-8'[^']{0,20}'(.+)$/i.exec(value ?? "")?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** The last part of a path, without characters that could end a header or hide what it is. */
function cleanName(name: string): string {
  const last = name.slice(-2000).split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
  return plain.slice(-LONGEST_NAME) || "file";
}
