import { expect, test } from "vitest";
import { isTimeZone, isWithin, opensAt } from "./attack-hours.ts";

const at = (text: string): number => Date.parse(text);

test("hours follow the clocks of their place, also past midnight and over the change to summer time", () => {
  const night = { fromHour: 22, toHour: 6, timeZone: "Europe/Berlin" };
  expect(isWithin(night, at("2026-01-10T20:59:00Z"))).toBe(false);
  expect(isWithin(night, at("2026-01-10T21:00:00Z"))).toBe(true);
  expect(isWithin(night, at("2026-01-11T04:59:00Z"))).toBe(true);
  expect(isWithin(night, at("2026-01-11T05:00:00Z"))).toBe(false);
  expect(isWithin(night, at("2026-07-10T20:00:00Z"))).toBe(true);
  const office = { fromHour: 9, toHour: 17, timeZone: "Asia/Kathmandu" };
  expect(isWithin(office, at("2026-01-10T03:14:00Z"))).toBe(false);
  expect(isWithin(office, at("2026-01-10T03:15:00Z"))).toBe(true);
});

test("the next opening is the first minute within the hours, and now if they are open", () => {
  const night = { fromHour: 22, toHour: 6, timeZone: "Europe/Berlin" };
  expect(opensAt(night, at("2026-01-10T12:07:00Z"))).toBe(at("2026-01-10T21:00:00Z"));
  expect(opensAt(night, at("2026-01-10T23:07:00Z"))).toBe(at("2026-01-10T23:07:00Z"));
  const office = { fromHour: 9, toHour: 17, timeZone: "Asia/Kathmandu" };
  expect(opensAt(office, at("2026-01-10T18:00:00Z"))).toBe(at("2026-01-11T03:15:00Z"));
});

test("a time zone is one that the runtime knows by name", () => {
  expect(["Europe/Berlin", "UTC", "America/Argentina/Buenos_Aires"].filter(isTimeZone)).toHaveLength(3);
  expect(["", "Mars/Olympus", "+02:00", `A${"a".repeat(5000)}`].filter(isTimeZone)).toEqual([]);
});
