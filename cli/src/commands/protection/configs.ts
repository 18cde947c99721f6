import type { GuardConfigResponse } from "@agent-console/sdk";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { isRefusal } from "../../endings/refusal.ts";
import { agentNames } from "../../names/agent-names.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { findConfigId, findNamedConfig } from "../../names/guard-configs.ts";
import { allOf, pages } from "../../names/pages.ts";
import { visible } from "../../output/visible.ts";
import { changesIn } from "./changes-in.ts";
import { guardsIn } from "./guards-in.ts";

type None = Record<never, never>;
const config = {
  name: "CONFIG",
  summary: "a guard config: its ID, the start of it, or the name of its agent",
} as const;

export const guardList = command({
  words: ["guard", "list"],
  summary: "List guard configs",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: { agent: value("AGENT", "only those of this agent") },
  async run({ client, options, signal, answer, rows }) {
    const agent_id = options.agent === undefined ? null : await findId(agentsOf(client, signal), options.agent);
    const read = async (cursor: string | undefined) => {
      const page = await client.protection.listGuardConfigs({ agent_id, limit: 1000, cursor }, { signal });
      return { results: page.guard_configs, next_cursor: page.next_cursor ?? null };
    };
    const configs = await allOf(pages(read));
    const names = await agentNames(
      client,
      configs.map((one) => one.agent_id),
      signal,
    );
    return answer({ guard_configs: configs, count: configs.length, next_cursor: null }, () =>
      rows(configs, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          {
            title: "AGENT",
            value: (one) => names.get(one.agent_id ?? "") ?? (one.agent_id ? one.agent_id : "template"),
          },
          { title: "STATUS", value: ({ status }) => status },
          { title: "VERSION", value: (one) => one.live_version },
          { title: "ENFORCE", value: (one) => countModes(one, "enforce") },
          { title: "SHADOW", value: (one) => countModes(one, "shadow") },
        ],
        none: "No guard configs. Create one with agent-console guard import FILE.",
      }),
    );
  },
});

const countModes = ({ modes = {} }: GuardConfigResponse, mode: string): number =>
  Object.values(modes).filter((one) => one === mode).length;

export const guardShow = command({
  words: ["guard", "show"],
  summary: "Show a guard config with its guards",
  access: "read",
  scope: "guards",
  arguments: [config],
  options: {},
  async run({ client, args, signal, answer, facts, print, rows }) {
    const config_id = await findConfigId(client, args["CONFIG"] ?? "", signal);
    const found = await client.protection.getGuardConfig({ config_id }, { signal });
    return answer(found, () => {
      facts([
        ["ID", found.id],
        ["Agent", found.agent_id ?? "none: a template"],
        ["Status", found.status],
        ["Live version", found.live_version],
        ["Digest", found.digest],
        ["Not available", found.unavailable?.join(", ") || null],
      ]);
      print("");
      rows(guardsIn(found.config_body ?? {}), {
        columns: [
          { title: "CHANNEL", value: ({ channel }) => channel, whole: true },
          { title: "GUARD", value: ({ guard }) => guard },
          { title: "METHODS", value: ({ methods }) => methods.join(", ") },
          { title: "MODE", value: ({ mode }) => mode },
          { title: "ACTION", value: ({ action }) => action },
        ],
        none: "No guards.",
      });
    });
  },
});

const applyOptions = {
  "override-reason": value("TEXT", "why guards may enforce without evidence; for owners and admins, recorded"),
} as const;

export const guardApply = command({
  words: ["guard", "apply"],
  summary: "Apply a guard config to its agent",
  details: ["Every process judges by the new version within a second. A guard that is new in enforce needs evidence."],
  access: "destructive",
  scope: "full",
  arguments: [config],
  options: applyOptions,
  async run(call) {
    const { client, args, options, signal } = call;
    const { id: config_id, name } = await findNamedConfig(client, args["CONFIG"] ?? "", signal);
    await call.confirm({
      sentence: `The agent will be protected by the saved body of guard config ${config_id}.`,
      name,
    });
    const override_reason = options["override-reason"];
    const body = override_reason === undefined ? null : { override_reason };
    return withRefusals(call, () => client.protection.applyGuardConfig({ config_id, body }, { signal }));
  },
});

async function withRefusals(call: Call<None>, apply: () => PromiseLike<GuardConfigResponse>): Promise<Ending> {
  try {
    return shown(call, await apply());
  } catch (error) {
    for (const line of refusalLines(error)) call.terminal.err.write(`${visible(line)}\n`);
    throw error;
  }
}

const guard = { name: "GUARD", summary: "the name of a guard in it" } as const;

export const guardPromote = command({
  words: ["guard", "promote"],
  summary: "Let one guard of the live version enforce",
  details: [
    "Nothing else changes: edits that were not applied stay so. The guard needs evidence; agent-console guard promotion shows it.",
  ],
  access: "destructive",
  scope: "full",
  arguments: [config, guard],
  options: applyOptions,
  async run(call) {
    const { client, args, options, signal } = call;
    const { config_id, guard: name } = await namedGuard(call, args);
    await call.confirm({ sentence: `The guard ${name} will act on what it hits.`, name });
    const body = { mode: "enforce", override_reason: options["override-reason"] ?? null } as const;
    return withRefusals(call, () => client.protection.setGuardMode({ config_id, guard: name, body }, { signal }));
  },
});

export const guardShadow = command({
  words: ["guard", "shadow"],
  summary: "Put one guard of the live version back into shadow",
  access: "destructive",
  scope: "full",
  arguments: [config, guard],
  options: {},
  async run(call) {
    const { client, args, signal } = call;
    const { config_id, guard: name } = await namedGuard(call, args);
    await call.confirm({ sentence: `The guard ${name} will count what it hits, and change nothing.`, name });
    const body = { mode: "shadow" } as const;
    return shown(call, await client.protection.setGuardMode({ config_id, guard: name, body }, { signal }));
  },
});

async function namedGuard({ client, signal }: Call<None>, args: Call<None>["args"]) {
  const config_id = await findConfigId(client, args["CONFIG"] ?? "", signal);
  return { config_id, guard: args["GUARD"] ?? "" };
}

/** Which guards lack evidence, in the console's own words. */
function refusalLines(error: unknown): string[] {
  const refusals =
    isRefusal(error) && typeof error.body === "object" && error.body !== null ? Object.entries(error.body) : [];
  const list = refusals.find(([member]) => member === "refusals")?.[1];
  return Array.isArray(list) ? list.map(({ guard, reason }) => `${guard}: ${reason}`) : [];
}

export const guardVersions = command({
  words: ["guard", "versions"],
  summary: "List the applied versions of a guard config",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [config],
  options: {},
  async run({ client, args, signal, answer, rows }) {
    const config_id = await findConfigId(client, args["CONFIG"] ?? "", signal);
    const list = await client.protection.listGuardVersions({ config_id }, { signal });
    return answer(list, () =>
      rows(list.results, {
        columns: [
          { title: "VERSION", value: ({ version }) => version },
          { title: "APPLIED", value: ({ applied_at }) => new Date(applied_at * 1000).toISOString(), whole: true },
          { title: "RESTORED", value: ({ restored }) => restored },
          { title: "DIGEST", value: ({ digest }) => digest.slice(0, 12), whole: true },
        ],
        none: "This guard config was never applied.",
      }),
    );
  },
});

export const guardRollback = command({
  words: ["guard", "rollback"],
  summary: "Save and apply an earlier version of a guard config",
  access: "destructive",
  scope: "full",
  arguments: [config, { name: "VERSION", summary: "the number of the version" }],
  options: {},
  async run(call) {
    const { client, args, signal } = call;
    const version = wholeNumber("VERSION", args["VERSION"]);
    const { id: config_id, name } = await findNamedConfig(client, args["CONFIG"] ?? "", signal);
    await call.confirm({
      sentence: `The agent will be protected by version ${version} of guard config ${config_id}.`,
      name,
    });
    return shown(call, await client.protection.rollBackGuardConfig({ config_id, body: { version } }, { signal }));
  },
});

const diffOptions = {
  from: value("VERSION", "a version (default: the live one)"),
  to: value("VERSION", "a version (default: the saved body)"),
} as const;

export const guardDiff = command({
  words: ["guard", "diff"],
  summary: "Compare two versions of a guard config",
  access: "read",
  scope: "guards",
  arguments: [config],
  options: diffOptions,
  async run({ client, args, options, signal, answer, rows }) {
    const config_id = await findConfigId(client, args["CONFIG"] ?? "", signal);
    const from = options.from === undefined ? null : wholeNumber("--from", options.from);
    const to = options.to === undefined ? null : wholeNumber("--to", options.to);
    const diff = await client.protection.diffGuardConfig({ config_id, from, to }, { signal });
    return answer(diff, () =>
      rows(changesIn(diff), {
        columns: [
          { title: "GUARD", value: ({ guard }) => guard },
          { title: "KEY", value: ({ key }) => key },
          { title: "FROM", value: ({ from: before }) => before },
          { title: "TO", value: ({ to: after }) => after },
        ],
        none: "No differences.",
      }),
    );
  },
});

export function wholeNumber(name: string, given: string | undefined): number {
  if (given !== undefined && /^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new Ended("usage", `${name} takes a whole number from 1 on, not "${given}".`);
}

function shown({ answer, facts }: Call<None>, found: GuardConfigResponse): Ending {
  return answer(found, () =>
    facts([
      ["ID", found.id],
      ["Status", found.status],
      ["Live version", found.live_version],
      ["Digest", found.digest],
    ]),
  );
}
