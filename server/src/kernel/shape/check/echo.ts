import { SourceNumber } from "../../json/source-number.ts";
import { stringifyJson } from "../../json/stringify.ts";

export const MASK = "**********";

/** Maximum length of an input that is shown, in bytes of JSON. */
const LONGEST = 1024;
const CUT = "… [cut]";

/** Names that hold a secret wherever they appear, even in a body whose shape does not declare them. */
const TELLING = /(?:password|passphrase|secret|token|apikey|privatekey)$/;

/** The normalized form of a member name, for which api_key, apiKey and API-KEY are the same. */
export function secretName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/**
 * An input as a 422 response can show it: secret members masked, NaN and Infinity as words, lone surrogates replaced by
 * U+FFFD. Beyond 1 kB it becomes a text: the start of the string or of the JSON, followed by "… [cut]".
 */
export function echo(input: unknown, secrets: ReadonlySet<string>): unknown {
  if (typeof input === "number" || typeof input === "boolean" || input === null) return input;
  const copier = new Copier(secrets);
  const copy = copier.copy(input);
  if (!copier.spent) return copy;
  return shorten(typeof copy === "string" ? copy : stringifyJson(copy));
}

/** A text or a list sent where secrets were expected may contain them without any member name that gives them away. */
export function maskText(input: unknown): unknown {
  return typeof input === "string" || Array.isArray(input) ? MASK : input;
}

class Copier {
  readonly #secrets: ReadonlySet<string>;
  #left = LONGEST;

  constructor(secrets: ReadonlySet<string>) {
    this.#secrets = secrets;
  }

  get spent(): boolean {
    return this.#left < 0;
  }

  copy(value: unknown): unknown {
    if (typeof value === "string") return this.#text(value);
    if (value instanceof SourceNumber) return this.#number(value);
    if (typeof value !== "object" || value === null) {
      this.#left -= 5;
      return value;
    }
    this.#left -= 2;
    return Array.isArray(value) ? this.#array(value) : this.#object(value as Record<string, unknown>);
  }

  #text(text: string): string {
    const head = (text.length > LONGEST ? text.slice(0, LONGEST) : text).toWellFormed();
    this.#left -= text.length > LONGEST ? LONGEST + 1 : jsonBytes(head) + 1;
    return head;
  }

  #number(number: SourceNumber): unknown {
    if (!Number.isFinite(number.value) && !number.isInteger) return this.#text(String(number.value));
    this.#left -= number.source.length + 1;
    return number;
  }

  #array(array: readonly unknown[]): unknown[] {
    const copy: unknown[] = [];
    for (const item of array) {
      if (this.spent) break;
      copy.push(this.copy(item));
    }
    return copy;
  }

  #object(object: Record<string, unknown>): unknown {
    const entries: [string, unknown][] = [];
    for (const key in object) {
      if (this.spent) break;
      entries.push([this.#text(key), this.#isSecret(key) ? this.#text(MASK) : this.copy(object[key])]);
    }
    return Object.fromEntries(entries);
  }

  #isSecret(key: string): boolean {
    if (key.length > LONGEST) return true;
    const name = secretName(key);
    return this.#secrets.has(name) || TELLING.test(name);
  }
}

function shorten(text: string): string {
  let room = LONGEST - 24;
  let end = 0;
  for (const character of text) {
    room -= jsonBytes(character) - 2;
    if (room < 0) break;
    end += character.length;
  }
  return text.slice(0, end) + CUT;
}

/** Bytes of a text when written as JSON, where a control character takes six. */
function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}
