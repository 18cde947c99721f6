import { type Judgment, type Subject, undecided } from "@agent-console/analysis/guards/guard.ts";
import type { Outbound } from "../../../../platform/outbound/outbound.ts";
import { OutboundError } from "../../../../platform/outbound/outbound-error.ts";
import { LONGEST_ANSWER_BYTES, readRemoteAnswer } from "./read-remote-answer.ts";

/** Where a remote guard is, and what it is shown to prove who asks. */
export interface RemoteReach {
  readonly url: string;
  readonly key: string | null;
  /** The key was entered for this origin and goes to no other. */
  readonly keyOrigin: string | null;
}

/** A longer text is not sent: neither side could hold its promises about time. */
export const LONGEST_TEXT = 200_000;
const DEADLINE_MS = 10_000;

/** Asks a remote guard about one text. Never rejects: whatever happens on the way, the guard is undecided. */
export async function askRemoteGuard(
  outbound: Pick<Outbound, "request">,
  reach: RemoteReach,
  { subject, signal }: { readonly subject: Subject; readonly signal: AbortSignal },
): Promise<Judgment> {
  const { text } = subject;
  if (text.length + (subject.question?.length ?? 0) > LONGEST_TEXT)
    return undecided("unreadable", `The text is longer than ${LONGEST_TEXT} characters.`);
  try {
    const { status, body } = await outbound.request({
      url: reach.url,
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...keyFor(reach) },
      body: JSON.stringify(questionOf(subject)),
      deadlineMs: DEADLINE_MS,
      maxBytes: LONGEST_ANSWER_BYTES,
      signal,
    });
    if (status !== 200) return undecided("failed", `The remote guard answered with status ${status}.`);
    return readRemoteAnswer(body.toString("utf8"), text.length);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const why = error.kind === "timeout" || error.kind === "aborted" ? "too_late" : "unavailable";
    return undecided(why, error.message);
  }
}

const questionOf = ({ channel, text, question, toolCall }: Subject) => ({
  channel,
  text,
  ...(question === undefined ? {} : { question }),
  ...(toolCall === undefined ? {} : { tool_call: { name: toolCall.name, arguments: toolCall.arguments } }),
});

function keyFor({ url, key, keyOrigin }: RemoteReach): Record<string, string> {
  return key !== null && keyOrigin === new URL(url).origin ? { authorization: `Bearer ${key}` } : {};
}
