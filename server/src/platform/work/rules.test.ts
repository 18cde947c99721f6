import { describe, expect, test } from "vitest";
import { exceededCap, minus, nothing, plus } from "./budget.ts";
import { hasTooManyErrors } from "./error-rate.ts";
import { allowedStates, hasEnded, jobStatuses, stateRefusal } from "./status.ts";
import { Alarm, createWakeupSignal } from "./wakeup.ts";

describe("a budget", () => {
  const spending = { requests: 3, tokens: 50, costMicros: 700 };
  const none = { requests: null, tokens: null, costMicros: null };

  test("adds and subtracts by unit", () => {
    expect(minus(plus(spending, spending), spending)).toEqual(spending);
    expect(plus(spending, nothing)).toEqual(spending);
  });

  test("names the first cap that would be exceeded; reaching one is allowed", () => {
    expect(exceededCap({ caps: none, committed: spending }, spending)).toBeNull();
    expect(exceededCap({ caps: { ...none, requests: 6 }, committed: spending }, spending)).toBeNull();
    expect(exceededCap({ caps: { ...none, requests: 5 }, committed: spending }, spending)).toBe("requests");
    expect(exceededCap({ caps: { ...none, costMicros: 0 }, committed: nothing }, spending)).toBe("costMicros");
  });
});

test("a job pauses if more than one result in twenty is an error, once there are enough", () => {
  expect(hasTooManyErrors({ watched: 19, watched_errors: 19 }, 20)).toBe(false);
  expect(hasTooManyErrors({ watched: 20, watched_errors: 1 }, 20)).toBe(false);
  expect(hasTooManyErrors({ watched: 20, watched_errors: 2 }, 20)).toBe(true);
});

test("a job that ended can't be paused, resumed or canceled, and the refusal names its state", () => {
  for (const status of jobStatuses.filter(hasEnded)) {
    for (const states of Object.values(allowedStates)) expect(stateRefusal("job", status, states)).not.toBeNull();
  }
  expect(stateRefusal("job", "paused", allowedStates.pause)).toBe("The job is paused. This action requires running.");
  expect(stateRefusal("job", "paused", allowedStates.cancel)).toBeNull();
});

describe("wake-ups", () => {
  test("reach every subscriber until it unsubscribes", () => {
    const signal = createWakeupSignal();
    let heard = 0;
    const unsubscribe = signal.subscribe(() => void heard++);
    signal.notify();
    unsubscribe();
    signal.notify();
    expect(heard).toBe(1);
  });

  test("an alarm that rang after it was armed does not sleep", async () => {
    const alarm = new Alarm();
    alarm.arm();
    alarm.ring();
    await alarm.sleep(60_000);
    alarm.arm();
    const began = performance.now();
    await alarm.sleep(30);
    expect(performance.now() - began).toBeGreaterThanOrEqual(25);
  });
});
