import { readFile } from "node:fs/promises";
import type { AlertRule, Api, NewAlertRule } from "@agent-console/sdk";
import { command } from "../../../command/command.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { findId, type Kind } from "../../../names/find.ts";
import { utcSeconds } from "./time-options.ts";

const RULE = { name: "RULE", summary: "an alert rule: its name, its ID, or the start of either" } as const;
const FILE = {
  name: "FILE",
  summary: "a rule as JSON, - for standard input, or the ID of a rule to start with",
} as const;

const rulesOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "alert rule",
  async *list() {
    for (const { id, name } of (await client.protection.listAlertRules({}, { signal })).results) yield { id, name };
  },
});

export const alertRulesList = command({
  words: ["alert-rules", "list"],
  summary: "List alert rules, and what each found last",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows }) {
    const list = await client.protection.listAlertRules({}, { signal });
    return answer(list, () =>
      rows(list.results, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "NAME", value: ({ name }) => name },
          { title: "FOR", value: ({ scope, agent_name: agent }) => agent ?? scope.replace("_", " ") },
          { title: "WHEN", value: conditionOf },
          { title: "STATE", value: ({ enabled, state }) => (enabled ? state : "off") },
        ],
        none: "No alert rules. `alert-rules starters` lists some to start with.",
      }),
    );
  },
});

function conditionOf({ measure, metric, direction, threshold, compare_with: compared, window }: AlertRule): string {
  const subject = metric === null ? measure : `${measure} of ${metric}`;
  if (measure === "silence") return `${subject} for ${window}`;
  return `${subject} ${direction} ${threshold}${compared === "value" ? "" : ` × ${compared}`} in ${window}`;
}

export const alertRulesStarters = command({
  words: ["alert-rules", "starters"],
  summary: "List alert rules to start with",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows }) {
    const list = await client.protection.listAlertStarters({}, { signal });
    return answer(list, () =>
      rows(list.results, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "NAME", value: ({ title }) => title },
          { title: "IN USE", value: ({ is_used: isUsed }) => (isUsed ? "yes" : "no") },
          { title: "WHAT", value: ({ about }) => about },
        ],
        none: "There are none.",
      }),
    );
  },
});

export const alertRulesTry = command({
  words: ["alert-rules", "try"],
  summary: "Show what an alert rule would have done over the last week",
  details: ["Changes nothing and tells no one."],
  access: "read",
  scope: "guards",
  arguments: [FILE],
  options: {},
  async run({ client, args, terminal, signal, answer, rows }) {
    const {
      name: _,
      severity: __,
      enabled: ___,
      ...body
    } = await ruleIn(client, args["FILE"] ?? "", { terminal, signal });
    const tried = await client.protection.tryAlertRule({ body }, { signal });
    return answer(tried, () =>
      rows(tried.first_alarms, {
        columns: [
          { title: "RAISED (UTC)", value: ({ raised_at: at }) => utcSeconds(at), whole: true },
          { title: "CLEARED (UTC)", value: ({ cleared_at: at }) => (at === null ? null : utcSeconds(at)), whole: true },
          { title: "AGENT", value: ({ agent_name: agent }) => agent ?? "all" },
          { title: "VALUE", value: ({ value }) => Number(value.toPrecision(4)) },
        ],
        none: "It would have raised no alarm.",
      }),
    );
  },
});

export const alertRulesCreate = command({
  words: ["alert-rules", "create"],
  summary: "Create an alert rule",
  access: "write",
  scope: "full",
  arguments: [FILE],
  options: {},
  async run({ client, args, terminal, signal, answer, print }) {
    const body = await ruleIn(client, args["FILE"] ?? "", { terminal, signal });
    const made = await client.protection.createAlertRule({ body }, { signal });
    return answer(made, () => print(`Created ${made.name} (${made.id}).`));
  },
});

export const alertRulesDelete = command({
  words: ["alert-rules", "delete"],
  summary: "Delete an alert rule",
  details: ["Clears its open alarms. They stay in the history."],
  access: "write",
  scope: "full",
  arguments: [RULE],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const alert_rule_id = await findId(rulesOf(client, signal), args["RULE"] ?? "");
    await client.protection.deleteAlertRule({ alert_rule_id }, { signal });
    return answer({ id: alert_rule_id }, () => print("Deleted."));
  },
});

interface Reading {
  readonly terminal: { readonly input: { read(most: number): Promise<string> } };
  readonly signal: AbortSignal;
}

const LONGEST = 100_000;

/** From a file, or one of those to start with. The console checks it. */
async function ruleIn(client: Api, given: string, { terminal, signal }: Reading): Promise<NewAlertRule> {
  const { results } = await client.protection.listAlertStarters({}, { signal });
  const starter = results.find(({ id }) => id === given);
  if (starter) return starter.rule;
  const text = given === "-" ? await terminal.input.read(LONGEST) : await textOf(given);
  try {
    return JSON.parse(text) as NewAlertRule;
  } catch {
    throw new Ended("usage", `${given} is no JSON. \`alert-rules starters --json\` shows rules.`);
  }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new Ended("usage", `${path} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}
