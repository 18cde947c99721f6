import { describe, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import type { CompleteCall, JsonObject, Piece, ReadEvent, StreamEvent, StreamReader } from "../protocols/protocol.ts";
import { prepareConfig } from "../run/run.ts";
import { createLane } from "./create-lane.ts";
import { type CallVerdict, createGuardedStream, MOST_HELD } from "./guarded-stream.ts";

interface Said {
  readonly text?: string;
  readonly again?: string;
  readonly call?: { readonly id: string; readonly part: string; readonly isWhole?: boolean };
  readonly end?: boolean;
}

/** A protocol of three members: a text, a text said again, a part of a call. */
function toyReader(): StreamReader {
  const calls = new Map<string, string>();
  const said = (event: StreamEvent): Said => JSON.parse(event.data);
  return {
    read(event): ReadEvent {
      const { text, again, call, end } = said(event);
      const pieces: Piece[] = [];
      if (text !== undefined) pieces.push({ lane: "t", channel: "output", path: ["text"], text });
      if (again !== undefined)
        pieces.push({ lane: "t", channel: "output", path: ["again"], text: again, repeats: true });
      if (call) {
        calls.set(call.id, (calls.get(call.id) ?? "") + call.part);
        pieces.push({ lane: call.id, channel: "tool_call", path: ["call", "part"], text: call.part });
      }
      const whole: CompleteCall[] = call?.isWhole
        ? [
            {
              lane: call.id,
              text: calls.get(call.id) ?? "",
              event: { kind: "call", tool: call.id, id: call.id, arguments: {} },
            },
          ]
        : [];
      return {
        value: said(event) as JsonObject,
        ...{ pieces, calls: whole, ends: [], usage: null, unreadable: [], isLast: end === true },
      };
    },
    withTexts(value, texts, event) {
      const copy = structuredClone(value) as Record<string, unknown>;
      for (const { path, text } of texts) {
        if (path[0] === "call") copy.call = { ...(copy.call as object), part: text };
        else copy[String(path[0])] = text;
      }
      return { ...event, data: JSON.stringify(copy) };
    },
    withoutCall: () => null,
    deniedCall: (call, message) => [{ name: null, data: JSON.stringify({ denied: call.lane, message }) }],
    leaving: (event) => event,
    ending: (kind, message) => [{ name: null, data: JSON.stringify({ ending: kind, message }) }],
  };
}

const MASKING = {
  "output-guards": ["words", "bad"],
  words: { type: "generic", methods: ["custom-patterns"], mode: "enforce", action: "mask" },
  bad: { type: "generic", methods: ["custom-patterns"], mode: "enforce", action: "block" },
};

function streamWith(patterns: { mask: string[]; block: string[] }, judge?: (call: CompleteCall) => CallVerdict) {
  const read = readConfig({
    ...MASKING,
    words: { ...MASKING.words, "custom-patterns": { patterns: patterns.mask } },
    bad: { ...MASKING.bad, "custom-patterns": { patterns: patterns.block } },
  });
  if (!read.config) throw new Error(JSON.stringify(read.problems));
  const prepared = prepareConfig(read.config);
  const stream = createGuardedStream({
    reader: toyReader(),
    lane: (channel) => createLane({ prepared, channel }),
    judgeCall: async (call) => judge?.(call) ?? { kind: "allow" },
    message: ({ kind }) => kind,
  });
  return stream;
}

async function sent(stream: ReturnType<typeof streamWith>, events: readonly Said[]): Promise<readonly unknown[]> {
  const out: unknown[] = [];
  for (const event of events)
    out.push(...(await stream.push({ name: null, data: JSON.stringify(event) })).map(({ event: one }) => one));
  out.push(...(await stream.end()).map(({ event }) => event));
  return out.map((event) => JSON.parse((event as StreamEvent).data));
}

describe("a guarded stream", () => {
  test("texts leave masked, and what is said again is what left", async () => {
    const events = [{ text: "the pass" }, { text: "word is or" }, { text: "ange, " }, { text: "so" }];
    const again = { again: "the password is orange, so", end: true };
    const out = await sent(streamWith({ mask: ["password is orange"], block: [] }), [...events, again]);
    const texts = out as Said[];
    expect(texts.map(({ text = "" }) => text).join("")).toBe("the ⟦PATTERN_1⟧, so");
    expect(texts.at(-1)).toEqual({ again: "the ⟦PATTERN_1⟧, so", end: true });
  });

  test("a blocked text ends the stream as the protocol does, and nothing of the hit leaves", async () => {
    const out = await sent(streamWith({ mask: [], block: ["dragon"] }), [
      { text: "here be dra" },
      { text: "gons" },
      { text: " and more", end: true },
    ]);
    expect(JSON.stringify(out)).not.toContain("dra");
    expect(out.at(-1)).toEqual({ ending: "policy", message: "block" });
  });

  test("a call is held until it is whole and judged", async () => {
    const events: Said[] = [
      { call: { id: "a", part: '{"x":' } },
      { text: "hello" },
      { call: { id: "a", part: "1}", isWhole: true } },
      { end: true },
    ];
    const judged: string[] = [];
    const allowed = await sent(
      streamWith({ mask: [], block: [] }, ({ text }) => {
        judged.push(text);
        return { kind: "allow" };
      }),
      events,
    );
    expect(judged).toEqual(['{"x":1}']);
    expect(allowed).toEqual(events);
    const changed = await sent(
      streamWith({ mask: [], block: [] }, () => ({ kind: "change", text: "{}" })),
      events,
    );
    expect((changed as Said[]).flatMap(({ call }) => call?.part ?? []).join("")).toBe("{}");
    const denied = await sent(
      streamWith({ mask: [], block: [] }, () => ({ kind: "deny", message: "no" })),
      events,
    );
    expect(denied).toEqual([{ text: "hello" }, { denied: "a", message: "no" }, { end: true }]);
  });

  test("a call that never becomes whole does not leave, and neither does what nobody can read", async () => {
    const out = await sent(streamWith({ mask: [], block: [] }), [{ call: { id: "a", part: "{" } }, { end: true }]);
    expect(out).toEqual([{ ending: "undecided", message: "refuse" }]);
    const stream = streamWith({ mask: [], block: [] });
    const broken = await stream.push({ name: null, data: "not json" });
    expect(broken.map(({ event }) => JSON.parse(event.data))).toEqual([{ ending: "undecided", message: "refuse" }]);
  });

  test("what is held is bounded", async () => {
    const stream = streamWith({ mask: [], block: [] });
    const data = JSON.stringify({ call: { id: "a", part: "x".repeat(100_000) } });
    for (let at = 0; at * 100_000 < MOST_HELD + 200_000; at++) await stream.push({ name: null, data });
    expect(stream.stopped).toEqual({ kind: "refuse", guard: "", rule: null });
    expect(stream.held).toBe(0);
  });
});
