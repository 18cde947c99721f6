import { monitorEventLoopDelay } from "node:perf_hooks";
import type { GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { readConfig } from "@agent-console/analysis/guards/config/read-config.ts";
import { prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import { afterEach, expect, test } from "vitest";
import { brokenGuards } from "../../../../test/protection/broken-guards.ts";
import { createGuardRunner, type GuardRunner, type Runnable } from "./guard-runner.ts";

const open: GuardRunner[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function runner(): GuardRunner {
  const script = new URL("../../../../test/protection/broken-guards-thread.ts", import.meta.url);
  const made = createGuardRunner({ script, limitMs: 300, heapMegabytes: 48 });
  open.push(made);
  return made;
}

function configOf(methods: readonly string[], more: object = {}): GuardConfig {
  const guards = Object.fromEntries(methods.map((id) => [`g-${id}`, { methods: [id], mode: "enforce", ...more }]));
  const { config, problems } = readConfig({ "input-guards": Object.keys(guards), ...guards }, brokenGuards);
  if (!config) throw new Error(JSON.stringify(problems));
  return config;
}

function runnable(methods: readonly string[], more: object = {}): Runnable {
  const config = configOf(methods, more);
  return { key: JSON.stringify(config), prepared: prepareConfig(config, {}, brokenGuards), agent: {} };
}

test.each(["hangs", "kills", "hoards"])(
  "a guard that %s in its thread is undecided, and the others still judge",
  async (id) => {
    const pool = runner();
    const [closed] = await pool.judge(runnable(["works", id, "says-bad"]), [{ channel: "user", text: "fine" }]);
    expect(closed).toMatchObject({
      decision: "refuse",
      results: [{ outcome: "pass" }, { outcome: "undecided", why: "too_late" }, { outcome: "pass" }],
    });
    const [open] = await pool.judge(runnable(["works", id], { "on-error": "fail_open" }), [
      { channel: "user", text: "fine" },
    ]);
    expect(open).toMatchObject({ decision: "allow", results: [{}, { outcome: "undecided", enforced: false }] });
    const [after] = await pool.judge(runnable(["says-bad"]), [{ channel: "user", text: `bad ${"x".repeat(20_000)}` }]);
    expect(after?.decision).toBe("block");
  },
);

test("a request of any size is judged in a thread, and the event loop is free meanwhile", async () => {
  const pool = runner();
  const config = runnable(["works", "says-bad"]);
  const subjects = Array.from({ length: 20 }, () => ({ channel: "user" as const, text: "word ".repeat(20_000) }));
  await pool.judge(config, subjects.slice(0, 1));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const decisions = await pool.judge(config, subjects);
  delay.disable();
  expect(decisions.map(({ decision }) => decision)).toEqual(subjects.map(() => "allow"));
  expect(delay.max / 1e6).toBeLessThan(200);
});

test("guards of a stopping console are undecided", async () => {
  const pool = runner();
  await pool.close();
  const [decision] = await pool.judge(runnable(["says-bad"]), [{ channel: "user", text: "x".repeat(20_000) }]);
  expect(decision).toMatchObject({ decision: "refuse", results: [{ outcome: "undecided" }] });
});
