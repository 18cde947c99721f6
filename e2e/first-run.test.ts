import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startConsole } from "./console.ts";
import { freePort } from "./service.ts";

/** Waits on state: the newest run, once it has come to an end. */
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

test("a new console has the sample agent, and its first run ends by itself with scores and a tested agent", async () => {
  await using console_ = await startConsole({ env: { CONSOLE_AUTH: "off", PORT: String(await freePort()) } });
  const run = await endedRun(console_.address);
  expect(run).toMatchObject({ status: "completed", harness_names: ["reliability", "security", "safety"] });
  expect((run["scores"] as Record<string, number>)["overall"]).toBeGreaterThan(0);
  const answer = await fetch(`${console_.address}/v1/agent-configurations/?include_scores=true`);
  const { results } = (await answer.json()) as { results: Record<string, unknown>[] };
  expect(results).toMatchObject([
    {
      agent_name: "Sample support agent (simulated)",
      trust_stage: "tested",
      latest_evaluation: { evaluation_id: run["evaluation_id"] },
    },
  ]);
});

test("SAMPLE=off leaves it out", async () => {
  const env = { CONSOLE_AUTH: "off", SAMPLE: "off", PORT: String(await freePort()) };
  await using console_ = await startConsole({ env });
  const answer = await fetch(`${console_.address}/v1/agent-configurations/`);
  expect(await answer.json()).toMatchObject({ count: 0 });
});
