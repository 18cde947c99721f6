import { hash } from "node:crypto";

/**
 * Chance that depends on nothing but where it is drawn: the seed, the probe, the number of the prompt, and how often this
 * prompt has drawn before. So a prompt stays the same whatever is planned around it.
 */
export interface Draw {
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** That many different ones, in random order. */
  several<T>(list: readonly T[], count: number): T[];
  /** In turn rather than by chance: a probe's prompts go round the list evenly, from a place that the seed decides. */
  inTurn<T>(list: readonly T[]): T;
  /** So many characters of an alphabet without look-alikes. */
  token(length: number): string;
  /** Names the prompt's template, where what was drawn first does not tell it. */
  template(name: string): void;
}

/** Remembers which template the prompt came from. */
export interface RecordingDraw extends Draw {
  /**
   * The sentence pattern that the prompt was drawn from: as the probe names it, else what it drew in turn, else the first
   * text, record or function that it picked. Null where it drew none of these.
   */
  readonly drawnTemplate: () => string | null;
}

export interface Place {
  readonly seed: number;
  readonly probe: string;
  readonly n: number;
  /** More than 0 when what was drawn before had already been asked. */
  readonly attempt?: number;
}

const ALPHABET = "ACDEFGHJKLMNPQRTUVWXY34679";

export function createDraw({ seed, probe, n, attempt = 0 }: Place): RecordingDraw {
  const random = randomFrom(`${seed}\n${probe}\n${n}\n${attempt}`);
  const templates: { named?: string; inTurn?: string; picked?: string } = {};
  const integer = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => at(list, integer(0, list.length - 1));
  return {
    integer,
    pick: (list) => {
      const index = integer(0, list.length - 1);
      const value = at(list, index);
      if (isPattern(value)) templates.picked ??= labelOf(value, index);
      return value;
    },
    several: (list, count) => {
      const left = [...list];
      return Array.from({ length: count }, () => left.splice(integer(0, left.length - 1), 1)).flat();
    },
    inTurn: (list) => {
      const index = (Math.floor(hashOf(seed, probe, "turn") * list.length) + n) % list.length;
      const value = at(list, index);
      templates.inTurn ??= labelOf(value, index);
      return value;
    },
    token: (length) => Array.from({ length }, () => pick([...ALPHABET])).join(""),
    template: (name) => {
      templates.named = name.slice(0, LONGEST_LABEL);
    },
    drawnTemplate: () => templates.named ?? templates.inTurn ?? templates.picked ?? null,
  };
}

/** Fewer words than this fill a slot; they are no pattern of their own. */
const FEWEST_WORDS = 4;
const LONGEST_LABEL = 120;

const isPattern = (value: unknown): boolean =>
  typeof value === "string"
    ? value.trim().split(/\s+/).length >= FEWEST_WORDS
    : typeof value === "function" || (typeof value === "object" && value !== null);

/** A text names itself, a record its first text, and anything else its place in the list. */
function labelOf(value: unknown, index: number): string {
  const text =
    typeof value === "object" && value !== null ? Object.values(value).find((one) => typeof one === "string") : value;
  return typeof text === "string" ? text.slice(0, LONGEST_LABEL) : `#${index}`;
}

/** Numbers from 0 up to 1, one after another, all from one hash: a long prompt draws hundreds (sfc32). */
function randomFrom(place: string): () => number {
  const bytes = hash("sha256", place, "buffer");
  let [a, b, c, count] = [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
  return () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

/** From 0 up to 1, of the first 48 bits. */
function hashOf(...place: readonly (string | number)[]): number {
  return hash("sha256", place.join("\n"), "buffer").readUIntBE(0, 6) / 2 ** 48;
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError("drew from an empty list");
  return list[index] as T;
}
