import { setTimeout as pause } from "node:timers/promises";
import { defaultSampleAgent } from "@agent-console/sample-agent/identity/default-agent.ts";
import { expect, test } from "vitest";
import { startConsole } from "./console.ts";
import { freePort } from "./service.ts";

/** Waits on state: the newest run, once it has ended. */
async function endedRun(address: string): Promise<Record<string, unknown>> {
  for (;;) {
    const { evaluations } = (await (await fetch(`${address}/v1/evaluations/`)).json()) as {
      evaluations: Record<string, unknown>[];
    };
    const [run] = evaluations;
    if (run && run["status"] !== "running") return run;
    await pause(100);
  }
}

test("a new console has the sample agent, and its first run ends by itself with scores and an evaluated agent", async () => {
  await using testConsole = await startConsole({ env: { CONSOLE_AUTH: "off", PORT: String(await freePort()) } });
  const run = await endedRun(testConsole.address);
  expect(run).toMatchObject({ status: "completed", harness_names: ["reliability", "security", "safety"] });
  expect((run["scores"] as Record<string, number>)["overall"]).toBeGreaterThan(0);
  const answer = await fetch(`${testConsole.address}/v1/agent-configurations/?include_scores=true`);
  const { results } = (await answer.json()) as { results: { id: string }[] };
  expect(results).toMatchObject([
    {
      agent_name: "Sample support agent (simulated)",
      trust_stage: "tested",
      latest_evaluation: { evaluation_id: run["evaluation_id"] },
    },
  ]);

  // What the run used is within the estimated range, for a new agent as well as for a known one.
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const sent = await fetch(`${testConsole.address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return (await sent.json()) as { id: string } & Estimate;
  };
  const twin = await post("/v1/agent-configurations/", defaultSampleAgent(testConsole.address));
  const { tokens: used, requests: sent } = run["progress"] as { tokens: number; requests: number };
  const bases: string[] = [];
  for (const agent_id of [twin.id, results[0]?.id]) {
    const estimate = await post("/v1/evaluations/preflight", { agent_id, harness_names: ["trust_score"], seed: 1 });
    bases.push(estimate.basis);
    for (const [real, { low, high }] of [
      [used, estimate.tokens],
      [sent, estimate.requests],
    ] as const) {
      expect(real).toBeGreaterThanOrEqual(low);
      expect(real).toBeLessThanOrEqual(high);
      expect(high / low).toBeLessThanOrEqual(3);
    }
  }
  expect(bases).toEqual(["typical_answers", "earlier_runs"]);
});

interface Estimate {
  readonly basis: string;
  readonly tokens: { readonly low: number; readonly high: number };
  readonly requests: { readonly low: number; readonly high: number };
}

test("SAMPLE=off leaves the sample agent out", async () => {
  const env = { CONSOLE_AUTH: "off", SAMPLE: "off", PORT: String(await freePort()) };
  await using testConsole = await startConsole({ env });
  const answer = await fetch(`${testConsole.address}/v1/agent-configurations/`);
  expect(await answer.json()).toMatchObject({ count: 0 });
});
