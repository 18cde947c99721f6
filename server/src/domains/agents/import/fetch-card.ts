import type { Outbound } from "../../../platform/outbound/outbound.ts";

const LARGEST_CARD = 1_000_000;
const CARD_DEADLINE_MS = 10_000;

/** The JSON at an address; undefined when there is none to be had there. Rejects with an OutboundError. */
export async function fetchCard(outbound: Outbound, address: string): Promise<unknown> {
  const { status, body } = await outbound.request({
    url: address,
    method: "GET",
    headers: { accept: "application/json" },
    maxBytes: LARGEST_CARD,
    deadlineMs: CARD_DEADLINE_MS,
  });
  return status === 200 ? parsed(body) : undefined;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
