import { MOST_ITEMS, MOST_TEXT_BYTES } from "../model/limits.ts";
import type { EventRecord, LinkRecord, SpanRecord } from "../model/records.ts";
import { enumIn, idIn, type Json, listIn, objectIn, objectOf, textIn, timeIn } from "./fields.ts";
import { attributesIn } from "./values.ts";

const KINDS = ["UNSPECIFIED", "INTERNAL", "SERVER", "CLIENT", "PRODUCER", "CONSUMER"].map(
  (name) => `SPAN_KIND_${name}`,
);
const STATUSES = ["STATUS_CODE_UNSET", "STATUS_CODE_OK", "STATUS_CODE_ERROR"];

export function spanOf(span: Json): SpanRecord {
  const status = objectIn(span, "status");
  return {
    traceId: idIn(span, "traceId", 16),
    spanId: idIn(span, "spanId", 8),
    parentId: idIn(span, "parentSpanId", 8),
    name: textIn(span, "name", MOST_TEXT_BYTES),
    kind: enumIn(span, "kind", KINDS),
    startNs: timeIn(span, "startTimeUnixNano"),
    endNs: timeIn(span, "endTimeUnixNano"),
    attributes: attributesIn(span),
    events: itemsIn(span, "events", eventOf),
    links: itemsIn(span, "links", linkOf),
    status: enumIn(status, "code", STATUSES),
    statusMessage: textIn(status, "message", MOST_TEXT_BYTES),
  };
}

const itemsIn = <T>(span: Json, name: string, read: (item: Json) => T): T[] =>
  listIn(span, name)
    .slice(0, MOST_ITEMS)
    .map((item) => read(objectOf(item, name)));

const eventOf = (event: Json): EventRecord => ({
  atNs: timeIn(event, "timeUnixNano"),
  name: textIn(event, "name", MOST_TEXT_BYTES),
  attributes: attributesIn(event),
});

const linkOf = (link: Json): LinkRecord => ({
  traceId: idIn(link, "traceId", 16),
  spanId: idIn(link, "spanId", 8),
  attributes: attributesIn(link),
});
