/**
 * Faults: every refusal that the console can return, as data.
 *
 * A fault has two messages. The public one is the sentence from the catalog, or a more precise one given where it is
 * thrown, and goes to the client. The internal one and the cause go to the log only.
 */

export interface CatalogEntry {
  readonly status: number;
  /** The sentence that a client reads if the throw has no message of its own. */
  readonly text: string;
  /** What the reader can do about it. Printed in docs/errors.md. */
  readonly remedy: string;
}

export type Catalog = Readonly<Record<string, CatalogEntry>>;

/**
 * Every code of every catalog. Each catalog adds its codes by declaration merging, next to its entries. This closes the
 * union without a second list: a code that is in no catalog does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the catalogs fill it
export interface ErrorCodes {}
export type ErrorCode = keyof ErrorCodes;

export interface FaultVoices {
  readonly public?: string;
  readonly internal?: string;
  readonly cause?: unknown;
  /** Seconds after which a retry makes sense. Sent as Retry-After. */
  readonly retryAfter?: number;
  /** Extra response headers, for example WWW-Authenticate. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Extra members of the error body, next to detail and code. */
  readonly members?: Readonly<Record<string, unknown>>;
}

export class Fault extends Error {
  readonly code: ErrorCode;
  readonly voices: FaultVoices;

  constructor(code: ErrorCode, voices: FaultVoices = {}) {
    super(voices.internal ?? voices.public ?? code, { cause: voices.cause });
    this.name = "Fault";
    this.code = code;
    this.voices = voices;
  }
}

/** Creates the fault to throw. */
export function fault(code: ErrorCode, voices: FaultVoices = {}): Fault {
  return new Fault(code, voices);
}
