import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { numberOf } from "../protection/number-of.ts";

export const rulesEvolve = command({
  words: ["rules", "evolve"],
  summary: "Start an evolution run that looks for a prompt with which the agent keeps an approved rule",
  details: ["The agent itself changes only when someone approves and applies the proposal."],
  access: "write",
  scope: "full",
  arguments: [
    { name: "RULE", summary: "the ID of an approved rule that detectors decide" },
    { name: "AGENT", summary: "an agent: its ID, the start of it, or its exact name" },
  ],
  options: { budget: value("N", "the most prompts that are sent") },
  async run({ client, args, options, signal, answer, facts }) {
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const body = { rule_ids: [args["RULE"] ?? ""], max_metric_calls: numberOf("budget", options.budget) };
    const job = await client.evolution.trigger({ agent_id, body }, { signal });
    return answer(job, () =>
      facts([
        ["ID", job.evolution_id],
        ["Status", job.status],
      ]),
    );
  },
});
