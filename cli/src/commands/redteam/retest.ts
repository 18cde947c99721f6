import { command } from "../../command/command.ts";
import { flag, under, value } from "../../command/options.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { decideRetest, failOnIn } from "./decide-attack.ts";
import { watchCampaign } from "./watch-campaign.ts";
import { wholeIn } from "./whole-number.ts";

export const campaignsRetest = command({
  words: ["campaigns", "retest"],
  summary: "Ask again what a campaign proved, or what another tool calls a hit",
  details: [
    "Each attack is put to the agent in new conversations with fresh secrets. Nothing is marked as fixed.",
    "With --watch, exits 0 only if every attack that was asked no longer works.",
  ],
  access: "write",
  scope: "redteam",
  arguments: [{ name: "CAMPAIGN", summary: "the ID of an ended campaign" }],
  options: {
    ...under("Retest", {
      agent: value("AGENT", "another agent to ask: its ID, the start of it, or its exact name"),
      "max-requests": value("N", "maximum number of requests"),
      timeout: value("SECONDS", "time limit while watching (default: 3600)"),
    }),
    ...under("Pass criteria", {
      watch: flag("wait for the end, and exit by what still works"),
      "fail-on": value("WHAT", "confirmed, seen or high: which attacks fail; watches too (default: confirmed)"),
    }),
  },
  async run(call) {
    const { client, args, options, signal } = call;
    const on = failOnIn(options["fail-on"]);
    const timeoutMs = 1000 * (wholeIn("timeout", options.timeout) ?? 3600);
    const max_requests = wholeIn("max-requests", options["max-requests"]);
    const body = {
      ...(options.agent ? { agent_id: await findId(agentsOf(client, signal), options.agent) } : {}),
      ...(max_requests === undefined ? {} : { provider_config: { max_requests } }),
    };
    // A retry after a lost response must not start a second one.
    const { campaign_id: id } = await client.redteam.retestCampaign(
      { campaign_id: args["CAMPAIGN"] ?? "", body, idempotencyKey: crypto.randomUUID() },
      { signal },
    );
    if (!options.watch && options["fail-on"] === undefined) {
      return call.answer({ campaign_id: id }, () => call.print(`Retest ${id} started.`));
    }
    return watchCampaign(call, { id, timeoutMs, decide: (goals) => decideRetest(goals, on) });
  },
});
