import { describe, expect, test } from "vitest";
import { attackOf } from "./attack.ts";
import { duration, wordsOf } from "./kinds.ts";
import { alarmLimits } from "./limits.ts";
import { fallsOf, type Posture } from "./posture.ts";
import { silentFrom, type TrafficSlot } from "./silence.ts";

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** Monday, midnight UTC. */
const MONDAY = 1_760_313_600;

/** Traffic in every ten minutes of the hours that are open, for so many days before a time. */
function traffic(until: number, days: number, requests: (at: number) => number): TrafficSlot[] {
  const slots: TrafficSlot[] = [];
  for (let at = until - days * DAY; at < until; at += 10 * MINUTE) {
    const count = requests(at);
    if (count > 0) slots.push({ at, requests: count });
  }
  return slots;
}
const workingHours = (at: number): number => {
  const hour = Math.floor((at % DAY) / HOUR);
  const weekday = Math.floor((at - MONDAY) / DAY + 700) % 7;
  return weekday < 5 && hour >= 8 && hour < 18 ? 10 : 0;
};

describe("silence", () => {
  test("of a busy agent is an alarm after an hour, and of a quiet one after six usual gaps", () => {
    const busy = { lastAt: MONDAY, heartbeat: null, slots: traffic(MONDAY, 14, () => 100) };
    expect(silentFrom(busy, alarmLimits)).toBe(MONDAY + HOUR);
    const everyFourHours = traffic(MONDAY, 3, (at) => Number(at % (4 * HOUR) === 0));
    const from = silentFrom({ lastAt: MONDAY, heartbeat: null, slots: everyFourHours }, alarmLimits);
    expect((from - MONDAY) / HOUR).toBeCloseTo(24, 0);
  });

  test("is none at night and on the weekend, for an agent that works by day", () => {
    const friday = MONDAY + 4 * DAY + 18 * HOUR;
    const slots = traffic(friday, 14, workingHours);
    const from = silentFrom({ lastAt: friday, heartbeat: null, slots }, alarmLimits);
    const nextMonday = MONDAY + 7 * DAY + 8 * HOUR;
    expect(from).toBeGreaterThan(nextMonday - HOUR);
    expect(from).toBeLessThan(nextMonday + HOUR);
    const atNoon = MONDAY + 2 * DAY + 12 * HOUR;
    const byDay = silentFrom(
      { lastAt: atNoon, heartbeat: null, slots: traffic(atNoon, 14, workingHours) },
      alarmLimits,
    );
    expect(byDay).toBe(atNoon + HOUR);
  });

  test("is what people declared, if they did, and always after two weeks", () => {
    expect(silentFrom({ lastAt: MONDAY, heartbeat: 90, slots: [] }, alarmLimits)).toBe(MONDAY + 90);
    expect(silentFrom({ lastAt: MONDAY, heartbeat: null, slots: [] }, alarmLimits)).toBe(MONDAY + 14 * DAY);
  });
});

describe("an attack", () => {
  const latest = MONDAY;
  const usual = Array.from({ length: 1_000 }, (_each, n) => ({
    at: latest - (n + 1) * 10 * MINUTE,
    requests: 100,
    stopped: n % 5,
  }));
  const found = (requests: number, stopped: number, past = usual) =>
    attackOf([...past, { at: latest, requests, stopped }], latest, alarmLimits);

  test("is a share above the agent's own band, and not what is usual for it", () => {
    expect(found(100, 4)).toBeNull();
    expect(found(100, 30)).toMatchObject({ share: 0.3, stopped: 30 });
    expect(found(100, 30)?.usual).toBeLessThan(0.1);
    const noisy = usual.map((slot) => ({ ...slot, stopped: 30 }));
    expect(found(100, 30, noisy)).toBeNull();
  });

  test("is never found from a few requests or without a day of history", () => {
    expect(found(4, 4)).toBeNull();
    expect(found(100, 50, usual.slice(0, 100))).toBeNull();
    expect(found(100, 50, [])).toBeNull();
  });
});

describe("the posture", () => {
  const before: Posture = {
    ...{ enforced: ["pii on responses", "injection on user messages"], failOpen: [] },
    ...{ passesUnscannable: false, unscannedPaths: [] },
  };
  const falls = (now: Partial<Posture>, known = before.enforced) => fallsOf(before, { ...before, ...now, known });

  test("falls with each guard that is removed or back in shadow, fails open, or is passed by", () => {
    expect(falls({ enforced: ["pii on responses"] })).toEqual([
      "The guard injection on user messages is back in shadow.",
    ]);
    expect(falls({ enforced: ["pii on responses"] }, ["pii on responses"])).toEqual([
      "The guard injection on user messages was removed.",
    ]);
    expect(falls({ enforced: [] }, [])).toEqual(["All guards were removed."]);
    expect(falls({ failOpen: ["pii on responses"] })).toEqual(["The guard pii on responses now fails open."]);
    expect(falls({ passesUnscannable: true, unscannedPaths: ["bot /v1/files"] })).toHaveLength(2);
  });

  test("does not fall with what is added", () => {
    const added = [...before.enforced, "abuse on responses"];
    expect(falls({ enforced: added, failOpen: ["abuse on responses"] }, added)).toEqual([]);
  });
});

test("times and shares read as people say them", () => {
  expect([30, 119, 120, 7_199, 7_200, 172_800].map(duration)).toEqual([
    ...["30 seconds", "119 seconds", "2 minutes", "119 minutes", "2 hours", "2 days"],
  ]);
  const bot = { agent_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12", agent_name: "Bot" };
  const words = wordsOf("guard_errors", bot, { failed: 3, requests: 1000, share: 0.003, window_seconds: 3_600 });
  expect(words.what_happened).toBe("Guards could not judge 3 of 1000 requests (0.3%) in the last 60 minutes.");
});
