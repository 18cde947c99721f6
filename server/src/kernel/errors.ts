/**
 * Faults: every refusal the console can answer, as data.
 *
 * A fault has two voices. The public one is the catalogue's sentence (or a more precise one given at the throw) and
 * reaches the client; the internal one and the cause reach the log only.
 */

export interface CatalogueEntry {
  readonly status: number;
  /** The sentence a client reads when the throw gives none of its own. */
  readonly text: string;
  /** What the reader can do about it; printed in docs/errors.md. */
  readonly remedy: string;
}

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/**
 * Every code of every catalogue. Each catalogue adds its own by declaration, beside the entries themselves, so that the
 * union is closed without a second list, and a code that stands in no catalogue does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the catalogues fill it
export interface ErrorCodes {}
export type ErrorCode = keyof ErrorCodes;

export interface FaultVoices {
  readonly public?: string;
  readonly internal?: string;
  readonly cause?: unknown;
  /** Seconds after which a retry makes sense; becomes Retry-After. */
  readonly retryAfter?: number;
  /** Extra answer headers, for example WWW-Authenticate. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Extra members of the envelope beside detail and code. */
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

/** The fault to throw. */
export function fault(code: ErrorCode, voices: FaultVoices = {}): Fault {
  return new Fault(code, voices);
}
