import { expect, test } from "vitest";
import { progressLine } from "./progress-line.ts";
import { type Pace, type Watched, watch } from "./watch.ts";

const pace: Pace = { poll: 1, first: 40, quiet: 40, longest: 60, retry: 5 };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const event = (done: number): string => `event: progress\ndata: {"done":${done}}\n\n`;

/** A stream that sends these pieces and then ends, breaks or stays silent. */
const streamOf = (pieces: readonly string[], end: "ends" | "breaks" | "hangs"): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async start(controller) {
      for (const piece of pieces) controller.enqueue(bytes(piece));
      if (end === "ends") controller.close();
      if (end === "breaks") {
        await new Promise((resolve) => setTimeout(resolve, 1));
        controller.error(new Error("cut"));
      }
    },
  });

interface Run {
  readonly done: number;
}
type Source = (() => ReadableStream<Uint8Array>) | Error;

function setting(streams: readonly Source[], reads: readonly (Run | Error)[], signal = new AbortController().signal) {
  const told: number[] = [];
  const counts = { streams: 0, reads: 0 };
  const watched: Watched<Run> = {
    ...{ signal, pace, comeBack: "agent-console runs watch 1" },
    events: async () => {
      const source = streams[Math.min(counts.streams++, streams.length - 1)];
      if (source === undefined || source instanceof Error) throw source ?? new Error("none");
      return source();
    },
    stateIn: (data) => data as Run,
    read: async () => {
      const found = reads[Math.min(counts.reads++, reads.length - 1)];
      if (found === undefined || found instanceof Error) throw found ?? new Error("none");
      return found;
    },
    isOver: ({ done }) => done >= 10,
    tell: ({ done }) => void told.push(done),
  };
  return { watched, told, counts };
}

test("events are followed to the end, also when they arrive in pieces", async () => {
  const [first, rest] = [event(1) + event(5).slice(0, 20), event(5).slice(20) + event(10)];
  const { watched, told, counts } = setting([() => streamOf([": hello\n\n", first, rest], "ends")], []);
  expect(await watch(watched)).toEqual({ done: 10 });
  expect([told, counts.reads]).toEqual([[1, 5, 10], 0]);
});

test("a stream that is cut is opened again, and nothing is missed meanwhile", async () => {
  const streams = [
    () => streamOf([event(1)], "breaks"),
    () => streamOf([event(3)], "ends"),
    () => streamOf([event(10)], "ends"),
  ];
  const { watched, told, counts } = setting(streams, [{ done: 2 }, { done: 4 }]);
  expect(await watch(watched)).toEqual({ done: 10 });
  expect([told, counts.streams]).toEqual([[1, 2, 3, 4, 10], 3]);
});

test("where events never arrive, the console is asked instead", async () => {
  const { watched, told, counts } = setting([() => streamOf([], "hangs")], [{ done: 3 }, { done: 6 }, { done: 10 }]);
  expect(await watch({ ...watched, pace: { ...pace, retry: 60_000 } })).toEqual({ done: 10 });
  expect(told).toEqual([3, 6, 10]);
  expect(counts.streams).toBe(2);
});

test("a console that restarts is waited for, one that is gone is not, and a refusal ends it at once", async () => {
  const gone = new TypeError("fetch failed");
  const back = setting([gone], [gone, gone, { done: 10 }]);
  expect(await watch(back.watched)).toEqual({ done: 10 });
  await expect(watch(setting([gone], [gone]).watched)).rejects.toBe(gone);
  const refusal = Object.assign(new Error("Not Found"), { name: "ApiError", status: 404 });
  const refused = setting([gone], [refusal]);
  await expect(watch(refused.watched)).rejects.toBe(refusal);
  expect(refused.counts.reads).toBe(1);
});

test("an interrupt detaches and says how to come back", async () => {
  const stop = new AbortController();
  const { watched } = setting([() => streamOf([event(1)], "hangs")], [{ done: 1 }], stop.signal);
  const watching = watch({ ...watched, tell: () => stop.abort(new Error("interrupted")) });
  await expect(watching).rejects.toMatchObject({
    ending: "interrupted",
    message: expect.stringContaining("To reattach: agent-console runs watch 1"),
  });
});

test("a terminal gets one line, at most five times a second, cut to its width; a log a line each ten percent", () => {
  let now = 0;
  const pieces: string[] = [];
  const screen = { isTTY: true, columns: 20, write: (piece: string | Uint8Array) => void pieces.push(String(piece)) };
  const tell = progressLine(screen, () => now);
  for (let done = 0; done <= 100; done++) {
    now += 20;
    tell({ line: `${done} of 100 prompts, 0 failed, soon over`, share: done / 100, isOver: done === 100 });
  }
  const text = pieces.join("");
  const drawn = text.split("\r\u001b[J").slice(1);
  expect(drawn.length).toBeLessThanOrEqual(12);
  expect(Math.max(...drawn.map((line) => line.replace("\n", "").length))).toBeLessThan(20);
  expect(text.endsWith("100 of 100 prompts…\n")).toBe(true);
  const log: string[] = [];
  const note = progressLine({ write: (piece) => void log.push(String(piece)) });
  for (let done = 0; done <= 100; done++) note({ line: `${done}`, share: done / 100, isOver: done === 100 });
  expect(log.join("")).toBe("0\n10\n20\n30\n40\n50\n60\n70\n80\n90\n100\n");
});

test("after a terminal became narrower, what the line before broke into is cleared", () => {
  const pieces: string[] = [];
  const screen = { isTTY: true, columns: 40, write: (piece: string | Uint8Array) => void pieces.push(String(piece)) };
  let now = 0;
  const tell = progressLine(screen, () => now);
  tell({ line: "x".repeat(39), share: 0, isOver: false });
  now += 1000;
  screen.columns = 15;
  tell({ line: "y".repeat(39), share: 0.1, isOver: false });
  expect(pieces.join("")).toContain(`\u001b[2A\r\u001b[J${"y".repeat(13)}…`);
});
