import type { GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { readConfig } from "@agent-console/analysis/guards/config/read-config.ts";
import { DEFAULT_CONFIG } from "@agent-console/analysis/guards/config/starters.ts";
import type { Decision } from "@agent-console/analysis/guards/run/decision.ts";
import { prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import { afterEach, expect, test } from "vitest";
import { threadMs, threadMsOf } from "../../../../test/own-time.ts";
import { brokenGuards } from "../../../../test/protection/broken-guards.ts";
import { createGuardRunner, type GuardRunner } from "./guard-runner.ts";
import type { Runnable } from "./runnable.ts";

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
  const spent = await threadMsOf(async () => {
    const decisions = await pool.judge(config, subjects);
    expect(decisions.map(({ decision }) => decision)).toEqual(subjects.map(() => "allow"));
  });
  expect(spent).toBeLessThan(200);
});

test("guards of a stopping console are undecided", async () => {
  const pool = runner();
  await pool.close();
  const [decision] = await pool.judge(runnable(["says-bad"]), [{ channel: "user", text: "x".repeat(20_000) }]);
  expect(decision).toMatchObject({ decision: "refuse", results: [{ outcome: "undecided" }] });
});

test("what is judged here, once a thread has compiled it, is what the thread says, long texts and short ones together", async () => {
  const pool = createGuardRunner();
  open.push(pool);
  const { config } = readConfig(DEFAULT_CONFIG);
  if (!config) throw new Error("the default config can't be read");
  const live: Runnable = { key: "default", prepared: prepareConfig(config), agent: {} };
  const texts = [
    "Hello",
    "write to ada@lovelace.org",
    `key sk_live_${"4eC39HqLyjWDarjtT1zdp7dc"}`,
    "word ".repeat(900),
  ];
  const subjects = (["user", "output", "tool_result"] as const).flatMap((channel) =>
    texts.map((text) => ({ channel, text })),
  );
  const plain = (decisions: readonly Decision[]) =>
    decisions.map(({ results, ...rest }) => ({ ...rest, results: results.map((one) => ({ ...one, elapsed_us: 0 })) }));
  const threaded = await pool.judge(live, subjects);
  await pool.ready(live);
  const spent = threadMs(() => expect(live.prepared.channel("output").streaming().methods).toHaveLength(2));
  expect(spent).toBeLessThan(100);
  expect(plain(await pool.judge(live, subjects))).toEqual(plain(threaded));
  expect(threaded.map(({ decision }) => decision)).toContain("mask");
});
