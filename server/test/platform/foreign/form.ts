export interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const BOUNDARY = "----form-boundary-7MA4YWxkTrZu0gW";

/** A multipart body with one file, as a browser sends it. */
export function formWith({ name, bytes }: GivenFile): {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
} {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
