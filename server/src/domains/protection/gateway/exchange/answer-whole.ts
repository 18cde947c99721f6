import type { ProtocolId } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { fault } from "../../../../kernel/errors.ts";
import type { StreamedAnswer } from "../../../../platform/outbound/exchange.ts";
import { inStep } from "../../../../platform/proxy/in-step.ts";
import type { Outgoing } from "../../../../platform/proxy/outgoing.ts";
import { readJson, UnreadableJson } from "../../../../platform/proxy/read-json.ts";
import type { Upstream } from "../keys/admission.ts";
import type { Account } from "./account.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { judgeTexts } from "./texts/judge-texts.ts";
import { JSON_TYPE, sendBytes, stopBefore, type Turn } from "./turn.ts";
import { headersForClient } from "./upstream/headers.ts";

/** An answer that is not a stream: held until it is whole, judged, and sent with the bytes that it came in if nothing changes. */
export async function answerWhole(turn: Turn, answer: StreamedAnswer): Promise<void> {
  const { account, out } = turn;
  const bytes = await account.waitingForUpstream(answer.whole());
  await inStep();
  const headers = headersForClient(answer.headers, account.requestId);
  const { status } = answer;
  if (bytes.length === 0) return sendBytes(out, account, { status, headers, bytes });
  const read = await jsonOf(bytes);
  if (!read) return answerText(turn, { status, headers, bytes });
  const verdict = await judgeAnswer(turn, read.value);
  if (verdict.kind === "stop") {
    if (status < 400) return stopBefore(turn, verdict.stop);
    throw fault(verdict.stop.kind === "block" ? "GUARD_BLOCKED" : "GUARD_UNAVAILABLE");
  }
  const isSame = !verdict.isChanged && read.isExact;
  const sent = isSame ? bytes : Buffer.from(JSON.stringify(verdict.body));
  sendBytes(out, account, { status, headers: { ...headers, "content-type": JSON_TYPE }, bytes: sent });
}

async function jsonOf(bytes: Buffer) {
  try {
    return await readJson(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error;
    // Clients may still read it as JSON, with escapes that hide from guards what it says.
    if (error.problem !== "syntax") throw fault("GATEWAY_UPSTREAM_FAILED", { internal: error.message, cause: error });
    return null;
  }
}

/** Errors often come as plain text. A success that is no JSON is no answer of any protocol. */
async function answerText(
  turn: Turn,
  { status, headers, bytes }: { status: number; headers: Readonly<Record<string, string>>; bytes: Buffer },
): Promise<void> {
  const { account, live, out } = turn;
  if (status < 400) throw fault("GATEWAY_UPSTREAM_FAILED", { internal: "the answer is not JSON" });
  const text = bytes.toString("utf8");
  // Text in another encoding has these between its letters.
  if (text.includes("\0")) throw fault("GATEWAY_UPSTREAM_FAILED", { internal: "the answer is not text" });
  const subjects = [{ subject: { channel: "output" as const, text }, path: [], isReplaceable: true }];
  const chooseMasks = async (): Promise<readonly null[]> => [null];
  const { whole, changes, parts } = await judgeTexts(turn, live, { subjects, unreadable: [], chooseMasks });
  for (const { decision } of parts) account.judged.push({ channel: "output", text, decision });
  account.decided(whole);
  if (changes.length > 0 || !["allow", "flag"].includes(whole.decision)) throw fault("GATEWAY_UPSTREAM_FAILED");
  const plain = { ...headers, "content-type": "text/plain; charset=utf-8" };
  sendBytes(out, account, { status, headers: plain, bytes: Buffer.from(text) });
}

/** As what an unjudged request is recorded. */
export const PROTOCOL_OF: Readonly<Record<Upstream["protocol"], ProtocolId>> = {
  openai: "chat",
  anthropic: "messages",
  a2a: "a2a",
  mcp: "mcp",
};

/** Whether an admin let this path through unjudged. */
export const isUnscanned = ({ unscannedPaths }: Upstream, path: string): boolean => unscannedPaths.includes(path);

/** An answer that is not judged, because an admin allowed its path. It counts as unscanned. */
export async function passUnscanned(out: Outgoing, account: Account, answer: StreamedAnswer): Promise<void> {
  account.status = answer.status;
  account.firstByte();
  const type = answer.headers["content-type"];
  const headers = headersForClient(answer.headers, account.requestId);
  out.start(answer.status, { ...headers, ...(type === undefined ? {} : { "content-type": type }) });
  for await (const chunk of account.arriving(answer.body)) {
    const waiting = out.write(chunk);
    if (waiting) await account.waiting(waiting);
    if (out.signal.aborted) return;
  }
  out.end();
}
