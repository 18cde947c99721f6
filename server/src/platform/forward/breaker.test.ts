import { expect, test } from "vitest";
import { createBreaker, type Verdict } from "./breaker.ts";

function setUp() {
  const clock = { now: 0 };
  const breaker = createBreaker({ failures: 3, pauseMs: 1000, now: () => clock.now });
  const enter = () => {
    const entry = breaker.enter();
    if (!entry.admitted) throw new Error("refused");
    return entry;
  };
  const run = (...verdicts: Verdict[]) => {
    for (const verdict of verdicts) enter().leave(verdict);
  };
  return { clock, breaker, enter, run };
}

test("consecutive failures open the circuit, and a success in between resets the count", () => {
  const { breaker, run } = setUp();
  run("dead", "dead", "alive", "dead", "dead");
  expect(breaker.state()).toBe("closed");
  run("dead");
  expect(breaker.state()).toBe("open");
  expect(breaker.enter()).toEqual({ admitted: false, waitMs: 1000 });
});

test("calls that say nothing about the service neither open the circuit nor close it", () => {
  const { breaker, run } = setUp();
  run("unknown", "unknown", "unknown", "dead", "dead", "unknown");
  expect(breaker.state()).toBe("closed");
  run("dead");
  expect(breaker.state()).toBe("open");
});

test("after the pause one call is let through, and its success closes the circuit", () => {
  const { clock, breaker, enter, run } = setUp();
  run("dead", "dead", "dead");
  clock.now = 999;
  expect(breaker.enter()).toEqual({ admitted: false, waitMs: 1 });
  clock.now = 1000;
  expect(breaker.state()).toBe("half-open");
  const probe = enter();
  expect(breaker.enter()).toEqual({ admitted: false, waitMs: 1000 });
  probe.leave("alive");
  expect(breaker.state()).toBe("closed");
  run("dead", "dead");
  expect(breaker.state()).toBe("closed");
});

test("a failed probe opens the circuit for another pause", () => {
  const { clock, breaker, enter, run } = setUp();
  run("dead", "dead", "dead");
  clock.now = 1000;
  enter().leave("dead");
  expect(breaker.enter()).toEqual({ admitted: false, waitMs: 1000 });
});

test("an abandoned probe gives its place to the next", () => {
  const { clock, enter, run } = setUp();
  run("dead", "dead", "dead");
  clock.now = 1000;
  enter().leave("unknown");
  expect(enter().admitted).toBe(true);
});

test("late failures of earlier calls neither prolong the pause nor count as the probe", () => {
  const { clock, breaker, enter, run } = setUp();
  const [early, earlier] = [enter(), enter()];
  run("dead", "dead", "dead");
  clock.now = 900;
  early.leave("dead");
  clock.now = 1000;
  enter();
  earlier.leave("unknown");
  expect(breaker.enter().admitted).toBe(false);
});
