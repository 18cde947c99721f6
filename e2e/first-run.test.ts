import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { defaultSampleAgent } from "@agent-console/sample-agent/identity/default-agent.ts";
import { expect, test } from "vitest";
import { startConsole } from "./console.ts";
import { freePort } from "./service.ts";

/** With a fifth of the probes. The journey of the first minutes (web/journey.test.ts) waits for the run of all of them. */
const program = fileURLToPath(new URL("../bench/prove/evolution-console.ts", import.meta.url));

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
  const env = { CONSOLE_AUTH: "off", PORT: String(await freePort()) };
  await using testConsole = await startConsole({ program, env });
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

  // What the run used is within the estimated range of an agent that has run before. That of a new one is compared with
  // the run of all probes (sample-agent/whole-run.test.ts).
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const sent = await fetch(`${testConsole.address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return (await sent.json()) as { id: string } & Estimate;
  };
  const twin = await post("/v1/agent-configurations/", defaultSampleAgent(testConsole.address));
  const { tokens: used, requests: sent } = run["progress"] as { tokens: number; requests: number };
  const [fresh, known] = await Promise.all(
    [twin.id, results[0]?.id].map((agent_id) =>
      post("/v1/evaluations/preflight", { agent_id, harness_names: ["trust_score"], seed: 1 }),
    ),
  );
  for (const { low, high } of [fresh?.tokens, fresh?.requests, known?.tokens, known?.requests].map(asRange)) {
    expect(low).toBeGreaterThan(0);
    expect(high / low).toBeLessThanOrEqual(3);
  }
  for (const [real, range] of [
    [used, known?.tokens],
    [sent, known?.requests],
  ] as const) {
    expect(real).toBeGreaterThanOrEqual(asRange(range).low);
    expect(real).toBeLessThanOrEqual(asRange(range).high);
  }
  expect([fresh?.basis, known?.basis]).toEqual(["typical_answers", "earlier_runs"]);
});

interface Range {
  readonly low: number;
  readonly high: number;
}
const asRange = (range: Range | undefined): Range => range ?? { low: 0, high: 0 };

interface Estimate {
  readonly basis: string;
  readonly tokens: Range;
  readonly requests: Range;
}
