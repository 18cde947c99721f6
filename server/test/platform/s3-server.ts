import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { serve } from "./web-server.ts";

export const S3_CREDENTIALS = { accessKeyId: "TESTKEY", secretAccessKey: "test/secret", sessionToken: null } as const;

type Answer = readonly [status: number, body?: string | Buffer, headers?: Record<string, string>];
/** Undefined: as S3 would. "hang": never. */
export type Misbehavior = (request: IncomingMessage) => Answer | "hang" | undefined;

/**
 * S3 in small: one bucket in memory. It computes each signature again from the request as it came over the wire, in code of
 * its own, and refuses what is signed otherwise, as S3 does.
 */
export async function serveS3(bucket = "archive") {
  const objects = new Map<string, Buffer>();
  const seen: string[] = [];
  let misbehave: Misbehavior = () => undefined;

  const server = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    seen.push(`${request.method} ${request.url}`);
    const wrong = misbehave(request);
    if (wrong === "hang") return;
    send(response, wrong ?? refusalOf(request, body) ?? answer(request, body));
  });

  function answer(request: IncomingMessage, body: Buffer): Answer {
    const url = new URL(request.url ?? "", "http://s3");
    const [, named, ...rest] = url.pathname.split("/");
    if (named !== bucket) return [404, "<Error><Code>NoSuchBucket</Code></Error>"];
    const key = decodeURIComponent(rest.join("/"));
    if (key === "") {
      const prefix = url.searchParams.get("prefix") ?? "";
      const keys = [...objects.keys()].filter((one) => one.startsWith(prefix)).slice(0, 2);
      return [
        200,
        `<ListBucketResult>${keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join("")}</ListBucketResult>`,
      ];
    }
    const object = objects.get(key);
    if (request.method === "PUT") objects.set(key, body);
    if (request.method === "DELETE") objects.delete(key);
    if (request.method !== "GET") return [request.method === "PUT" ? 200 : 204];
    return object ? [200, object] : [404, "<Error><Code>NoSuchKey</Code></Error>"];
  }

  return {
    url: server.url,
    objects,
    /** Method and path of every request. */
    seen,
    /** Until it is called without a rule. */
    misbehave: (rule: Misbehavior = () => undefined) => {
      misbehave = rule;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function send(response: ServerResponse, [status, body = "", headers = {}]: Answer): void {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).end(body);
}

function refusalOf(request: IncomingMessage, body: Buffer): Answer | undefined {
  const refused = (code: string): Answer => [403, `<Error><Code>${code}</Code><Message>secret words</Message></Error>`];
  const [, keyId, scope = ""] = /Credential=([^/]+)\/([^,]+),/.exec(request.headers.authorization ?? "") ?? [];
  const [, names = "", signature] =
    /SignedHeaders=([^,]+), Signature=(.+)$/.exec(request.headers.authorization ?? "") ?? [];
  const [day = "", region = ""] = scope.split("/");
  if (keyId !== S3_CREDENTIALS.accessKeyId) return refused("InvalidAccessKeyId");
  const time = String(request.headers["x-amz-date"]);
  const sum = createHash("sha256").update(body).digest("hex");
  if (sum !== request.headers["x-amz-content-sha256"]) return refused("XAmzContentSHA256Mismatch");
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const signed = names.split(";");
  if (!signed.includes("host") || !signed.includes("x-amz-date")) return refused("AccessDenied");
  const lines = signed.map((name) => `${name}:${request.headers[name]}\n`).join("");
  const canonical = `${request.method}\n${path}\n${query.split("&").sort().join("&")}\n${lines}\n${names}\n${sum}`;
  const mac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
  const key = mac(mac(mac(mac(`AWS4${S3_CREDENTIALS.secretAccessKey}`, day), region), "s3"), "aws4_request");
  const digest = createHash("sha256").update(canonical).digest("hex");
  const right = mac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${digest}`).toString("hex");
  return right === signature ? undefined : refused("SignatureDoesNotMatch");
}
