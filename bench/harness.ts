/**
 * How long a harness takes to write: from the request until it can be run, on a console with the rules of all preset policies and
 * three personas.
 */
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { openConsole } from "./console.ts";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
const SIZES = [300, 3_000];

await using bench = await openConsole();
const listed = async (path: string): Promise<{ readonly id: string }[]> =>
  (await bench.call("GET", path))["results"] as { id: string }[];

const policies: string[] = [];
for (const preset of await listed("/v1/policies/presets/?limit=100")) {
  const { id } = await bench.call("POST", `/v1/policies/presets/${preset.id}/copy`, {});
  await bench.call("POST", `/v1/policies/${id}/activate`);
  policies.push(String(id));
}
const personas: string[] = [];
for (const preset of (await listed("/v1/personas/presets/?limit=100")).slice(0, 3))
  personas.push(String((await bench.call("POST", `/v1/personas/from-preset/${preset.id}`, {}))["id"]));
const agent = await bench.call("POST", "/v1/agent-configurations/", { agent_name: "Shop", model_name: "shop" });

async function write(prompts: number, round: number): Promise<number> {
  const wish = {
    agent_id: agent["id"],
    policy_ids: policies,
    persona_ids: personas,
    seed: round,
    max_prompts: prompts,
  };
  const began = performance.now();
  const made = await bench.call("POST", "/v1/custom-harnesses/", { ...wish, name: `${prompts} prompts, ${round}` });
  for (;;) {
    const { harness } = (await bench.call("GET", `/v1/custom-harnesses/${made["id"]}`)) as {
      harness?: { status: string; prompt_count: number };
    };
    if (harness?.status === "active" && harness.prompt_count > 0.9 * prompts) return performance.now() - began;
    if (harness?.status !== "draft") throw new Error(`the harness is ${JSON.stringify(harness ?? made)}`);
    await pause(10);
  }
}

process.stdout.write(`${cpus().length} cores, ${policies.length} policies, ${personas.length} personas\n`);
for (const size of SIZES) {
  const took: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) took.push(await write(size, round));
  const [least = 0, most = 0] = [Math.min(...took), Math.max(...took)];
  process.stdout.write(`a harness of ${size} prompts: ${least.toFixed(0)} to ${most.toFixed(0)} ms\n`);
}
