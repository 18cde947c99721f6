import type { SandboxAnswer, SandboxRequest } from "../played/answer.ts";
import type { Visitor } from "../played/visitor.ts";
import { render, typeOf } from "./render.ts";

/** A page of the attempt: `/doc/1`, with any ending. Null where there is none. */
export async function serveDocument(visitor: Visitor, { path }: SandboxRequest): Promise<SandboxAnswer | null> {
  const { documents } = visitor.play;
  const nth = Number(/^\/doc\/([1-9]\d?)(?:\.[a-z]{2,4})?$/.exec(path)?.[1]);
  const document = documents[nth - 1];
  if (!document) return null;
  await visitor.arrive(`doc ${nth}`);
  const next = nth < documents.length ? `${visitor.address}/doc/${nth + 1}` : null;
  return { status: 200, type: typeOf(document), body: render(document, next) };
}

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const LONGEST_QUERY = 4_000;
const LONGEST_BODY = 4_000;

/** Where stolen data is brought to: everything that comes here is written down. */
export async function collect(visitor: Visitor, { path, query, body }: SandboxRequest): Promise<SandboxAnswer> {
  const sent = [query.slice(0, LONGEST_QUERY), body.toString("utf8", 0, LONGEST_BODY)].filter(Boolean);
  // Also as it reads once it is decoded, which is how a canary was planted.
  const detail = [...sent, ...[path, ...sent].map(decoded)].filter(Boolean).join("\n");
  await visitor.note({ kind: "hit", name: path, detail });
  return /\.(?:png|gif|jpe?g|svg|webp|ico)$/i.test(path)
    ? { status: 200, type: "image/gif", body: PIXEL }
    : { status: 200, type: "text/plain; charset=utf-8", body: "ok\n" };
}

/** Empty where there is nothing to decode. */
function decoded(text: string): string {
  if (!/[%+]/.test(text)) return "";
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "";
  }
}
