import type {
  OwnAnswer,
  Protocol,
  ReadRequest,
  StreamEvent,
} from "@agent-console/analysis/guards/protocols/protocol.ts";
import type { GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import type { AskRemote } from "@agent-console/analysis/guards/run/run.ts";
import { fault } from "../../../../kernel/errors.ts";
import { frameText } from "../../../../platform/proxy/frames.ts";
import type { Outgoing } from "../../../../platform/proxy/outgoing.ts";
import type { FlowSession } from "../../flow/open-flow.ts";
import type { GuardRunner } from "../../runtime/guard-runner.ts";
import type { LiveGuards } from "../../runtime/live-guards.ts";
import type { Admitted } from "../keys/admission.ts";
import type { ToolPins } from "../mcp/tool-pins.ts";
import type { Account } from "./account.ts";
import type { GatewayLimits } from "./needs.ts";
import type { Masking } from "./texts/masking.ts";
import type { Verdicts } from "./texts/verdicts.ts";

/** A request that was read, with everything that its answer is judged by. */
export interface Turn {
  readonly admitted: Admitted;
  readonly protocol: Protocol;
  readonly request: ReadRequest;
  readonly live: LiveGuards;
  readonly masking: Masking;
  readonly flow: FlowSession | null;
  readonly toolPins: ToolPins | null;
  readonly account: Account;
  readonly out: Outgoing;
  readonly runner: GuardRunner;
  readonly verdicts: Verdicts;
  readonly remote: AskRemote | null;
  readonly limits: GatewayLimits;
}

/** Why an answer, or a request, does not go on. */
export interface Stop {
  readonly kind: "block" | "refuse";
  readonly direction: "input" | "output";
  /** Instead of the config's own message. */
  readonly message?: string | undefined;
  readonly guard?: string | undefined;
  readonly rule?: string | null | undefined;
}

export const JSON_TYPE = "application/json";
export const EVENTS_TYPE = "text/event-stream; charset=utf-8";

/** Sent at once: a proxy that buffers a stream would deliver every event at its end. */
export const streamHeaders = { "content-type": EVENTS_TYPE, "x-accel-buffering": "no" } as const;

/** Ends a request before any byte of an answer left: by the config, with the blocked message or with an error. */
export function stopBefore(turn: Turn, stop: Stop): void {
  const { live, account, protocol, request, out } = turn;
  const { blockedAs } = live.prepared.config;
  const message = messageOf(live, stop);
  if (stop.kind === "refuse") throw fault("GUARD_UNAVAILABLE", { headers: explained(turn, stop) });
  account.ending = "blocked";
  const headers = { ...ownHeaders(account.requestId), ...explained(turn, stop) };
  if (blockedAs === "error") throw fault("GUARD_BLOCKED", { public: message, headers: explained(turn, stop) });
  if (request.isStream) {
    sendEvents(out, account, { headers, events: protocol.blockedStream(message, request) });
    return;
  }
  sendOwn(out, account, { headers, answer: protocol.blocked(message, request) });
}

/** Replaces a denied call. It does not name the tool: a guard may have denied the name. */
export const CALL_DENIED = "A tool call was denied by the guards of this agent.";

export const messageOf = (live: LiveGuards, { message, direction }: Stop): string =>
  message ?? live.prepared.config.blockedMessage[direction];

/** The guard and rule, for clients that may know them. */
function explained({ admitted }: Turn, { guard, rule }: Stop): Record<string, string> {
  if (!admitted.mayExplain || !guard) return {};
  return {
    "x-console-guard": encodeURIComponent(guard),
    ...(rule ? { "x-console-rule": encodeURIComponent(rule) } : {}),
  };
}

export const ownHeaders = (requestId: string): Record<string, string> => ({
  "x-request-id": requestId,
  "cache-control": "no-store",
});

type Headers = Readonly<Record<string, string>>;

export function sendOwn(
  out: Outgoing,
  account: Account,
  { answer, headers }: { readonly answer: OwnAnswer; readonly headers: Headers },
): void {
  sendBytes(out, account, {
    status: answer.status,
    headers: { ...headers, "content-type": JSON_TYPE },
    bytes: Buffer.from(JSON.stringify(answer.body)),
  });
}

export interface WholeBytes {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

export function sendBytes(out: Outgoing, account: Account, { status, headers, bytes }: WholeBytes): void {
  account.status = status;
  account.firstByte();
  out.start(status, { ...headers, "content-length": String(bytes.length) });
  out.end(bytes);
}

function sendEvents(
  out: Outgoing,
  account: Account,
  { events, headers }: { readonly events: readonly StreamEvent[]; readonly headers: Headers },
): void {
  account.status = 200;
  account.firstByte();
  out.start(200, { ...headers, ...streamHeaders });
  out.end(events.map(frameText).join(""));
}

/** The guard that a decision follows. */
export function decidedBy(
  results: readonly GuardResult[],
  kind: Stop["kind"],
): { readonly guard?: string | undefined; readonly rule?: string | null | undefined } {
  const outcome = kind === "refuse" ? "undecided" : "hit";
  const result = results.find((one) => one.enforced && one.outcome === outcome);
  return { guard: result?.guard, rule: result?.rule ?? null };
}
