import type { AgentConfigRequest, AgentUpdate, UnifiedImportRequest } from "@agent-console/sdk";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { jsonFrom, textFrom } from "../../command/sources.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { visibleLines } from "../../output/visible.ts";
import { AGENT, agentIdOf } from "./agents.ts";
import { filledUrl, presetNamed } from "./preset.ts";

const MEMBERS = {
  url: value("URL", "base URL of the agent's API"),
  model: value("NAME", "model that is asked for"),
  purpose: value("TEXT", "what the agent is for"),
  "system-prompt": value("FILE", "a file with its system prompt, or - for standard input"),
  "rate-limit": value("N", "requests a minute, at most"),
  body: value(
    "FILE",
    "everything as JSON: @FILE, - for standard input, or the JSON itself. Secrets such as api_key belong here",
  ),
} as const;

type Values = Readonly<Record<keyof typeof MEMBERS, string | undefined>>;

async function bodyOf(options: Values, input: { read(most: number): Promise<string> }): Promise<AgentUpdate> {
  const rate = options["rate-limit"];
  if (rate !== undefined && !/^\d{1,9}$/.test(rate)) throw new Ended("usage", "--rate-limit takes a whole number.");
  const prompt = options["system-prompt"];
  return {
    ...(options.body === undefined ? {} : ((await jsonFrom("--body", options.body, input)) as AgentUpdate)),
    ...(options.url === undefined ? {} : { agent_url: options.url }),
    ...(options.model === undefined ? {} : { model_name: options.model }),
    ...(options.purpose === undefined ? {} : { purpose: options.purpose }),
    ...(prompt === undefined ? {} : { agent_system_prompt: await textFrom(prompt, input) }),
    ...(rate === undefined ? {} : { rate_limit_requests_per_minute: Number(rate) }),
  };
}

export const agentsCreate = command({
  words: ["agents", "create"],
  summary: "Register an agent",
  details: ["The API key of the agent goes into --body from a file or standard input, never into an argument."],
  access: "write",
  scope: "full",
  arguments: [{ name: "NAME", summary: "what to call it" }],
  required: "--model MODEL",
  options: {
    preset: value("ID", "an endpoint to start from, such as openai, azure-openai, anthropic or ollama"),
    parts: value("NAME=VALUE", "parts of the preset's URL, with commas between them"),
    ...MEMBERS,
  },
  async run({ client, args, options, terminal, signal, answer, print }) {
    const preset = options.preset
      ? presetNamed((await client.agents.listPresets({}, { signal })).results, options.preset)
      : null;
    const own = await bodyOf(options, terminal.input);
    const url = preset && own.agent_url === undefined ? { agent_url: filledUrl(preset, options.parts) } : {};
    const from = preset ? { hub: preset.hub, protocol: preset.protocol, ...url } : {};
    // A key that goes into a header of its own is no API key.
    const header = preset && preset.key.header !== "authorization" && own.api_key ? preset.key.header : null;
    const { api_key, ...rest } = own;
    const body = { ...from, ...(header ? rest : own), agent_name: args["NAME"] ?? "" } as AgentConfigRequest;
    const agent = await client.agents.create({ body, idempotencyKey: crypto.randomUUID() }, { signal });
    const headers = header && api_key ? [{ name: header, value: api_key }] : [];
    if (headers.length > 0) await client.agents.putHeaders({ id: agent.id, body: { headers } }, { signal });
    return answer(agent, () => print(`Agent ${agent.id} created.`));
  },
});

export const agentsUpdate = command({
  words: ["agents", "update"],
  summary: "Change an agent. Refused if someone else changed it first",
  access: "write",
  scope: "full",
  arguments: [AGENT],
  options: { name: value("NAME", "what to call it"), ...MEMBERS },
  async run(call) {
    const { client, options, terminal, signal, answer, print } = call;
    const id = await agentIdOf(call);
    const body: AgentUpdate = {
      ...(await bodyOf(options, terminal.input)),
      ...(options.name === undefined ? {} : { agent_name: options.name }),
    };
    if (Object.keys(body).length === 0)
      throw new Ended("usage", "Nothing to change. Run agent-console agents update --help.");
    const { etag } = await client.agents.get({ id }, { signal }).withResponse();
    const agent = await client.agents.update({ id, body, ...(etag ? { ifMatch: etag } : {}) }, { signal });
    return answer(agent, () => print("The agent is changed."));
  },
});

export const agentsImport = command({
  words: ["agents", "import"],
  summary: "Register an agent from its A2A card, an address, or an exported configuration",
  access: "write",
  scope: "full",
  arguments: [
    {
      name: "SOURCE",
      summary: "an address, or a JSON file: an agent card, or a request with agent_url, agent_card or source_code",
    },
  ],
  options: { name: value("NAME", "what to call it (default: as the source says)") },
  async run(call) {
    const { client, args, options, terminal, signal, answer, print } = call;
    const source = args["SOURCE"] ?? "";
    const found = /^https?:/.test(source)
      ? { agent_url: source }
      : requestIn(await jsonFrom("SOURCE", source === "-" ? "-" : `@${source}`, terminal.input));
    const body: UnifiedImportRequest = { ...found, ...(options.name ? { override_name: options.name } : {}) };
    const made = await client.agents.import({ body, idempotencyKey: crypto.randomUUID() }, { signal });
    return answer(made, () => {
      print(`Agent ${made.agent.id} imported.`);
      for (const warning of made.warnings) print(visibleLines(`Warning: ${warning}`));
    });
  },
});

/** A file is a request already, or the card of an agent. */
function requestIn(document: unknown): UnifiedImportRequest {
  if (typeof document !== "object" || document === null) throw new Ended("usage", "SOURCE is not a JSON object.");
  const isRequest = ["agent_url", "agent_card", "source_code"].some((name) => Object.hasOwn(document, name));
  return isRequest ? (document as UnifiedImportRequest) : { agent_card: document as Record<string, unknown> };
}

export const agentsRevert = command({
  words: ["agents", "revert"],
  summary: "Give an agent the configuration of an earlier revision",
  access: "destructive",
  scope: "full",
  arguments: [AGENT, { name: "REVISION", summary: "its number, as agent-console agents history shows it" }],
  options: {},
  async run(call) {
    const { client, args, signal, confirm, answer, print } = call;
    const given = args["REVISION"] ?? "";
    if (!/^\d{1,9}$/.test(given)) throw new Ended("usage", `REVISION takes a whole number, not "${given}".`);
    const id = await agentIdOf(call);
    const { data: agent, etag } = await client.agents.get({ id }, { signal }).withResponse();
    const name = agent.agent_name;
    await confirm({ sentence: `This restores revision ${given} of ${name} as a new revision.`, name });
    const body = { revision: Number(given) };
    const asked = { id, body, ...(etag ? { ifMatch: etag } : {}), idempotencyKey: crypto.randomUUID() };
    const reverted = await client.agents.revert(asked, { signal });
    return answer(reverted, () => print(`The agent is as in revision ${given}.`));
  },
});
