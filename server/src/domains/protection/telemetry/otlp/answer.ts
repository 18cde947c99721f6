import { contentTypes, type Encoding, refusedMember, type Signal } from "./signals.ts";

export interface OtlpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Outcome {
  readonly refused: number;
  readonly message: string;
}

/** The answer to records that were stored, in the content type of the request: strict exporters read nothing else. */
export function answerStored(signal: Signal, encoding: Encoding, { refused, message }: Outcome): OtlpAnswer {
  const headers = { "content-type": contentTypes[encoding] };
  if (encoding === "json") {
    // 64-bit integers are text in protobuf's JSON form.
    const partial = { partialSuccess: { [refusedMember[signal]]: String(refused), errorMessage: message } };
    return { status: 200, headers, body: Buffer.from(JSON.stringify(refused === 0 ? {} : partial)) };
  }
  const partial = Buffer.concat([varintField(1, refused), textField(2, message)]);
  return { status: 200, headers, body: refused === 0 ? Buffer.alloc(0) : bytesField(1, partial) };
}

/** A google.rpc.Status. */
export function answerRefused(
  encoding: Encoding,
  { status, message, headers }: { status: number; message: string; headers?: Readonly<Record<string, string>> },
): OtlpAnswer {
  const code = STATUS_CODES[status] ?? UNKNOWN;
  const body =
    encoding === "json"
      ? Buffer.from(JSON.stringify({ code, message }))
      : Buffer.concat([varintField(1, code), textField(2, message)]);
  return { status, headers: { ...headers, "content-type": contentTypes[encoding] }, body };
}

const UNKNOWN = 2;
/** The gRPC code that says the same. */
const STATUS_CODES: Readonly<Record<number, number>> = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  413: 8,
  415: 3,
  429: 8,
  500: 13,
  503: 14,
};

const varintField = (field: number, value: number): Buffer => Buffer.from([field << 3, ...varint(value)]);

function bytesField(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(field << 3) | 2, ...varint(bytes.length)]), bytes]);
}

const textField = (field: number, text: string): Buffer => bytesField(field, Buffer.from(text));

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}
