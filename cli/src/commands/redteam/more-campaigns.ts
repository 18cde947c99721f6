import { basename } from "node:path";
import type { CampaignStatusResponse } from "@agent-console/sdk";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { bytesFrom } from "../../command/sources.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { visible } from "../../output/visible.ts";
import { progressLine } from "../../watch/progress-line.ts";
import { watch } from "../../watch/watch.ts";
import { decideAttack, failOnIn } from "./decide-attack.ts";

const CAMPAIGN = { name: "CAMPAIGN", summary: "the campaign's ID" };

export const campaignsWatch = command({
  words: ["campaigns", "watch"],
  summary: "Watch a campaign to its end, and exit by what was found",
  details: ["Ctrl-C stops watching; the campaign continues."],
  access: "read",
  scope: "redteam",
  arguments: [CAMPAIGN],
  options: { "fail-on": value("WHAT", "confirmed, seen or high: which broken goals fail (default: confirmed)") },
  async run(call) {
    const { client, args, options, signal, answer, print } = call;
    const on = failOnIn(options["fail-on"]);
    const campaign_id = args["CAMPAIGN"] ?? "";
    const campaign = await untilEnded(call, campaign_id);
    if (campaign.status !== "completed")
      throw new Ended(
        "unfinished",
        visible(`The campaign is ${campaign.status}. ${campaign.error_message ?? ""}`.trim()),
      );
    const { goals } = await client.redteam.listGoals({ campaign_id }, { signal });
    const { ending, headline } = decideAttack(goals, on);
    answer({ ...campaign, goals }, () =>
      print(visible(`${headline}. Details: agent-console campaigns show ${campaign_id}`)),
    );
    return ending;
  },
});

const LIVE = new Set(["queued", "running"]);

type WatchCall = Pick<Call<Record<never, never>>, "client" | "signal" | "terminal">;

function untilEnded({ client, signal, terminal }: WatchCall, campaign_id: string): Promise<CampaignStatusResponse> {
  const tell = progressLine(terminal.err);
  return watch<CampaignStatusResponse>({
    signal,
    events: (inner) => client.redteam.events({ campaign_id }, { signal: inner }),
    stateIn: (data) => (data as { readonly campaign?: CampaignStatusResponse }).campaign ?? null,
    read: () => client.redteam.getCampaign({ campaign_id }, { signal }),
    isOver: ({ status }) => !LIVE.has(status),
    tell: ({ status, details: { progress, spent } }) => {
      const { goals, done, broken } = progress;
      const line = `${done} of ${goals} goals, ${broken} broken, ${spent.requests} requests`;
      tell({ line, share: goals === 0 ? 0 : done / goals, isOver: !LIVE.has(status) });
    },
    comeBack: `agent-console campaigns watch ${campaign_id}`,
  });
}

export const campaignsCompare = command({
  words: ["campaigns", "compare"],
  summary: "Compare two campaigns",
  access: "read",
  scope: "redteam",
  arguments: [CAMPAIGN, { name: "OTHER", summary: "the campaign to compare it with, usually an earlier one" }],
  options: {},
  async run({ client, args, signal, answer, facts }) {
    const asked = { campaign_id: args["CAMPAIGN"] ?? "", other_id: args["OTHER"] ?? "" };
    const compared = await client.redteam.compareCampaigns(asked, { signal });
    const shown = Object.entries(compared).filter(([, member]) =>
      ["string", "number", "boolean"].includes(typeof member),
    );
    return answer(compared, () => facts(shown.map(([name, member]) => [name, String(member)] as const)));
  },
});

export const campaignsImport = command({
  words: ["campaigns", "import"],
  summary: "Import the results of garak, promptfoo or PyRIT",
  access: "write",
  scope: "redteam",
  arguments: [
    { name: "AGENT", summary: "the agent that was attacked: its ID, the start of it, or its exact name" },
    { name: "FILE", summary: "the tool's result file" },
  ],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const path = args["FILE"] ?? "";
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const file = new File([new Uint8Array(await bytesFrom(path))], basename(path));
    const made = await client.redteam.importCampaign({ agent_id, file }, { signal, timeoutMs: 300_000 });
    return answer(made, () => print(`Campaign ${made.campaign_id} imported.`));
  },
});

export const campaignsPack = command({
  words: ["campaigns", "pack"],
  summary: "Make a regression pack of what a campaign proved: a harness that asks it again",
  access: "write",
  scope: "redteam",
  arguments: [CAMPAIGN, { name: "NAME", summary: "what to call the harness" }],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const body = { name: args["NAME"] ?? "" };
    const asked = { campaign_id: args["CAMPAIGN"] ?? "", body, idempotencyKey: crypto.randomUUID() };
    const made = await client.redteam.createRegressionPack(asked, { signal });
    return answer(made, () => print(`Harness ${made.harness_id} created.`));
  },
});

export const stop = command({
  words: ["stop"],
  summary: "Stop every campaign of the team at once",
  access: "destructive",
  scope: "redteam",
  arguments: [],
  options: { reason: value("TEXT", "why, for the record") },
  async run({ client, options, signal, confirm, answer, print }) {
    await confirm({
      sentence: "Every campaign of the team stops, and none can start until someone lifts the stop.",
      name: "stop",
    });
    const body = options.reason === undefined ? null : { reason: options.reason };
    const stopped = await client.redteam.stopAll({ body }, { signal });
    return answer(stopped, () => print("All campaigns are stopped."));
  },
});
