import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const CONFIG = "0b0e9a9e-0000-4000-8000-000000000001";
const REPLAY = "0b0e9a9e-0000-4000-8000-000000000002";
const kind = {
  ...{ material: "packs", kind: "ordinary", expects: "pass", n: 200, hits: 4, undecided: 0, not_covered: 0 },
  ...{ rate: 0.02, low: 0.008, high: 0.05 },
};
const result = {
  legitimate: { n: 200, blocked: 4, newly_blocked: 4, rate: 0.02, low: 0.008, high: 0.05 },
  totals: [{ ...kind, blocked: 4, would_block: 4, live_blocked: 0, newly_blocked: 4, no_longer_blocked: 0 }],
  guards: [
    {
      ...{ guard: "injection", channel: "user", mode: "enforce", judged: 200, hits: 4, would_block: 4 },
      ...{ newly_blocked: 4, no_longer_blocked: 0, undecided: 0, not_covered: 0, p50_us: 400, p95_us: 1250, kinds: [] },
    },
  ],
  ...{ p50_us: 400, p95_us: 1250, cut: 0, left_out: [], examples: [] },
};
const replay = { id: REPLAY, live_version: null, status: "completed", status_message: null, done: 200, result };

const answering = (more: object = {}) => ({
  answers: {
    [`POST /v1/guard-configs/${CONFIG}/replay`]: { ...replay, status: "running", result: null },
    [`GET /v1/guard-replays/${REPLAY}`]: { ...replay, ...more },
  },
});

test("guard replay waits for the end and prints what each guard would do", async () => {
  const words = ["guard", "replay", CONFIG, "--material", "packs", "--limit", "200"];
  const ran = await runCli(words, answering());
  expect(ran.ending).toBe("passed");
  expect(ran.sent[0]?.body).toEqual({ material: ["packs"], limit: 200 });
  expect(ran.out).toContain("injection\tuser\tenforce\t200\t4\t4\t4\t0\t0\t0\t1.3 ms\n");
  expect(ran.out).toContain("200, 4 newly blocked 2.0% (0.8%–5.0%)");
});

test("it fails on more new blocks than allowed, and is inconclusive without legitimate texts", async () => {
  const gate = async (share: string, more: object = {}) =>
    (await runCli(["guard", "replay", CONFIG, "--json", "--fail-on-new-blocks", share], answering(more))).ending;
  expect(await gate("1%")).toBe("failed");
  expect(await gate("2%")).toBe("passed");
  const none = { ...result.legitimate, n: 0, rate: null };
  expect(await gate("1%", { result: { ...result, legitimate: none } })).toBe("inconclusive");
  expect(await gate("1%", { status: "failed", status_message: "The packs have changed." })).toBe("unfinished");
  expect(await gate("much")).toBe("usage");
});

test("guard cancel-replay cancels the one that runs, and says so if none does", async () => {
  const list = (status: string) => ({
    [`GET /v1/guard-configs/${CONFIG}/replays`]: { results: [{ ...replay, status }] },
  });
  const canceled = { [`POST /v1/guard-replays/${REPLAY}/cancel`]: { ...replay, status: "cancelled", result: null } };
  const ran = await runCli(["guard", "cancel-replay", CONFIG], { answers: { ...list("running"), ...canceled } });
  expect(ran.ending).toBe("passed");
  expect(ran.sent.at(-1)?.path).toBe(`/v1/guard-replays/${REPLAY}/cancel`);
  expect((await runCli(["guard", "cancel-replay", CONFIG], { answers: list("completed") })).ending).toBe("failed");
});
