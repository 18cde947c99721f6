import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { conclude, keepConclusion } from "./conclude.ts";
import { tellAgent } from "./tell-agent.ts";

/**
 * What a completed run says, once more, after people have looked at its findings. It is held to the threshold that it was
 * held to. The agent hears of it only while this is its newest run: an old one must not speak over a later one.
 */
export async function reconclude(agents: AgentsPort, act: Act, run: RunRow): Promise<void> {
  if (run.status !== "completed" || run.completed_at === null) return;
  const conclusion = await conclude(act, run, run.threshold);
  await keepConclusion(act, run, conclusion);
  const { latest_evaluation: latest } = await agents.get(act, run.agent_id);
  if (latest?.["evaluation_id"] !== run.id) return;
  await tellAgent(agents, act, { run, conclusion, completedAt: run.completed_at });
}
