/**
 * Where the console keeps what is too large, or too old, for its database. An object is written whole, read whole and
 * never changed; whoever writes one keeps its SHA-256, and `read-object.ts` compares it on every read.
 */
export interface ObjectStore {
  /** For people: the kind and the place, without credentials. */
  readonly place: string;
  readonly kind: "folder" | "s3";
  /** Resolves once the object is durable. An object of the same key is replaced. */
  put(key: string, bytes: Buffer, signal?: AbortSignal): Promise<void>;
  /** Null if there is none. Rejects as damaged if it is larger than `maxBytes`, after reading no more than that. */
  get(key: string, options: ReadOptions): Promise<Buffer | null>;
  /** Deleting an object that is not there succeeds. */
  delete(key: string, signal?: AbortSignal): Promise<void>;
  /** Some of the keys that begin with `prefix`, which ends with a slash. Empty once there is none left. */
  list(prefix: string, signal?: AbortSignal): Promise<readonly string[]>;
}

export interface ReadOptions {
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * - `unavailable`: no answer, or one that says "later". The same call may succeed.
 * - `refused`: the store answers and does not let the console in: credentials, bucket, region or address are wrong.
 * - `damaged`: the object is missing, or its bytes are not the ones that were written.
 */
export type StoreErrorKind = "unavailable" | "refused" | "damaged";

/** The message is for people and contains no credentials and nothing that the store sent, except its error code. */
export class StoreError extends Error {
  override name = "StoreError";
  readonly kind: StoreErrorKind;

  constructor(kind: StoreErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

const KEY = /^[a-z\d][a-z\d-]*(\/[a-z\d][a-z\d-]*)*$/;
const MOST_KEY = 512;

export const isKey = (text: string): boolean => text.length <= MOST_KEY && KEY.test(text);

/** Keys are made by the console of ids and numbers. Anything else is a mistake, and must not become a path. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`not a key of an object: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}

export function checkedPrefix(prefix: string): string {
  if (!prefix.endsWith("/")) throw new RangeError("a prefix ends with a slash");
  checkedKey(prefix.slice(0, -1));
  return prefix;
}
