import type { Api, GatewayKey, GatewayRoute } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../../command/command.ts";
import { flag, value, values } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId, findOne, type Kind, type Named } from "../../../names/find.ts";
import { allOf, countedPages } from "../../../names/pages.ts";
import { listByAgent, ofAgent } from "../list-by-agent.ts";
import { numberOf } from "../number-of.ts";

const agentArgument = { name: "AGENT", summary: "an agent: its ID, the start of it, or its exact name" } as const;
const PAGE = 500;

const keysOf = (client: Api, agent_id: string | null, signal: AbortSignal): AsyncGenerator<GatewayKey> =>
  countedPages((offset) => client.protection.listGatewayKeys({ agent_id, limit: PAGE, offset }, { signal }));

const routesOf = (client: Api, agent_id: string | null, signal: AbortSignal): AsyncGenerator<GatewayRoute> =>
  countedPages((offset) => client.protection.listGatewayRoutes({ agent_id, limit: PAGE, offset }, { signal }));

const limitsOf = (key: GatewayKey): string =>
  [
    key.requests_per_minute && `${key.requests_per_minute} requests/min`,
    key.tokens_per_minute && `${key.tokens_per_minute} tokens/min`,
    key.tokens_per_day && `${key.tokens_per_day} tokens/day`,
    key.money_per_day && `${key.money_per_day} money/day`,
    key.concurrency && `${key.concurrency} at a time`,
  ]
    .filter(Boolean)
    .join(", ") || "none";

export const gatewayKeysList = command({
  words: ["gateway", "keys", "list"],
  summary: "List gateway keys with their limits and what they spent today",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: ofAgent,
  run: (call) =>
    listByAgent(call, {
      read: (agent) => keysOf(call.client, agent, call.signal),
      columns: (nameOf) => [
        { title: "ID", value: ({ id }) => id, whole: true },
        { title: "NAME", value: ({ name }) => name },
        { title: "AGENT", value: nameOf },
        { title: "LEGS", value: ({ legs }) => legs.join(", ") },
        { title: "STATUS", value: ({ status }) => status },
        { title: "LIMITS", value: limitsOf },
        { title: "REQUESTS TODAY", value: (key) => key.spent_today.requests },
        { title: "TOKENS TODAY", value: (key) => key.spent_today.input_tokens + key.spent_today.output_tokens },
      ],
      none: "No gateway keys. Create one with agent-console gateway keys create AGENT --name NAME.",
    }),
});

const limitOptions = {
  "requests-per-minute": value("N", "requests in any 60 seconds"),
  "tokens-per-minute": value("N", "tokens in any 60 seconds"),
  "tokens-per-day": value("N", "tokens per UTC day"),
  "money-per-day": value("AMOUNT", "money per UTC day, in the currency of your prices"),
  concurrency: value("N", "requests at the same time"),
} as const;

const LEGS = choices.GatewayLeg;

function legsOf(given: readonly string[]): (typeof LEGS)[number][] {
  return given.map((text) => {
    const leg = LEGS.find((one) => one === text);
    if (!leg) throw new Ended("usage", `--leg takes ${LEGS.join(", ")}, not "${text}".`);
    return leg;
  });
}

export const gatewayKeysCreate = command({
  words: ["gateway", "keys", "create"],
  summary: "Create a gateway key for an agent",
  details: [
    "Prints the key, which is shown only once, and nothing else if the output is not a terminal.",
    "An agent without a front route gets one.",
  ],
  access: "write",
  scope: "full",
  arguments: [agentArgument],
  required: "--name NAME",
  options: {
    name: value("NAME", "to recognize it by"),
    leg: values("LEG", "front (default), model or tools; can be repeated"),
    "expires-in-days": value("DAYS", "default: until it is revoked"),
    ...limitOptions,
    explain: flag("name the guard and the rule in refusals"),
    trusted: flag("system messages of this client count as the operator's own"),
  },
  async run({ client, args, options, signal, answer, print, facts, terminal }) {
    if (options.name === undefined) throw new Ended("usage", "gateway keys create needs --name NAME.");
    const body = {
      name: options.name,
      legs: options.leg.length === 0 ? (["front"] as const).slice() : legsOf(options.leg),
      expires_in_days: numberOf("expires-in-days", options["expires-in-days"]),
      requests_per_minute: numberOf("requests-per-minute", options["requests-per-minute"]),
      tokens_per_minute: numberOf("tokens-per-minute", options["tokens-per-minute"]),
      tokens_per_day: numberOf("tokens-per-day", options["tokens-per-day"]),
      money_per_day: numberOf("money-per-day", options["money-per-day"]),
      concurrency: numberOf("concurrency", options.concurrency),
      ...{ explain: options.explain, trusted: options.trusted },
    };
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const made = await client.protection.createGatewayKey({ body: { agent_id, ...body } }, { signal });
    return answer(made, () => {
      if (!terminal.out.isTTY) return print(made.secret ?? "");
      facts([
        ["Key", made.secret],
        ["Path", made.path],
        ["ID", made.id],
      ]);
      print("The key is shown only once.");
    });
  },
});

const gatewayKeys = (client: Api, signal: AbortSignal): Kind => ({
  noun: "gateway key",
  async *list(): AsyncGenerator<Named> {
    for await (const { id, name, status } of keysOf(client, null, signal)) if (status !== "REVOKED") yield { id, name };
  },
});

export const gatewayKeysRevoke = command({
  words: ["gateway", "keys", "revoke"],
  summary: "Revoke a gateway key",
  details: ["Every gateway refuses it within a second. It can't be undone."],
  access: "destructive",
  scope: "full",
  arguments: [{ name: "KEY", summary: "a gateway key: its ID, the start of it, or its exact name" }],
  options: {},
  async run({ client, args, signal, answer, print, confirm }) {
    const { id, name } = await findOne(gatewayKeys(client, signal), args["KEY"] ?? "");
    await confirm({ sentence: `Clients with the gateway key ${name} will be refused.`, name });
    await client.protection.revokeGatewayKey({ gateway_key_id: id }, { signal });
    return answer({ id, status: "REVOKED" }, () => print("Revoked."));
  },
});

export const gatewayRoutes = command({
  words: ["gateway", "routes"],
  summary: "List gateway routes",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: ofAgent,
  run: (call) =>
    listByAgent(call, {
      read: (agent) => routesOf(call.client, agent, call.signal),
      columns: (nameOf) => [
        { title: "PATH", value: ({ path }) => path, whole: true },
        { title: "AGENT", value: nameOf },
        { title: "LEG", value: ({ leg }) => leg },
        { title: "UPSTREAM", value: (route) => route.upstream_url ?? "the agent" },
        { title: "UNSCANNED", value: (route) => route.unscanned_paths.join(", ") || null },
      ],
      none: "No routes. The first gateway key of an agent makes its front.",
    }),
});

export const gatewayUrl = command({
  words: ["gateway", "url"],
  summary: "Print the base URL for a client of an agent",
  details: ["With /v1 for clients of OpenAI's API, without it for Anthropic, A2A and MCP."],
  access: "read",
  scope: "guards",
  arguments: [agentArgument],
  options: { leg: value("LEG", "front (default), model or tools") },
  async run(call) {
    const { client, args, options, signal, answer, print } = call;
    const [leg = "front"] = legsOf(options.leg === undefined ? [] : [options.leg]);
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const route = (await allOf(routesOf(client, agent_id, signal))).find((one) => one.leg === leg);
    if (!route)
      throw new Ended("refused", `The agent has no ${leg} route. agent-console gateway routes lists the routes.`);
    const { protocol } = await client.agents.get({ id: agent_id }, { signal });
    const own = protocol === "a2a" ? "a2a" : "openai";
    const url = `${call.address}${route.path}${(route.protocol ?? own) === "openai" ? "/v1" : ""}`;
    return answer({ url, leg, route_id: route.id }, () => print(url));
  },
});
