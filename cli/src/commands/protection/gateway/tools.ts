import type { Api, GatewayRoute } from "@agent-console/sdk";
import { command } from "../../../command/command.ts";
import { flag } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId } from "../../../names/find.ts";
import { countedPages } from "../../../names/pages.ts";
import { visible, visibleLines } from "../../../output/visible.ts";

const agent = { name: "AGENT", summary: "an agent: its ID, the start of it, or its exact name" } as const;
const tool = { name: "TOOL", summary: "the name of a tool as its server lists it" } as const;

async function toolsRoute(client: Api, named: string, signal: AbortSignal): Promise<GatewayRoute> {
  const agent_id = await findId(agentsOf(client, signal), named);
  const read = (offset: number) => client.protection.listGatewayRoutes({ agent_id, limit: 500, offset }, { signal });
  for await (const route of countedPages(read)) if (route.leg === "tools") return route;
  throw new Ended("refused", "The agent has no tools route. agent-console gateway routes lists the routes.");
}

export const gatewayToolsList = command({
  words: ["gateway", "tools", "list"],
  summary: "List the pinned tools of an agent's tool server, changed ones first",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [agent],
  options: { changed: flag("only tools whose definition is not the pinned one") },
  async run({ client, args, options, signal, answer, rows }) {
    const { id: route_id } = await toolsRoute(client, args["AGENT"] ?? "", signal);
    const all = await client.protection.listPinnedTools({ route_id }, { signal });
    const results = all.results.filter((one) => !options.changed || one.changed_digest !== null);
    return answer({ results }, () =>
      rows(results, {
        columns: [
          { title: "TOOL", value: (one) => one.tool },
          { title: "STATE", value: (one) => (one.changed_digest === null ? "as pinned" : "changed") },
          { title: "SEEN", value: ({ seen_at }) => new Date(seen_at).toISOString(), whole: true },
          { title: "DIGEST", value: (one) => (one.changed_digest ?? one.digest).slice(0, 12), whole: true },
        ],
        none: "No tools. They are pinned when a client first lists them through the gateway.",
      }),
    );
  },
});

export const gatewayToolsShow = command({
  words: ["gateway", "tools", "show"],
  summary: "Show what changed in a tool since it was pinned",
  details: ["Ends with 1 if the tool is not as it was pinned."],
  access: "read",
  scope: "guards",
  arguments: [agent, tool],
  options: {},
  async run({ client, args, signal, answer, rows, print }) {
    const { id: route_id } = await toolsRoute(client, args["AGENT"] ?? "", signal);
    const found = await client.protection.getPinnedTool({ route_id, tool: args["TOOL"] ?? "" }, { signal });
    answer(found, () => {
      const { difference, pinned, changed } = found;
      if (difference === null)
        return print(
          visibleLines((changed ?? pinned)?.text ?? "The definition is stored when the tool is listed again."),
        );
      rows(difference.changes, {
        columns: [
          { title: "MEMBER", value: ({ path }) => path.join(".") },
          { title: "PINNED", value: ({ before }) => before },
          { title: "NOW", value: ({ after }) => after },
        ],
        none: "No differences.",
      });
    });
    return found.changed_digest === null ? "passed" : "failed";
  },
});

export const gatewayToolsAccept = command({
  words: ["gateway", "tools", "accept"],
  summary: "Accept the newest definition of a tool, or of all changed tools",
  details: ["Without TOOL, all tools that are changed now. A tool that changes again meanwhile is not accepted."],
  access: "destructive",
  scope: "full",
  arguments: [agent, { ...tool, optional: true }],
  options: {},
  async run({ client, args, signal, answer, print, confirm }) {
    const { id: route_id, path } = await toolsRoute(client, args["AGENT"] ?? "", signal);
    const wanted = args["TOOL"];
    const { results } = await client.protection.listPinnedTools({ route_id }, { signal });
    const tools = results.flatMap(({ tool: name, changed_digest: digest }) =>
      digest !== null && (wanted === undefined || name === wanted) ? [{ tool: name, digest }] : [],
    );
    if (tools.length === 0) throw new Ended("refused", "No such tool is changed.");
    const names = tools.map((one) => visible(one.tool)).join(", ");
    await confirm({ sentence: `The gateway will offer these tools as they are now: ${names}.`, name: path });
    const accepted = await client.protection.acceptPinnedTools({ route_id, body: { tools } }, { signal });
    answer(accepted, () => {
      print(`Accepted: ${accepted.accepted.map((one) => visible(one.tool)).join(", ") || "none"}.`);
      if (accepted.not_accepted.length > 0)
        print(`Changed again, and not accepted: ${accepted.not_accepted.map(visible).join(", ")}.`);
    });
    return accepted.not_accepted.length === 0 ? "passed" : "failed";
  },
});
