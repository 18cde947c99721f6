import { describe, expect, test } from "vitest";
import { LEAST_GAP_MS, monthStart, nextTime, nextTimes, timesInMonth, timingFault } from "./cron.ts";
import { cronWords } from "./cron-words.ts";

const at = (iso: string): number => Date.parse(iso);
const iso = (times: readonly number[]): string[] => times.map((time) => new Date(time).toISOString().slice(0, 16));
const next = (cron: string, timezone: string, from: string) => iso(nextTimes({ cron, timezone }, at(from), 3));

describe("on the days when clocks change", () => {
  test("a skipped half past two runs right after the gap, and a repeated one once", () => {
    expect(next("30 2 * * *", "Europe/Berlin", "2026-03-28T12:00Z")).toEqual([
      ...["2026-03-29T01:00", "2026-03-30T00:30", "2026-03-31T00:30"],
    ]);
    expect(next("30 2 * * *", "Europe/Berlin", "2026-10-24T12:00Z")).toEqual([
      ...["2026-10-25T00:30", "2026-10-26T01:30", "2026-10-27T01:30"],
    ]);
    expect(next("30 2 * * *", "America/New_York", "2026-03-07T12:00Z")).toEqual([
      ...["2026-03-08T07:00", "2026-03-09T06:30", "2026-03-10T06:30"],
    ]);
    expect(next("30 1 * * *", "America/New_York", "2026-10-31T12:00Z")).toEqual([
      ...["2026-11-01T05:30", "2026-11-02T06:30", "2026-11-03T06:30"],
    ]);
  });

  test("six in the morning stays six in the morning", () => {
    expect(next("0 6 * * *", "Europe/Berlin", "2026-10-24T03:00Z")).toEqual([
      ...["2026-10-24T04:00", "2026-10-25T05:00", "2026-10-26T05:00"],
    ]);
  });
});

test("times that can't be used are refused with a reason, at their member, in no time", () => {
  const faultOf = (cron: string, timezone = "UTC") => timingFault({ cron, timezone }, at("2026-11-17T12:00Z"));
  expect(faultOf("0 6 * * 1-5")).toBeNull();
  expect(faultOf("0 6 L * *")).toBeNull();
  expect(faultOf("*/5 * * * *")).toBeNull();
  expect(faultOf("*/4 * * * *")).toMatchObject({ at: "cron", why: expect.stringContaining("every 5 minutes") });
  expect(faultOf("61 * * * *")).toMatchObject({ at: "cron", why: expect.stringContaining("61") });
  expect(faultOf("0 0 30 2 *")).toMatchObject({ at: "cron", why: "These times never come." });
  for (const cron of ["@daily", "0 0 6 * * *", "2030-01-01T00:00:00", "? ? * * *", `${"1,".repeat(200)}1 * * * *`])
    expect(faultOf(cron)).toMatchObject({ at: "cron", why: expect.stringContaining("five fields") });
  expect(faultOf("0 6 * * *", "Mars/Base")).toMatchObject({ at: "timezone" });
  expect(LEAST_GAP_MS).toBe(300_000);
});

test("the next time is strictly later, and a month has as many as it has", () => {
  const daily = { cron: "0 6 * * *", timezone: "UTC" };
  expect(nextTime(daily, at("2026-11-17T06:00Z"))).toBe(at("2026-11-18T06:00Z"));
  expect(timesInMonth(daily, at("2026-11-17T12:00Z"))).toBe(30);
  expect(timesInMonth({ cron: "*/5 * * * *", timezone: "UTC" }, at("2026-11-17T12:00Z"))).toBe(8_640);
});

test("a month begins at midnight in its time zone", () => {
  const start = (timezone: string, now: string) => new Date(monthStart(timezone, at(now))).toISOString();
  expect(start("Europe/Berlin", "2026-10-31T23:30:00Z")).toBe("2026-10-31T23:00:00.000Z");
  expect(start("Europe/Berlin", "2026-10-31T22:30:00Z")).toBe("2026-09-30T22:00:00.000Z");
  expect(start("America/New_York", "2026-11-20T00:00:00Z")).toBe("2026-11-01T04:00:00.000Z");
  expect(start("Pacific/Kiritimati", "2026-12-31T11:00:00Z")).toBe("2026-12-31T10:00:00.000Z");
});

test("common times are put into words", () => {
  const words = (cron: string) => cronWords({ cron, timezone: "Europe/Berlin" }).replace(", Europe/Berlin time", "");
  expect(words("0 6 * * *")).toBe("Every day at 06:00");
  expect(words("30 17 * * 1-5")).toBe("Every weekday at 17:30");
  expect(words("0 6 * * MON,THU")).toBe("Every Monday, Thursday at 06:00");
  expect(words("0 6 * * 0")).toBe("Every Sunday at 06:00");
  expect(words("0 6 * * 7")).toBe("Every Sunday at 06:00");
  expect(words("5 * * * *")).toBe("Every hour at 5 minutes past");
  expect(words("*/15 * * * *")).toBe("Every 15 minutes");
  expect(words("0 */6 * * *")).toBe("Every 6 hours at 0 minutes past");
  expect(words("0 6 1 * *")).toBe("On day 1 of each month at 06:00");
  expect(words("0 6 L * *")).toBe("On the last day of each month at 06:00");
  expect(words("0 6 1-7 * 1")).toBe("By the cron expression 0 6 1-7 * 1");
});
