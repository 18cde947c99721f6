import type { FlowEvent } from "../../flow/events.ts";
import type { Channel, Subject } from "../../guard.ts";
import { decodedDataUrl, isRecord, textFile } from "../../run/data-url.ts";
import { type FoundSubject, type Path, saidIn, type UnreadablePart, type Walked } from "../../run/messages.ts";
import { type JoinedText, joinedTexts } from "../../run/seams.ts";
import { IDENTIFIER_MEMBERS, isIdentifier, LONGEST_COUNT } from "../identifiers.ts";
import type { JsonObject } from "../protocol.ts";

/** More texts than this in one body are not read one by one. */
const MOST_SUBJECTS = 2000;
const DEEPEST = 64;
/** Numbers from here on may be a card or a phone number. */
const LONG_NUMBER = 1e6;
/** Parts that are no text, or text only in a file. */
const MEDIA: ReadonlySet<string> = new Set(
  "image_url input_image image input_audio audio input_file file input_video video video_url computer_screenshot".split(
    " ",
  ),
);
/** Members of such a part that hold it, or say where it is. */
const MEDIA_MEMBERS: ReadonlySet<string> = new Set(
  "image_url file_data file_url file_id url data input_audio video_url bytes source expires_at".split(" "),
);
const DATA_URL = /^data:[\w.+-]{1,60}\/[\w.+-]{1,60}[;,]/i;

/** What a string in a value of any form belongs to. */
export interface Place {
  readonly path: Path;
  readonly channel: Channel;
}

/** Collects the texts of an OpenAI body, each with its place. */
export class TextWalk implements Walked {
  readonly subjects: FoundSubject[] = [];
  readonly unreadable: UnreadablePart[] = [];
  readonly joined: JoinedText[] = [];
  /** What the user asked last, for guards that judge an answer in its context. */
  question: string | undefined;

  text(text: string, { path, channel }: Place, isReplaceable = true): void {
    if (text === "") return;
    const question = channel === "output" ? this.question : undefined;
    this.add({ channel, text, ...(question === undefined ? {} : { question }) }, { path, isReplaceable });
  }

  add(subject: Subject, at: Omit<FoundSubject, "subject">): void {
    if (this.subjects.length < MOST_SUBJECTS) this.subjects.push({ subject, ...at });
    else this.skip({ path: at.path, channel: subject.channel }, "too many parts");
  }

  /** Texts of parts that follow each other. */
  join(texts: readonly string[], channel: Channel): void {
    const question = channel === "output" ? this.question : undefined;
    this.joined.push(...joinedTexts(texts, { channel, ...(question === undefined ? {} : { question }) }));
  }

  skip({ path, channel }: Place, kind: string): void {
    if (this.unreadable.length < MOST_SUBJECTS) this.unreadable.push({ path, channel, kind: kind.slice(0, 60) });
  }

  /** Every string of a value that nobody expects, and the names of its members if they are more than identifiers. */
  any(value: unknown, place: Place): void {
    this.#walk(value, place, { isJoined: false });
  }

  /** Counts, such as usage, and times: only strings and endless numbers matter. */
  counts(value: unknown, place: Place): void {
    this.#walk(value, place, { isJoined: false, isCounts: true });
  }

  /** A definition for a model, such as a tool or a schema. Descriptions are texts of their own; all else in it is one text. */
  definition(value: unknown, place: Place): void {
    this.#walk(value, place, { isJoined: true });
  }

  #walk(value: unknown, place: Place, how: Omit<Joined, "rest">): void {
    const rest: string[] = [];
    this.#any(value, place, { rest, ...how });
    if (rest.length > 0) this.text(rest.join("\n"), place, false);
  }

  #any(value: unknown, { path, channel }: Place, into: Joined): void {
    if (typeof value === "string") {
      if (DATA_URL.test(value)) this.part({ type: "data", url: value }, { path, channel });
      else if (into.isJoined && path.at(-1) !== "description") into.rest.push(value);
      else this.text(value, { path, channel });
    } else if (typeof value === "number") {
      if (Math.abs(value) >= (into.isCounts ? LONGEST_COUNT : LONG_NUMBER)) into.rest.push(String(value));
    } else if (typeof value === "object" && value !== null) {
      if (path.length > DEEPEST || into.rest.length > MOST_SUBJECTS) this.skip({ path, channel }, "nested");
      else if (isRecord(value) && MEDIA.has(String(value.type))) this.part(value, { path, channel });
      else if (Array.isArray(value)) {
        if (value.length > 1 && !into.isJoined) this.join(value.map(textIn), channel);
        value.forEach((one, at) => {
          this.#any(one, { path: [...path, at], channel }, into);
        });
      } else this.#members(value, { path, channel }, into);
    }
  }

  #members(value: object, { path, channel }: Place, into: Joined): void {
    for (const [name, one] of Object.entries(value)) {
      const isPlain = IDENTIFIER_MEMBERS.has(name);
      if (!isPlain && (into.isJoined || !isIdentifier(name))) into.rest.push(name);
      if (isPlain && typeof one === "string" && isIdentifier(one)) continue;
      this.#any(one, { path: [...path, name], channel }, into);
    }
  }

  /** A member whose value should be an identifier. Anything else is walked. */
  identifier(value: unknown, place: Place): void {
    if (typeof value === "string" && isIdentifier(value)) return;
    this.any(value, place);
  }

  /** The members of an object that no code here knows. */
  members(value: JsonObject, { path, channel }: Place, known: ReadonlySet<string>): void {
    for (const [name, one] of Object.entries(value)) {
      if (known.has(name) || one === null) continue;
      if (!isIdentifier(name)) this.text(name, { path, channel }, false);
      if (IDENTIFIER_MEMBERS.has(name)) this.identifier(one, { path: [...path, name], channel });
      else this.any(one, { path: [...path, name], channel });
    }
  }

  /** Text in a file can be judged; everything else can't be read here. */
  part(part: JsonObject, { path, channel }: Place): void {
    const text = decodedDataUrl(part) ?? textFile(part) ?? nestedText(part);
    if (text === null) this.skip({ path, channel }, String(part.type ?? part.kind ?? "unknown"));
    else this.text(text, { path, channel: channel === "user" ? "document" : channel }, false);
    const { file, ...rest } = part;
    this.members(rest, { path, channel }, MEDIA_MEMBERS);
    if (isRecord(file)) this.members(file, { path: [...path, "file"], channel }, MEDIA_MEMBERS);
  }

  /** The arguments as parsed, key by key; the text as it was sent too, if parsing could hide a part of it. */
  call(call: SentCall): FlowEvent & { readonly kind: "call" } {
    const { name, sent, path } = call;
    const toolArguments = typeof sent === "string" ? parsedOrText(sent) : (sent ?? {});
    const text = JSON.stringify(toolArguments) ?? "";
    const toolCall = { name, arguments: toolArguments };
    this.add({ channel: "tool_call", text, toolCall }, { path, isReplaceable: true });
    if (hidesPart(sent, toolArguments)) {
      this.add({ channel: "tool_call", text: String(sent), toolCall }, { path, isReplaceable: false });
    }
    return { kind: "call", tool: name, id: call.id, arguments: toolArguments };
  }
}

/** The text of a part of a list. Strings alone are no parts. */
const textIn = (part: unknown): string => (isRecord(part) ? saidIn(part) : "");

/** Names and numbers of a walked value, which are one text that nobody can change. */
interface Joined {
  readonly rest: string[];
  /** All other texts but descriptions are part of it. */
  readonly isJoined: boolean;
  /** Its numbers count something, and are none of them unless they are too long to. */
  readonly isCounts?: boolean;
}

export interface SentCall {
  readonly name: string;
  readonly id: string | null;
  /** The arguments: JSON as a text, a text, or a value. */
  readonly sent: unknown;
  /** Where the arguments stand. */
  readonly path: Path;
}

/** Whether parsing hides a part of what was sent: of two members with the same name only one is left. */
function hidesPart(sent: unknown, parsed: unknown): boolean {
  if (typeof sent !== "string" || typeof parsed !== "object") return false;
  let names = 0;
  for (const [, colon] of sent.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon) names += 1;
  return names !== membersOf(parsed);
}

function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value);
  return inner.reduce<number>((sum, one) => sum + membersOf(one), Array.isArray(value) ? 0 : inner.length);
}

/** `{ type: "file", file: { file_data } }` and `{ type: "input_audio", input_audio: { data, format } }`. */
function nestedText(part: JsonObject): string | null {
  const inner = part.file;
  return isRecord(inner) ? decodedDataUrl(inner) : null;
}

export function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value with another text in this place. What was sent as an object stays one. */
export function replacedAt(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return typeof value === "object" && value !== null ? parsedOrText(text) : text;
  if (Array.isArray(value)) {
    const at = Number(key);
    return at < value.length ? value.with(at, replacedAt(value[at], rest, text)) : value;
  }
  return isRecord(value) ? { ...value, [key]: replacedAt(value[key], rest, text) } : value;
}

export const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const countOrNull = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
