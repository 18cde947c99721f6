import { expect, test } from "vitest";
import { progressEvents } from "./progress-events.ts";

const rules = { everyMs: 1, heartbeatMs: 50, longestMs: 100_000 };

async function eventsOf(read: () => ReturnType<Parameters<typeof progressEvents>[0]["read"]>, most = 10) {
  let now = 0;
  const stop = new AbortController();
  const events: string[] = [];
  const tick = async () => {
    now += 20;
    return read();
  };
  for await (const text of progressEvents({ read: tick, now: () => now, signal: stop.signal, rules })) {
    events.push(text);
    if (events.length === most) stop.abort();
  }
  return events;
}

test("sends a sign of life if nothing happens, and ends when the reader disconnects or the console stops", async () => {
  expect(await eventsOf(async () => ({ data: "{}", isLast: false }), 3)).toEqual([
    "event: progress\ndata: {}\n\n",
    ": still here\n\n",
    ": still here\n\n",
  ]);
});

test("sends each change once, and ends with the last", async () => {
  const steps = [1, 1, 2, 3];
  const read = async () => ({ data: String(steps.shift()), isLast: steps.length === 0 });
  expect(await eventsOf(read)).toEqual([1, 2, 3].map((step) => `event: progress\ndata: ${step}\n\n`));
});

test("says so if what it watches is deleted", async () => {
  expect(await eventsOf(async () => null)).toEqual(["event: deleted\ndata: {}\n\n"]);
});
