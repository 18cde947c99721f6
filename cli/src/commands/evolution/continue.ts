import { command } from "../../command/command.ts";
import { flag, value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { numberOf } from "../protection/number-of.ts";

export const evolveContinue = command({
  words: ["evolve", "continue"],
  summary: "Continue an evolution run whose final test saw a gain and did not settle it",
  details: [
    "The new run goes on with the same pairs of questions. With --estimate, only says what it would take.",
    "The agent itself changes only when someone approves and applies the proposal.",
  ],
  access: "write",
  scope: "full",
  arguments: [
    { name: "AGENT", summary: "an agent: its ID, the start of it, or its exact name" },
    { name: "RUN", summary: "the ID of an evolution run that has ended" },
  ],
  options: {
    budget: value("N", "the most prompts that are sent (default: as many as would probably settle it)"),
    estimate: flag("only say how many requests it would take, how long, and what it costs"),
  },
  async run({ client, args, options, signal, answer, facts }) {
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const path = { agent_id, evolution_id: args["RUN"] ?? "" };
    const max_metric_calls = numberOf("budget", options.budget) ?? null;
    if (options.estimate) {
      const estimate = await client.evolution.continuation({ ...path, max_metric_calls }, { signal });
      if (estimate.can_continue !== null) throw new Ended("refused", estimate.can_continue);
      return answer(estimate, () =>
        facts([
          ["Prompts", estimate.budget],
          ["Requests", estimate.requests],
          ["Seconds, at least", estimate.seconds_at_least],
          ["Cost", estimate.cost ?? "unknown: no price is set for this model"],
        ]),
      );
    }
    // A retry after a lost response must not start a second one.
    const body = { ...path, body: { max_metric_calls }, idempotencyKey: crypto.randomUUID() };
    const job = await client.evolution.continue(body, { signal });
    return answer(job, () =>
      facts([
        ["ID", job.evolution_id],
        ["Status", job.status],
        ["Proposal", job.extra.proposal_id],
      ]),
    );
  },
});
