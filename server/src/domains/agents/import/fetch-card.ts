import { fault } from "../../../kernel/errors.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";

const LARGEST_CARD = 1_000_000;
const CARD_DEADLINE_MS = 10_000;

/** The JSON at an address; undefined when there is none to be had there. */
export async function fetchCard(outbound: Outbound, address: string): Promise<unknown> {
  try {
    const { status, body } = await outbound.request({
      url: address,
      method: "GET",
      headers: { accept: "application/json" },
      maxBytes: LARGEST_CARD,
      deadlineMs: CARD_DEADLINE_MS,
    });
    return status === 200 ? parsed(body) : undefined;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw fault("CARD_UNREACHABLE", { public: error.message, cause: error });
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
