import { expect, test } from "vitest";
import { sampleWeek } from "./sample-week.ts";

test("a sample week is the same every time, marked in every row, and inside its week", () => {
  const now = Date.UTC(2026, 10, 16, 12);
  const { events, pulses, buckets } = sampleWeek({ agentId: "a", now });
  expect(events.length).toBeGreaterThan(30);
  expect(events.length).toBeLessThan(160);
  expect([...events, ...pulses, ...buckets].every(({ is_sample }) => is_sample)).toBe(true);
  expect(Math.min(...events.map(({ created_at }) => created_at))).toBeGreaterThanOrEqual(now / 1000 - 7 * 86_400);
  expect(Math.max(...events.map(({ created_at }) => created_at))).toBeLessThanOrEqual(now / 1000);
  expect(new Set(buckets.map(({ at }) => at)).size).toBe(buckets.length);
  const again = sampleWeek({ agentId: "a", now });
  expect(again.buckets).toEqual(buckets);
  expect(again.events.map(({ guard, score }) => [guard, score])).toEqual(
    events.map(({ guard, score }) => [guard, score]),
  );
});
