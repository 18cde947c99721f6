import type { Mailer } from "../../../platform/mail/mailer.ts";
import type { StreamedAnswer } from "../../../platform/outbound/exchange.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import { mailOf, type Payload, webhookBody } from "./message/payload.ts";
import { slackMessage } from "./message/slack.ts";
import { signedHeaders } from "./sign.ts";

export interface SendNeeds {
  readonly outbound: Outbound;
  readonly mailer: Mailer | null;
  readonly publicUrl: string;
}

export type EndpointKind = "webhook" | "slack" | "mail";

/** One message to one endpoint, with its secrets open. */
export interface Dispatch {
  /** Stays the same in every attempt: receivers tell repeated deliveries by it. */
  readonly id: string;
  readonly kind: EndpointKind;
  readonly address: string;
  readonly secrets: readonly string[];
  readonly payload: Payload;
  /** Milliseconds. */
  readonly now: number;
  readonly signal?: AbortSignal | undefined;
}

export interface SendResult {
  readonly isDelivered: boolean;
  /** The HTTP status, or null if there was no response. */
  readonly status: number | null;
  /** The beginning of the response's body. */
  readonly answer: string | null;
  readonly error: string | null;
}

const DEADLINE_MS = 15_000;
const MOST_ANSWER_BYTES = 1_024;

/** Never throws: whatever happens is the result of the attempt. */
export function send(needs: SendNeeds, dispatch: Dispatch): Promise<SendResult> {
  return dispatch.kind === "mail" ? sendMail(needs, dispatch) : post(needs, dispatch);
}

export const NO_MAIL_SERVER = "This console has no mail server. The operator sets SMTP_URL and SMTP_FROM.";

async function sendMail({ mailer, publicUrl }: SendNeeds, { id, address, payload }: Dispatch): Promise<SendResult> {
  const nothing = { isDelivered: false, status: null, answer: null };
  if (!mailer) return { ...nothing, error: NO_MAIL_SERVER };
  const isDelivered = await mailer.send({ id, to: address, ...mailOf(payload, publicUrl) });
  return { ...nothing, isDelivered, error: isDelivered ? null : "The mail server did not accept the email." };
}

async function post({ outbound, publicUrl }: SendNeeds, dispatch: Dispatch): Promise<SendResult> {
  const { headers, body } = requestOf(dispatch, publicUrl);
  try {
    const response = await outbound.stream({
      url: dispatch.address,
      method: "POST",
      headers,
      body,
      deadlineMs: DEADLINE_MS,
      signal: dispatch.signal,
    });
    const { status } = response;
    const isDelivered = status >= 200 && status < 300;
    return { isDelivered, status, answer: await beginningOf(response), error: isDelivered ? null : refusalOf(status) };
  } catch (error) {
    const message = error instanceof OutboundError ? error.message : "The request could not be sent.";
    return { isDelivered: false, status: null, answer: null, error: message };
  }
}

/** Slack and its like know no signature: their address is the secret. */
function requestOf(dispatch: Dispatch, publicUrl: string) {
  if (dispatch.kind === "slack") {
    const headers = { "content-type": "application/json", "user-agent": "agent-console-notifications" };
    return { headers, body: JSON.stringify(slackMessage(dispatch.payload, publicUrl)) };
  }
  const body = webhookBody(dispatch.payload, publicUrl);
  return { headers: signedHeaders({ ...dispatch, body }), body };
}

function refusalOf(status: number): string {
  if (status >= 300 && status < 400) return `The endpoint redirected (${status}). Redirects are not followed.`;
  return `The endpoint returned the status ${status}.`;
}

/** The rest is not read: a receiver must not fill the console's memory or keep its connection. */
async function beginningOf(response: StreamedAnswer): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MOST_ANSWER_BYTES) break;
    }
  } catch {
    // The status has arrived, and it alone decides.
  }
  const text = Buffer.concat(chunks).subarray(0, MOST_ANSWER_BYTES).toString("utf8").replaceAll("\0", "");
  return text === "" ? null : text;
}
