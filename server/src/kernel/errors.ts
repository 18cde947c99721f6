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
  readonly code: string;
  readonly voices: FaultVoices;

  constructor(code: string, voices: FaultVoices = {}) {
    super(voices.internal ?? voices.public ?? code, { cause: voices.cause });
    this.name = "Fault";
    this.code = code;
    this.voices = voices;
  }
}

/** The fault to throw; the code must stand in the catalogue of the kernel or of a domain. */
export function fault(code: string, voices: FaultVoices = {}): Fault {
  return new Fault(code, voices);
}
