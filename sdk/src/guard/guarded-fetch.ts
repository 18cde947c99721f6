import type { Protocol, ReadAnswer, ReadRequest } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { protocolFor, type UpstreamKind } from "@agent-console/analysis/guards/protocols/served/list.ts";
import type { Path } from "@agent-console/analysis/guards/run/messages.ts";
import { withTexts } from "@agent-console/analysis/guards/run/messages.ts";
import { crossing } from "@agent-console/analysis/guards/run/seams.ts";
import { type CallVerdict, createGuardedStream } from "@agent-console/analysis/guards/stream/guarded-stream.ts";
import { LaneText } from "@agent-console/analysis/guards/stream/lane-text.ts";
import type { ErrorCode } from "../errors/error-code.ts";
import type { OpenLanes } from "./lanes.ts";
import { bodyOf, eventsIn, eventText } from "./server-sent-events.ts";
import type { ToJudge } from "./to-judge.ts";
import type { GuardVerdict } from "./verdict.ts";

export interface FetchNeeds {
  /** Never rejects. */
  readonly judge: (what: Pick<ToJudge, "channel" | "given">) => Promise<GuardVerdict>;
  readonly open: () => Promise<OpenLanes>;
  readonly fetch: typeof fetch;
}

const PATHS: readonly { readonly written: RegExp; readonly path: string; readonly kind: UpstreamKind }[] = [
  { written: /\/chat\/completions$/, path: "/v1/chat/completions", kind: "openai" },
  { written: /\/responses$/, path: "/v1/responses", kind: "openai" },
  { written: /\/embeddings$/, path: "/v1/embeddings", kind: "openai" },
  { written: /\/messages$/, path: "/v1/messages", kind: "anthropic" },
  { written: /\/messages\/count_tokens$/, path: "/v1/messages/count_tokens", kind: "anthropic" },
];

const CALL_DENIED = "This tool call was denied by a guard.";
const NOT_SERVED = "The guard can't read requests to this address, so it does not let them pass.";
const UNREADABLE = "The guard can't read this request, so it does not let it pass.";

/** A `fetch` for model clients: requests, answers and tool calls are judged, whole or streamed. */
export const guardedFetch =
  (needs: FetchNeeds): typeof fetch =>
  async (input, init) => {
    const asked = new Request(input, init);
    // Lists of models and the like have no texts.
    if (asked.method === "GET") return needs.fetch(asked);
    const known = PATHS.find(({ written }) => written.test(new URL(asked.url).pathname));
    const protocol = known ? await protocolFor(asked.method, known.path, known.kind) : null;
    if (!protocol) return Response.json({ error: { message: NOT_SERVED, type: "guard" } }, { status: 400 });
    return exchange(needs, protocol, asked);
  };

async function exchange(needs: FetchNeeds, protocol: Protocol, asked: Request): Promise<Response> {
  let [body, request]: [unknown, ReadRequest | null] = [null, null];
  try {
    body = JSON.parse(await asked.clone().text());
    request = protocol.readRequest(body, { leg: "model", isTrusted: true });
  } catch {
    return refusal(protocol, null, { status: 400, message: UNREADABLE });
  }
  const changes: { path: Path; text: string }[] = [];
  for (const { subject, path, isReplaceable } of request.subjects) {
    const given = subject.toolCall ? { toolCall: subject.toolCall } : { text: subject.text };
    const verdict = await needs.judge({ channel: subject.channel, given });
    const isChanged = verdict.text !== null && verdict.text !== subject.text;
    if (!verdict.allowed || (isChanged && !isReplaceable)) return stopped(protocol, request, verdict);
    if (isChanged) changes.push({ path, text: verdict.text ?? "" });
  }
  const across = await foundAcross(needs, request.joined);
  if (across) return stopped(protocol, request, across);
  const lanes = await needs.open().catch(() => null);
  if (!lanes || (request.unreadable.length > 0 && lanes.unreadable(request.unreadable)))
    return refusal(protocol, request, { status: 503, message: UNREADABLE });
  const headers = new Headers(asked.headers);
  headers.delete("content-length");
  const sent = changes.length > 0 ? withTexts(body as readonly unknown[], changes) : body;
  const answer = await needs.fetch(asked.url, {
    ...{ method: asked.method, headers, body: JSON.stringify(sent), signal: asked.signal },
  });
  if (!answer.ok || !answer.body) return answer;
  const isStream = answer.headers.get("content-type")?.includes("text/event-stream");
  const turn: Turn = { needs, protocol, request, lanes };
  return isStream ? streamed(turn, answer, answer.body) : whole(turn, answer);
}

/** Parts that follow each other are read as one text. The verdict on a hit across two of them, which no mask can take out. */
async function foundAcross(needs: FetchNeeds, joined: ReadRequest["joined"] = []): Promise<GuardVerdict | null> {
  for (const { subject, seams } of joined) {
    const verdict = await needs.judge({ channel: subject.channel, given: { text: subject.text } });
    const found = crossing(verdict.results, seams);
    if (found.some(({ enforced, action }) => enforced && action !== "flag")) return verdict;
  }
  return null;
}

interface Turn {
  readonly needs: FetchNeeds;
  readonly protocol: Protocol;
  readonly request: ReadRequest;
  readonly lanes: OpenLanes;
}

/** Without the lengths and encodings of the answer as it came. */
function headersOf(answer: Response): Headers {
  const headers = new Headers(answer.headers);
  for (const name of ["content-length", "content-encoding", "transfer-encoding"]) headers.delete(name);
  return headers;
}

function streamed(turn: Turn, answer: Response, body: ReadableStream<Uint8Array>): Response {
  const { protocol, request, lanes } = turn;
  const guarded = createGuardedStream({
    reader: protocol.stream(request),
    lane: (channel) => lanes.lane(channel),
    judgeCall: (call) => judgeCall(turn, call.event.tool, call.event.arguments),
    unreadable: (parts) => lanes.unreadable(parts),
    message: () => lanes.message,
  });
  async function* parts(): AsyncGenerator<string> {
    for await (const event of eventsIn(body)) {
      for (const one of await guarded.push(event)) yield eventText(one.event);
      if (guarded.isOver) return;
    }
    for (const one of await guarded.end()) yield eventText(one.event);
  }
  return new Response(bodyOf(parts()), { status: answer.status, headers: headersOf(answer) });
}

async function judgeCall({ needs }: Turn, name: string, given: unknown): Promise<CallVerdict> {
  const verdict = await needs.judge({ channel: "tool_call", given: { toolCall: { name, arguments: given } } });
  if (verdict.decision === "deny_call") return { kind: "deny", message: CALL_DENIED };
  if (!verdict.allowed)
    return { kind: "stop", stop: { kind: verdict.decision === "refuse" ? "refuse" : "block", guard: "", rule: null } };
  const isSame = verdict.text === null || verdict.text === JSON.stringify(given);
  return isSame ? { kind: "allow" } : { kind: "change", text: verdict.text ?? "" };
}

async function whole(turn: Turn, answer: Response): Promise<Response> {
  const { protocol, request, lanes } = turn;
  let [value, read]: [unknown, ReadAnswer | null] = [null, null];
  try {
    value = await answer.json();
    read = protocol.readAnswer(value, request);
  } catch {
    return refusal(protocol, request, { status: 502, message: "The guard can't read the answer." });
  }
  const texts: { path: Path; text: string }[] = [];
  const denied: { subject: number; message: string }[] = [];
  if (read.unreadable.length > 0 && lanes.unreadable(read.unreadable)) return blocked(turn, "refuse");
  for (const [at, { subject, path, isReplaceable }] of read.subjects.entries()) {
    const said = subject.toolCall
      ? await judgeCall(turn, subject.toolCall.name, subject.toolCall.arguments)
      : await judgeText(turn, subject.text, subject.channel);
    if (said.kind === "stop") return blocked(turn, said.stop.kind);
    if (said.kind === "deny") denied.push({ subject: at, message: said.message });
    // A text that was decoded before it was judged can't be changed in place.
    if (said.kind === "change" && !isReplaceable) return blocked(turn, "block");
    if (said.kind === "change") texts.push({ path, text: said.text });
  }
  const across = await foundAcross(turn.needs, read.joined);
  if (across) return blocked(turn, across.decision === "refuse" ? "refuse" : "block");
  let body = read.instead ?? value;
  if (texts.length > 0) body = protocol.withTexts(body, texts, request);
  if (denied.length > 0) body = protocol.withoutCalls(body, denied, request);
  return Response.json(body, { status: answer.status, headers: headersOf(answer) });
}

async function judgeText({ lanes }: Turn, given: string, channel: ToJudge["channel"]): Promise<CallVerdict> {
  const text = new LaneText("", channel, lanes.lane(channel));
  await text.push(given);
  await text.end();
  if (text.stop) return { kind: "stop", stop: text.stop };
  text.take(text.released);
  return text.sent === given ? { kind: "allow" } : { kind: "change", text: text.sent };
}

function blocked({ protocol, request, lanes }: Turn, kind: "block" | "refuse"): Response {
  if (kind === "refuse") return refusal(protocol, request, { status: 503, message: lanes.message });
  const { status, body } = protocol.blocked(lanes.message, request);
  return Response.json(body, { status });
}

/** A request that must not go on: answered here, in the form that the client expects. */
function stopped(protocol: Protocol, request: ReadRequest, verdict: GuardVerdict): Response {
  const message = verdict.message ?? UNREADABLE;
  if (verdict.decision === "refuse") return refusal(protocol, request, { status: 503, message });
  if (!request.isStream) {
    const { status, body } = protocol.blocked(message, request);
    return Response.json(body, { status });
  }
  const text = protocol.blockedStream(message, request).map(eventText).join("");
  return new Response(text, { headers: { "content-type": "text/event-stream" } });
}

/** Asking again would not help, so clients are told not to. */
function refusal(
  protocol: Protocol,
  request: ReadRequest | null,
  { status, message }: { readonly status: number; readonly message: string },
): Response {
  const kind = status === 503 ? "undecided" : status === 502 ? "upstream" : "invalid";
  const code: ErrorCode =
    status === 503 ? "GUARD_UNAVAILABLE" : status === 502 ? "GATEWAY_UPSTREAM_FAILED" : "GATEWAY_REQUEST_INVALID";
  const own = protocol.refused({ kind, code, status, message }, request);
  return Response.json(own.body, { status: own.status, headers: { "x-should-retry": "false" } });
}
