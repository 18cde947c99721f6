import { MOST_RECORD_BYTES, MOST_RECORDS, MOST_TEXT_BYTES, TOO_LARGE } from "../model/limits.ts";
import { Malformed } from "../model/malformed.ts";
import type { Attributes, Read, Scope, Sender } from "../model/records.ts";
import { AttributeReader } from "./values.ts";
import { BYTES, Wire } from "./wire.ts";

type ReadRecord<R> = (wire: Wire, end: number) => R;

/**
 * All three signals have the same frame: groups by resource, in them groups by scope, in them records. Yields each record by
 * itself, so that the caller can let other work run in between.
 */
export function* readGroups<R>(bytes: Buffer, read: ReadRecord<R>): Generator<Read<R>> {
  const wire = new Wire(bytes);
  const count = { records: 0 };
  while (wire.next(bytes.length)) {
    if (wire.field !== 1) wire.skip(bytes.length);
    else {
      const past = wire.enter(bytes.length);
      yield* readResourceGroup(wire, past, { read, count });
      wire.at = past;
    }
  }
}

interface Reading<R> {
  readonly read: ReadRecord<R>;
  readonly count: { records: number };
}

function* readResourceGroup<R>(wire: Wire, end: number, reading: Reading<R>): Generator<Read<R>> {
  // The resource may come after what it is the resource of.
  const resource = firstOf(wire, end, readResource) ?? {};
  while (wire.next(end)) {
    if (wire.field !== 2) wire.skip(end);
    else {
      const past = wire.enter(end);
      const scope = firstOf(wire, past, readScope) ?? { name: "", version: "" };
      yield* readRecords(wire, past, { ...reading, sender: { resource, scope } });
      wire.at = past;
    }
  }
}

function* readRecords<R>(wire: Wire, end: number, reading: Reading<R> & { sender: Sender }): Generator<Read<R>> {
  const { read, count, sender } = reading;
  while (wire.next(end)) {
    if (wire.field !== 2) {
      wire.skip(end);
      continue;
    }
    const past = wire.enter(end);
    count.records++;
    if (past - wire.at > MOST_RECORD_BYTES) yield { refused: TOO_LARGE };
    else if (count.records > MOST_RECORDS) yield { refused: `more than ${MOST_RECORDS} in a request` };
    else yield { record: read(wire, past), sender };
    wire.at = past;
  }
}

/** The message in field 1, wherever it stands. Leaves the wire where it was. */
function firstOf<T>(wire: Wire, end: number, read: (wire: Wire, end: number) => T): T | null {
  const from = wire.at;
  let found: T | null = null;
  while (wire.next(end)) {
    if (wire.field === 1 && wire.type === BYTES) {
      const past = wire.enter(end);
      if (past - wire.at > MOST_RECORD_BYTES) throw new Malformed(`a resource or scope is ${TOO_LARGE}`);
      found = read(wire, past);
      wire.at = past;
    } else wire.skip(end);
  }
  wire.at = from;
  return found;
}

function readResource(wire: Wire, end: number): Attributes {
  const attributes = new AttributeReader();
  while (wire.next(end)) {
    if (wire.field === 1) attributes.add(wire, end);
    else wire.skip(end);
  }
  return attributes.attributes;
}

function readScope(wire: Wire, end: number): Scope {
  let [name, version] = ["", ""];
  while (wire.next(end)) {
    if (wire.field === 1) name = wire.text(end, MOST_TEXT_BYTES);
    else if (wire.field === 2) version = wire.text(end, MOST_TEXT_BYTES);
    else wire.skip(end);
  }
  return { name, version };
}
