import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";

const CAMPAIGN = { name: "CAMPAIGN", summary: "the campaign's ID" };

export const campaignsList = command({
  words: ["campaigns", "list"],
  summary: "List red-team campaigns, the newest first",
  access: "read",
  scope: "redteam",
  lists: "pages",
  arguments: [],
  options: {
    agent: value("AGENT", "only campaigns against this agent: its ID, the start of it, or its exact name"),
    status: value(
      "STATUS",
      "queued, running, paused, completed, failed, cancelled; live for those that have not ended",
    ),
  },
  async run({ client, options, signal, list }) {
    const agent_id = options.agent ? await findId(agentsOf(client, signal), options.agent) : undefined;
    const { status } = options;
    return list({
      read: (at) => client.redteam.listCampaigns({ agent_id, status, ...at }, { signal }),
      rows: ({ campaigns }) => campaigns,
      columns: [
        { title: "ID", value: ({ campaign_id: id }) => id, whole: true },
        { title: "AGENT", value: ({ details }) => details.agent_name },
        { title: "STATUS", value: ({ status }) => status },
        { title: "GOALS", value: ({ details: { progress } }) => `${progress.done}/${progress.goals}` },
        { title: "BROKEN", value: ({ details: { progress } }) => progress.broken },
        { title: "REQUESTS", value: ({ details: { spent } }) => spent.requests },
      ],
      none: "No campaigns. Start one with agent-console attack AGENT.",
    });
  },
});

export const campaignsShow = command({
  words: ["campaigns", "show"],
  summary: "Show a campaign and what came of its goals",
  access: "read",
  scope: "redteam",
  arguments: [CAMPAIGN],
  options: {},
  async run({ client, args, signal, answer, facts, rows }) {
    const campaign_id = args["CAMPAIGN"] ?? "";
    const campaign = await client.redteam.getCampaign({ campaign_id }, { signal });
    const { goals } = await client.redteam.listGoals({ campaign_id }, { signal });
    return answer({ ...campaign, goals }, () => {
      const { progress, spent, agent_name, categories, seed } = campaign.details;
      facts([
        ["campaign", campaign_id],
        ["agent", agent_name],
        ["status", campaign.status],
        ["message", campaign.error_message],
        ["categories", categories.join(", ")],
        ["seed", seed],
        ["goals", `${progress.done} of ${progress.goals} done, ${progress.broken} of ${progress.assessed} broken`],
        ["requests", spent.requests],
      ]);
      rows(goals, {
        columns: [
          { title: "GOAL", value: ({ place }) => place },
          { title: "SEVERITY", value: ({ severity }) => severity },
          { title: "RESULT", value: ({ result, state }) => result ?? state },
          { title: "QUERIES", value: ({ queries }) => queries },
          { title: "CONFIRMED", value: ({ confirmed: again }) => (again ? `${again.worked}/${again.of}` : "") },
          { title: "TITLE", value: ({ title }) => title },
        ],
        none: "No goals.",
      });
    });
  },
});

export const campaignsCancel = command({
  words: ["campaigns", "cancel"],
  summary: "Cancel a campaign; what was found so far is kept",
  access: "write",
  scope: "redteam",
  arguments: [CAMPAIGN],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const campaign_id = args["CAMPAIGN"] ?? "";
    const cancelled = await client.redteam.cancelCampaign({ campaign_id }, { signal });
    return answer(cancelled, () => print(`Campaign ${campaign_id} is cancelled.`));
  },
});
