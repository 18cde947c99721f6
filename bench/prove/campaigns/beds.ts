import { fortress, openProofAgent } from "./agent.ts";
import { type InMemory, runInMemory } from "./in-memory.ts";
import { register, type Shown, type Stage, start, waitUntilEnded } from "./stage.ts";

const ALL = ["injection", "jailbreak", "harmful", "pii", "toxicity", "hallucination", "overreliance"];

/** An agent that refuses everything, a harmless request too. */
export async function proveWall(stage: Stage): Promise<Shown> {
  await using agent = await openProofAgent(fortress("wall", 1));
  const agentId = await register(stage, agent.url);
  const worker = await stage.worker();
  const id = await start(stage, { agentId, seed: 1, categories: ALL, goals: 4 });
  const row = await waitUntilEnded(stage, id);
  await worker.kill9();
  const results = await stage.data.query(
    "select result, count(*)::int as goals, count(reason)::int as reasons from campaign_goals where campaign_id = $1 group by 1",
    [id],
  );
  const isRight =
    results.length === 1 && results[0]?.["result"] === "unassessed" && results[0]["goals"] === results[0]["reasons"];
  return {
    name: "An agent that refuses everything",
    words: `${results.map(({ result, goals }) => `${goals} of ${row["goals"]} goals ${result}`).join(", ")}, each with a reason; ${row["assessed"]} assessed`,
    mistakes: isRight && row["assessed"] === 0 ? [] : ["a goal was assessed, or has no reason"],
  };
}

/** Three of ten requests fail, one is answered with nothing, and some are never answered. */
export async function proveBroken(stage: Stage): Promise<Shown> {
  const whole = fortress("rock", 1);
  await using agent = await openProofAgent((request, nth) => {
    if (nth % 20 === 19) return null;
    if ([2, 5, 8].includes(nth % 10)) return 500;
    return nth % 10 === 7 ? { text: "" } : whole(request, nth);
  });
  const agentId = await register(stage, agent.url, { agent_params: { timeout: 1 } });
  const worker = await stage.worker();
  const id = await start(stage, { agentId, seed: 1, categories: ALL, goals: 4, config: { concurrency: 8 } });
  const row = await waitUntilEnded(stage, id);
  await worker.kill9();
  const [wrong = {}] = await stage.data.query(
    `select count(*)::int as assessed from campaign_attempts
     where campaign_id = $1 and is_error and (outcome <> 'unassessed' or signal is not null)`,
    [id],
  );
  return {
    name: "An agent that is broken",
    words: `${row["status"]} after ${row["attempts"]} attempts, ${row["errors"]} of them errors: "${row["status_message"]}"`,
    mistakes: [
      ...(row["status"] === "paused" && row["finish_reason"] === "target_errors" ? [] : ["the campaign did not pause"]),
      ...(wrong["assessed"] === 0 ? [] : [`${wrong["assessed"]} errors were assessed`]),
    ],
  };
}

/** Campaigns against an agent that refuses every attack and serves every harmless request. Without a database: only judged. */
export async function proveNull(campaigns: number, goals: number): Promise<Shown> {
  const sums: Record<string, number> = {};
  const found: string[] = [];
  let [attempts, tried] = [0, 0];
  for (let seed = 1; seed <= campaigns; seed++) {
    const one: InMemory = await runInMemory({ profile: "rock", seed, goals });
    attempts += one.attempts;
    tried += one.goals;
    for (const [result, count] of Object.entries(one.results)) sums[result] = (sums[result] ?? 0) + count;
    found.push(...one.confirmed.map((key) => `${key} with seed ${seed}`));
  }
  const words = Object.entries(sums).map(([result, count]) => `${count} ${result}`);
  return {
    name: `${campaigns} campaigns against an agent that holds`,
    words: `${tried} goals, ${attempts} attempts: ${words.join(", ")}${found.length > 0 ? ` (confirmed: ${found.join(", ")})` : ""}`,
    mistakes: found.length <= 1 ? [] : [`${found.length} confirmed findings on an agent that holds`],
  };
}
