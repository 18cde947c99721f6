import { readConfig } from "../config/read-config.ts";
import { undecided } from "../guard.ts";
import { GUARD_METHODS } from "../methods/list.ts";
import type { Protocol, ReadRequest, StreamEvent } from "../protocols/protocol.ts";
import { isStopped, strictest } from "../run/decision.ts";
import { type PreparedConfig, prepareConfig } from "../run/run.ts";
import { createLane } from "./create-lane.ts";
import { type CallVerdict, createGuardedStream } from "./guarded-stream.ts";

/** For tests of protocols: answers judged as the gateway does, whole and streamed, by words that say what should happen. */

const guard = (action: string, pattern: string) => ({
  ...{ type: "generic", methods: ["custom-patterns"], mode: "enforce", action },
  "custom-patterns": { patterns: [pattern] },
});

const CHANNELS = ["masks", "blocks", "unsure"];

/** `mask-me` is masked, `block-me` blocked; of `unsure-of-me` the guards can't say anything, and they fail closed. */
export function wordGuards(): PreparedConfig {
  const read = readConfig({
    "input-guards": CHANNELS,
    "output-guards": CHANNELS,
    "document-guards": CHANNELS,
    "tool-result-guards": CHANNELS,
    "tool-call-guards": ["denied", "masks", "blocks"],
    masks: guard("mask", "mask-me"),
    blocks: guard("block", "block-me"),
    unsure: { type: "moderation", methods: ["explicit-abuse"], mode: "enforce", action: "block" },
    denied: {
      ...{ type: "policy", methods: ["denied-tools"], mode: "enforce", action: "deny_call" },
      "denied-tools": { tools: ["delete_*", "mcp:*/delete_*"] },
    },
  });
  if (!read.config) throw new TypeError(JSON.stringify(read.problems));
  const unsure = {
    ...GUARD_METHODS["explicit-abuse"],
    prepare: () => ({
      judge: ({ text }: { readonly text: string }) =>
        text.includes("unsure-of-me") ? undecided("failed", "not sure") : { outcome: "pass" as const, score: 0 },
    }),
  };
  return prepareConfig(read.config, {}, { ...GUARD_METHODS, "explicit-abuse": unsure } as typeof GUARD_METHODS);
}

const MESSAGE = "Blocked.";

export async function wholeThrough(protocol: Protocol, body: unknown, request: ReadRequest): Promise<unknown> {
  const prepared = wordGuards();
  const read = protocol.readAnswer(body, request);
  const leaving = read.instead ?? body;
  const decisions = await Promise.all(read.subjects.map(({ subject }) => prepared.judge(subject)));
  const lost = (at: number) => read.subjects[at]?.isReplaceable === false && decisions[at]?.decision === "mask";
  const kinds = decisions.map(({ decision }, at) => (lost(at) ? "block" : decision));
  const isHidden = (at: number) => read.tools?.some(({ subjects }) => subjects.includes(at)) ?? false;
  const most = strictest(kinds.filter((kind, at) => kind !== "deny_call" && !isHidden(at)));
  if (most === "block") return protocol.blocked(MESSAGE, request).body;
  if (most === "refuse" || read.unreadable.length > 0)
    return protocol.refused({ kind: "undecided", code: "GUARD_UNAVAILABLE", status: 503, message: MESSAGE }, request)
      .body;
  const texts = decisions.flatMap(({ text }, at) => {
    const path = read.subjects[at]?.path;
    return text === undefined || !path ? [] : [{ path, text }];
  });
  const denied = kinds.flatMap((kind, subject) => (kind === "deny_call" ? [{ subject, message: MESSAGE }] : []));
  const names = (read.tools ?? []).filter(({ subjects }) => subjects.some((at) => isStopped(kinds[at] ?? "block")));
  const changed = texts.length > 0 ? protocol.withTexts(leaving, texts, request) : leaving;
  const called = denied.length > 0 ? protocol.withoutCalls(changed, denied, request) : changed;
  return names.length > 0 ? protocol.withoutTools?.(called, new Set(names.map(({ name }) => name))) : called;
}

interface Streamed {
  readonly events: readonly StreamEvent[];
  readonly isVerbatim: boolean;
}

/** Events that come together leave as they would if they came one by one. */
export async function streamThrough(
  protocol: Protocol,
  events: readonly StreamEvent[],
  request: ReadRequest,
): Promise<Streamed> {
  const alone = await streamedThrough(protocol, events, { request, isTogether: false });
  const together = await streamedThrough(protocol, events, { request, isTogether: true });
  if (JSON.stringify(alone) !== JSON.stringify(together))
    throw new Error(`${JSON.stringify(together)} left, and one by one ${JSON.stringify(alone)}`);
  return alone;
}

async function streamedThrough(
  protocol: Protocol,
  events: readonly StreamEvent[],
  { request, isTogether }: { readonly request: ReadRequest; readonly isTogether: boolean },
): Promise<Streamed> {
  const prepared = wordGuards();
  const stream = createGuardedStream({
    reader: protocol.stream(request),
    lane: (channel) => createLane({ prepared, channel }),
    judgeCall: async ({ event, text }): Promise<CallVerdict> => {
      const toolCall = { name: event.tool, arguments: event.arguments };
      const decision = await prepared.judge({ channel: "tool_call", text, toolCall });
      if (decision.decision === "deny_call") return { kind: "deny", message: MESSAGE };
      if (decision.decision === "mask") return { kind: "change", text: decision.text ?? "" };
      const stop = { guard: "", rule: null };
      if (decision.decision === "refuse") return { kind: "stop", stop: { kind: "refuse", ...stop } };
      return decision.decision === "block" ? { kind: "stop", stop: { kind: "block", ...stop } } : { kind: "allow" };
    },
    message: () => MESSAGE,
  });
  const out = [];
  for (let next = 0; next < events.length; ) {
    const { out: left, next: then } = stream.pushNext(isTogether ? events : events.slice(0, next + 1), next);
    out.push(...(await left));
    next = then;
  }
  out.push(...(await stream.end()));
  return { events: out.map(({ event }) => event), isVerbatim: out.every(({ isVerbatim }) => isVerbatim) };
}
