import type { Channel, Subject } from "../guard.ts";
import { isRecord } from "../run/data-url.ts";
import { type FoundSubject, type Path, saidIn, type UnreadablePart, type Walked } from "../run/messages.ts";
import { type JoinedText, joinedTexts } from "../run/seams.ts";
import { isIdentifier, LONGEST_COUNT } from "./identifiers.ts";
import type { Piece } from "./protocol.ts";

/** More texts than this in one body are not read one by one. */
const MOST_SUBJECTS = 2000;
const DEEPEST = 64;

/** Collects the texts of a body, each with its place. What is not understood is walked too, or named as unreadable. */
export class BodyWalk implements Walked {
  readonly subjects: FoundSubject[] = [];
  readonly unreadable: UnreadablePart[] = [];
  readonly joined: JoinedText[] = [];

  /** Returns its place among the subjects. */
  add(subject: Subject, at: Omit<FoundSubject, "subject">): number {
    if (this.subjects.length < MOST_SUBJECTS) return this.subjects.push({ subject, ...at }) - 1;
    this.skip(at.path, subject.channel, "too many parts");
    return -1;
  }

  text(text: unknown, path: Path, channel: Channel): void {
    if (typeof text === "string" && text !== "") this.add({ channel, text }, { path, isReplaceable: true });
  }

  /** A text that cannot change where it stands: it is signed, or was decoded first. */
  fixed(text: unknown, path: Path, channel: Channel): void {
    if (typeof text === "string" && text !== "") this.add({ channel, text }, { path, isReplaceable: false });
  }

  skip(path: Path, channel: Channel, kind: string): void {
    if (this.unreadable.length < MOST_SUBJECTS) this.unreadable.push({ path, channel, kind: kind.slice(0, 60) });
  }

  /** What was found in a part of the body. */
  include(walked: Walked, prefix: Path): void {
    for (const { subject, path, isReplaceable } of walked.subjects)
      this.add(subject, { path: [...prefix, ...path], isReplaceable });
    for (const { path, channel, kind } of walked.unreadable) this.skip([...prefix, ...path], channel, kind);
    this.joined.push(...(walked.joined ?? []));
  }

  /**
   * Any value: each of its strings is a text. Long numbers and names of members that could carry more than a name are one
   * more, which nobody can change. `known` are names of members that say what a value is: identifiers there are not judged.
   */
  value(value: unknown, path: Path, { channel, known }: { channel: Channel; known?: ReadonlySet<string> }): void {
    const rest: string[] = [];
    this.#value(value, path, { channel, known: known ?? NO_NAMES, rest });
    this.fixed(rest.join("\n"), path, channel);
  }

  /** Counts, such as usage: only strings and numbers that count nothing matter. */
  counts(value: unknown, path: Path, channel: Channel): void {
    const rest: string[] = [];
    this.#value(value, path, { channel, known: NO_NAMES, rest });
    this.fixed(rest.filter((one) => Math.abs(Number(one)) >= LONGEST_COUNT).join("\n"), path, channel);
  }

  #value(value: unknown, path: Path, walk: ValueWalk): void {
    if (typeof value === "string") this.text(value, path, walk.channel);
    else if (typeof value === "number") {
      if (Math.abs(value) >= 1e6) walk.rest.push(String(value));
    } else if (typeof value === "object" && value !== null) {
      if (path.length > DEEPEST || Object.keys(value).length > MOST_SUBJECTS) {
        this.skip(path, walk.channel, "nested");
        return;
      }
      this.#members(value, path, walk);
    }
  }

  #members(value: object, path: Path, walk: ValueWalk): void {
    if (Array.isArray(value)) {
      const texts = value.map((one) => (isRecord(one) ? saidIn(one) : ""));
      this.joined.push(...joinedTexts(texts, { channel: walk.channel }));
      value.forEach((one, at) => {
        this.#value(one, [...path, at], walk);
      });
      return;
    }
    for (const [name, one] of Object.entries(value)) {
      if (walk.known.has(name) && isPlainMember(one)) continue;
      if (!PLAIN_NAME.test(name)) walk.rest.push(name);
      this.#value(one, [...path, name], walk);
    }
  }
}

interface ValueWalk {
  readonly channel: Channel;
  readonly known: ReadonlySet<string>;
  readonly rest: string[];
}

const isPlainMember = (value: unknown): boolean =>
  typeof value === "string"
    ? isIdentifier(value)
    : typeof value === "number"
      ? Math.abs(value) < LONGEST_COUNT
      : typeof value !== "object" || value === null;

const PLAIN_NAME = /^[A-Za-z_$@.-]{0,40}\d{0,2}$/;
const NO_NAMES: ReadonlySet<string> = new Set();

/** The value with another text in this place. What was sent as an object stays one. */
export function replacedAt(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return typeof value === "object" && value !== null ? parseJsonOrText(text) : text;
  if (Array.isArray(value)) return value.with(Number(key), replacedAt(value[Number(key)], rest, text));
  if (!isRecord(value)) return value;
  return { ...value, [key]: replacedAt(value[key], rest, text) };
}

export function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Texts of one event that belong to no longer text: each is a lane that is over with the event. */
export function piecesOf(walk: BodyWalk, event: number): { pieces: Piece[]; ends: string[] } {
  const pieces = walk.subjects.map(({ subject, path, isReplaceable }, at): Piece => {
    const lane = `${event}.${at}`;
    return { lane, channel: subject.channel, path, text: subject.text, ...(isReplaceable ? {} : { isSigned: true }) };
  });
  return { pieces, ends: pieces.map(({ lane }) => lane) };
}

export const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const countOrNull = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
