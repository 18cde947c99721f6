import type { StreamedAnswer } from "../../../../platform/outbound/exchange.ts";
import { createFrames, type Frame, frameText } from "../../../../platform/proxy/frames.ts";
import { readJsonText } from "../../../../platform/proxy/read-json.ts";
import { isSafeName } from "./exact-events.ts";
import { type AnswerVerdict, judgeAnswer } from "./judge-answer.ts";
import { messageOf, streamHeaders, type Turn } from "./turn.ts";
import { headersForClient } from "./upstream/headers.ts";

/**
 * A stream whose events are whole messages, such as a tool server's. Each is judged like a whole answer. One that must not
 * pass is replaced if the client waits for it, and left out otherwise; the stream goes on.
 */
export async function answerMessages(turn: Turn, answer: StreamedAnswer): Promise<void> {
  const { out, account, limits } = turn;
  account.status = answer.status;
  account.firstByte();
  // A client that only listens waits for the headers, and nothing of the answer is in them.
  out.start(answer.status, { ...headersForClient(answer.headers, account.requestId), ...streamHeaders });
  const timer = setInterval(() => {
    if (performance.now() - out.writtenAt >= limits.commentMs) out.write(": \n\n");
  }, limits.commentMs / 2);
  const frames = createFrames();
  try {
    for await (const chunk of account.arriving(answer.body)) {
      for (const frame of frames.push(chunk)) await send(turn, frame);
      if (out.signal.aborted) return;
    }
    for (const frame of frames.end()) await send(turn, frame);
  } catch {
    // Whatever broke, each message that left was whole: the stream can just end, and clients ask again for the rest.
    if (!out.signal.aborted) account.ending = "upstream_failed";
  } finally {
    clearInterval(timer);
    answer.cancel();
  }
  out.end();
}

async function send(turn: Turn, frame: Frame): Promise<void> {
  const sent = await passed(turn, frame);
  const waiting = sent === null ? undefined : turn.out.write(sent);
  if (waiting) await turn.account.waiting(waiting);
}

/** What leaves of a message; null if nothing does. */
async function passed(turn: Turn, frame: Frame): Promise<Buffer | string | null> {
  // Servers open a stream with an empty event, so that clients know where to go on after a cut.
  if (frame.data === "") return frame.isPlain && isSafeName(frame) ? frame.bytes : null;
  const { value, isExact } = await readJsonText(frame.data);
  const verdict = await judgeAnswer(turn, value).catch((): AnswerVerdict => UNJUDGED);
  if (verdict.kind === "pass") {
    const isSame = !verdict.isChanged && isExact && frame.isPlain && isSafeName(frame);
    return isSame ? frame.bytes : written(frame, verdict.body);
  }
  turn.account.ending = verdict.stop.kind === "block" ? "blocked" : "refused";
  return answersRequest(turn, value) ? written(frame, instead(turn, verdict)) : null;
}

/** The name passes by what leaves, not by what came: it may say again what was masked. */
function written({ name }: Frame, body: unknown): string {
  const data = JSON.stringify(body);
  return frameText({ name: isSafeName({ name, data }) ? name : null, data });
}

const UNJUDGED: AnswerVerdict = { kind: "stop", stop: { kind: "refuse", direction: "output" } };

function instead({ protocol, request, live }: Turn, { stop }: Extract<AnswerVerdict, { kind: "stop" }>): unknown {
  if (stop.kind === "block") return protocol.blocked(messageOf(live, stop), request).body;
  const message = "The guards of this agent could not judge the answer.";
  return protocol.refused({ kind: "undecided", code: "GUARD_UNAVAILABLE", status: 503, message }, request).body;
}

function answersRequest({ request }: Turn, value: unknown): boolean {
  const { id, method } = (value ?? {}) as { readonly id?: unknown; readonly method?: unknown };
  return request.rpc?.id !== null && request.rpc?.id === id && method === undefined;
}
