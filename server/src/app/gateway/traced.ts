import { randomFillSync } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace that a request belongs to. One that has none begins one, so that the agent's own spans can be told apart. */
export function traced(headers: IncomingHttpHeaders): string {
  const given = headers["traceparent"];
  const known = typeof given === "string" ? TRACEPARENT.exec(given)?.[1] : undefined;
  if (known) return known;
  const traceId = randomHex(16);
  headers["traceparent"] = `00-${traceId}-${randomHex(8)}-01`;
  return traceId;
}

/** Random bytes are asked for many at a time: asking takes longer than making them. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString("hex", used - bytes, used);
}
