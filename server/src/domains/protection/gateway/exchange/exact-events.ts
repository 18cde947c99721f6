import type { JsonObject, StreamEvent, StreamReader } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { membersOf } from "../../../../platform/proxy/read-json.ts";
import { scanJson } from "../../../../platform/proxy/scan-json.ts";

export interface ExactReader {
  readonly reader: StreamReader;
  /** Whether the text of an event says nothing that its value lacks. */
  readonly isExact: (event: StreamEvent) => boolean;
}

const MOST_VALUES = 100_000;

/**
 * A reader that notices events with a member that is there twice. Guards see one of the two, so such an event must not leave
 * with the bytes that it came in; one that is nested too deep, or has too many values, is not read at all.
 */
export function exactReader(inner: StreamReader, names: Set<string> | null = null): ExactReader {
  const inexact = new WeakSet<StreamEvent>();
  let isLastExact = true;
  const reader: StreamReader = {
    read(event) {
      // A text that stands where another stood adds no member.
      const again = inner.readAgain?.(event);
      if (again) {
        if (!isLastExact) inexact.add(event);
        return again;
      }
      const scan = scanJson(event.data, MOST_VALUES);
      if (scan.problem && scan.problem !== "syntax") throw new RangeError(`an event is ${scan.problem}`);
      const read = inner.read(event);
      if (names?.size === 0) noteName(names, read.value);
      isLastExact = !read.value || membersOf(read.value) === scan.members;
      if (!isLastExact) inexact.add(event);
      return read;
    },
    withTexts: (value, texts, event) => inner.withTexts(value, texts, event),
    withoutCall: (value, call, event) => inner.withoutCall(value, call, event),
    deniedCall: (call, message) => inner.deniedCall(call, message),
    ending: (kind, message) => inner.ending(kind, message),
    leaving(event) {
      const left = inner.leaving(event);
      // A copy with another name still has the text that came.
      if (left && left !== event && inexact.has(event)) inexact.add(left);
      return left;
    },
  };
  return { reader, isExact: (event) => !inexact.has(event) };
}

/** The name of the answer, by which a later request goes on from it. */
function noteName(names: Set<string>, value: JsonObject | null): void {
  const response = value?.response;
  if (typeof response !== "object" || response === null || !("id" in response)) return;
  if (typeof response.id === "string") names.add(response.id);
}

const KNOWN_NAMES: ReadonlySet<string> = new Set(["message", "error", "ping", "done"]);

/** The name of an event is text too. It passes if it is a known name, or part of the data, which was judged. */
export const isSafeName = ({ name, data }: StreamEvent): boolean =>
  name === null || KNOWN_NAMES.has(name) || data.includes(`"${name}"`);
