import { MOST_ITEMS, MOST_TEXT_BYTES } from "../model/limits.ts";
import type { EventRecord, LinkRecord, SpanRecord } from "../model/records.ts";
import { AttributeReader } from "./values.ts";
import type { Wire } from "./wire.ts";

export function readSpan(wire: Wire, end: number): SpanRecord {
  let [traceId, spanId, parentId, name, statusMessage] = ["", "", "", "", ""];
  let [kind, status] = [0, 0];
  let [startNs, endNs] = [0n, 0n];
  const attributes = new AttributeReader();
  const events: EventRecord[] = [];
  const links: LinkRecord[] = [];
  while (wire.next(end)) {
    switch (wire.field) {
      case 1:
        traceId = wire.id(end, 16);
        break;
      case 2:
        spanId = wire.id(end, 8);
        break;
      case 4:
        parentId = wire.id(end, 8);
        break;
      case 5:
        name = wire.text(end, MOST_TEXT_BYTES);
        break;
      case 6:
        kind = wire.uint32(end);
        break;
      case 7:
        startNs = wire.fixed64(end);
        break;
      case 8:
        endNs = wire.fixed64(end);
        break;
      case 9:
        attributes.add(wire, end);
        break;
      case 11:
        each(wire, end, { into: events, read: readEvent });
        break;
      case 13:
        each(wire, end, { into: links, read: readLink });
        break;
      case 15: {
        const past = wire.enter(end);
        [status, statusMessage] = readStatus(wire, past);
        break;
      }
      default:
        wire.skip(end);
    }
  }
  return {
    ...{ traceId, spanId, parentId, name, kind, startNs, endNs, status, statusMessage, events, links },
    attributes: attributes.attributes,
  };
}

/** Reads an item of a list, or passes over it if there are enough. */
function each<T>(wire: Wire, end: number, { into, read }: { into: T[]; read: (wire: Wire, end: number) => T }): void {
  const past = wire.enter(end);
  if (into.length < MOST_ITEMS) into.push(read(wire, past));
  wire.at = past;
}

function readEvent(wire: Wire, end: number): EventRecord {
  let [atNs, name] = [0n, ""];
  const attributes = new AttributeReader();
  while (wire.next(end)) {
    if (wire.field === 1) atNs = wire.fixed64(end);
    else if (wire.field === 2) name = wire.text(end, MOST_TEXT_BYTES);
    else if (wire.field === 3) attributes.add(wire, end);
    else wire.skip(end);
  }
  return { atNs, name, attributes: attributes.attributes };
}

function readLink(wire: Wire, end: number): LinkRecord {
  let [traceId, spanId] = ["", ""];
  const attributes = new AttributeReader();
  while (wire.next(end)) {
    if (wire.field === 1) traceId = wire.id(end, 16);
    else if (wire.field === 2) spanId = wire.id(end, 8);
    else if (wire.field === 4) attributes.add(wire, end);
    else wire.skip(end);
  }
  return { traceId, spanId, attributes: attributes.attributes };
}

function readStatus(wire: Wire, end: number): [number, string] {
  let [code, message] = [0, ""];
  while (wire.next(end)) {
    if (wire.field === 2) message = wire.text(end, MOST_TEXT_BYTES);
    else if (wire.field === 3) code = wire.uint32(end);
    else wire.skip(end);
  }
  return [code, message];
}
