import { describe, expect, test } from "vitest";
import { seededNumbers } from "../../statistics/seeded-random.ts";
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

interface Patterns {
  readonly mask: readonly string[];
  readonly block: readonly string[];
}

function preparedWith(patterns: Patterns) {
  const read = readConfig({
    ...MASKING,
    words: { ...MASKING.words, "custom-patterns": { patterns: patterns.mask } },
    bad: { ...MASKING.bad, "custom-patterns": { patterns: patterns.block } },
  });
  if (!read.config) throw new Error(JSON.stringify(read.problems));
  return prepareConfig(read.config);
}

function streamWith(patterns: Patterns, judge?: (call: CompleteCall) => CallVerdict) {
  return streamBy(preparedWith(patterns), judge);
}

function streamBy(prepared: ReturnType<typeof preparedWith>, judge?: (call: CompleteCall) => CallVerdict) {
  return createGuardedStream({
    reader: toyReader(),
    lane: (channel) => createLane({ prepared, channel }),
    judgeCall: async (call) => judge?.(call) ?? { kind: "allow" },
    message: ({ kind }) => kind,
  });
}

async function sent(stream: ReturnType<typeof streamWith>, events: readonly Said[]): Promise<readonly unknown[]> {
  const out: unknown[] = [];
  for (const event of events)
    out.push(...(await stream.push({ name: null, data: JSON.stringify(event) })).map(({ event: one }) => one));
  out.push(...(await stream.end()).map(({ event }) => event));
  return out.map((event) => JSON.parse((event as StreamEvent).data));
}

const COMMON = 3;
const PARTS = [
  "The weather in the mountains changes quickly, so take a warm coat. ",
  "Words of ordinary prose, in one line or two.\n",
  "It is 12 km to the hut. ",
  "the password is orange, ",
  "call 4012345678 ",
  "a dragon ",
  "dra",
  "café ｄｒａｇｏｎ 😀 ",
  `${Buffer.from("here is a dragon").toString("base64")} `,
  "%64%72%61%67%6f%6e ",
  "0123456789abcdef".repeat(3),
  "pass",
];
const OTHERS: readonly Said[] = [{ call: { id: "a", part: "{}", isWhole: true } }, { text: "" }, { end: true }];

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

  test("events that come together leave as if they came one by one", async () => {
    const random = seededNumbers(5, "together");
    const below = (count: number): number => Math.floor(random() * count);
    const prepared = preparedWith({ mask: ["password is \\w{1,12}", "4\\d{6,20}"], block: ["dragons?"] });
    let [together, stopped, changed] = [0, 0, 0];
    for (let round = 0; round < 80; round++) {
      const events: StreamEvent[] = [];
      for (let parts = 2 + below(12); parts > 0; parts--) {
        const text = PARTS[below(below(4) === 0 ? PARTS.length : COMMON)] ?? "";
        for (let at = 0; at < text.length; ) {
          const cut = text.slice(at, at + 1 + below(12));
          events.push({ name: null, data: JSON.stringify({ text: cut }) });
          at += cut.length;
        }
        if (below(12) === 0) events.push({ name: null, data: JSON.stringify(OTHERS[below(OTHERS.length)]) });
        if (below(60) === 0) events.push({ name: null, data: "not json" });
      }
      const through = async (size: () => number) => {
        const stream = streamBy(prepared);
        const out: unknown[] = [];
        for (let from = 0; from < events.length; ) {
          const lot = events.slice(from, from + size());
          for (let at = 0; at < lot.length; ) {
            const { out: left, next } = stream.pushNext(lot, at);
            if (next - at > 1) together += next - at;
            out.push(...(await left));
            at = next;
          }
          from += lot.length;
        }
        out.push(...(await stream.end()));
        const texts = [];
        // A stream that ended for another reason decides nothing about its texts.
        for (const { given, sent: left, lane } of stream.texts)
          texts.push({ given, left, decided: await Promise.race([lane.decided, null]) });
        return { out, texts, stopped: stream.stopped, held: stream.held };
      };
      const alone = await through(() => 1);
      expect(await through(() => 1 + below(100))).toEqual(alone);
      stopped += Number(alone.stopped !== null);
      changed += Number(JSON.stringify(alone.out).includes("⟦"));
    }
    expect(together).toBeGreaterThan(400);
    expect(stopped).toBeGreaterThan(8);
    expect(changed).toBeGreaterThan(8);
  });

  test("what is held is bounded", async () => {
    const stream = streamWith({ mask: [], block: [] });
    const data = JSON.stringify({ call: { id: "a", part: "x".repeat(100_000) } });
    for (let at = 0; at * 100_000 < MOST_HELD + 200_000; at++) await stream.push({ name: null, data });
    expect(stream.stopped).toEqual({ kind: "refuse", guard: "", rule: null });
    expect(stream.held).toBe(0);
  });
});
