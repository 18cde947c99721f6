/** AWS Signature Version 4 for S3, in the form with an Authorization header and a signed payload. */
import { createHash, createHmac } from "node:crypto";

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of temporary credentials. */
  readonly sessionToken: string | null;
}

export interface UnsignedRequest {
  readonly method: string;
  /** Path and query are encoded as `encodePart` does it. */
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface Signing {
  readonly credentials: S3Credentials;
  readonly region: string;
  readonly now: Date;
}

/** All headers to send with the request, except Host, which follows from the URL and is signed too. */
export function signedHeaders(request: UnsignedRequest, { credentials, region, now }: Signing): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const payload = sha256(request.body ?? "");
  const headers: Record<string, string> = {
    ...request.headers,
    "x-amz-content-sha256": payload,
    "x-amz-date": time,
    ...(credentials.sessionToken === null ? {} : { "x-amz-security-token": credentials.sessionToken }),
  };
  const signed = Object.entries({ ...headers, host: request.url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim().replace(/ +/g, " ")] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(";");
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    "",
    names,
    payload,
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [...scope.split("/")].reduce<Buffer | string>(hmac, `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, text).toString("hex");
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** As AWS encodes a part of a path or a query: everything but letters, digits and -._~. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery({ search }: URL): string {
  const pairs = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "");
  return pairs
    .map((pair) => (pair.includes("=") ? pair : `${pair}=`))
    .sort()
    .join("&");
}

const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");
const hmac = (key: Buffer | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();
