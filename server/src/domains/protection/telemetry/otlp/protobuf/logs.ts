import { MOST_CONTENT_BYTES, MOST_TEXT_BYTES } from "../model/limits.ts";
import type { LogRecord, Value } from "../model/records.ts";
import { AttributeReader, readValue } from "./values.ts";
import type { Wire } from "./wire.ts";

export function readLog(wire: Wire, end: number): LogRecord {
  let [atNs, observedNs] = [0n, 0n];
  let [severityText, traceId, spanId, eventName] = ["", "", "", ""];
  let severity = 0;
  let body: Value = null;
  const attributes = new AttributeReader();
  while (wire.next(end)) {
    switch (wire.field) {
      case 1:
        atNs = wire.fixed64(end);
        break;
      case 2:
        severity = wire.uint32(end);
        break;
      case 3:
        severityText = wire.text(end, MOST_TEXT_BYTES);
        break;
      case 5: {
        const past = wire.enter(end);
        body = readValue(wire, past, { depth: 0, most: MOST_CONTENT_BYTES });
        break;
      }
      case 6:
        attributes.add(wire, end);
        break;
      case 9:
        traceId = wire.id(end, 16);
        break;
      case 10:
        spanId = wire.id(end, 8);
        break;
      case 11:
        observedNs = wire.fixed64(end);
        break;
      case 12:
        eventName = wire.text(end, MOST_TEXT_BYTES);
        break;
      default:
        wire.skip(end);
    }
  }
  return {
    ...{ atNs, observedNs, severity, severityText, body, traceId, spanId, eventName },
    attributes: attributes.attributes,
  };
}
