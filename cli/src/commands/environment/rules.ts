import type { Api, PolicyRule } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { findId, type Kind } from "../../names/find.ts";
import { allOf, pages } from "../../names/pages.ts";

const STATUSES = choices.RuleStatus;

const policiesOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "policy",
  list: () => pages((cursor) => client.environment.listPolicies({ limit: 100, cursor }, { signal })),
});

const columns = [
  { title: "ID", value: ({ id }: PolicyRule) => id, whole: true },
  { title: "NUMBER", value: ({ rule_id }: PolicyRule) => rule_id },
  { title: "TYPE", value: ({ rule_type }: PolicyRule) => rule_type },
  { title: "STATUS", value: ({ status }: PolicyRule) => status ?? "draft" },
  { title: "CHECK", value: ({ check }: PolicyRule) => check.kind },
  { title: "WORDS", value: ({ natural_language }: PolicyRule) => natural_language },
];

export const rulesList = command({
  words: ["rules", "list"],
  summary: "List rules of all policies, or of one",
  access: "read",
  scope: "read",
  lists: "all",
  arguments: [],
  options: {
    policy: value("POLICY", "only those of this policy: its ID, the start of it, or its exact name"),
    status: value("STATUS", `only these: ${STATUSES.join(", ")}`),
    search: value("TEXT", "part of the words, the action or the number"),
  },
  async run({ client, options, signal, answer, rows }) {
    const status = STATUSES.find((one) => one === options.status);
    if (options.status !== undefined && !status)
      throw new Ended("usage", `--status takes ${STATUSES.join(", ")}, not "${options.status}".`);
    const policy_id = options.policy ? await findId(policiesOf(client, signal), options.policy) : null;
    const query = { policy_id, status: status ?? null, search: options.search ?? null, limit: 1000 };
    const results = await allOf(pages((cursor) => client.environment.listRules({ ...query, cursor }, { signal })));
    const none = "No rules. They are read from the text of a policy.";
    return answer({ results, count: results.length }, () => rows(results, { columns, none }));
  },
});

const RULE = { name: "RULE", summary: "the ID of a rule" } as const;

export const rulesShow = command({
  words: ["rules", "show"],
  summary: "Show a rule with its versions",
  access: "read",
  scope: "read",
  arguments: [RULE],
  options: {},
  async run({ client, args, signal, answer, rows }) {
    const rule_id = args["RULE"] ?? "";
    const rule = await client.environment.getRule({ rule_id }, { signal });
    const versions = await client.environment.listRuleVersions({ rule_id }, { signal });
    return answer({ ...rule, versions: versions.results }, () =>
      rows(versions.results, {
        columns: [
          { title: "VERSION", value: ({ version }) => String(version) },
          { title: "IN FORCE", value: ({ in_force }) => (in_force ? "yes" : "no") },
          { title: "TYPE", value: ({ rule_type }) => rule_type },
          { title: "CHECK", value: ({ check }) => check.kind },
          { title: "WORDS", value: ({ natural_language }) => natural_language },
        ],
        none: "No versions.",
      }),
    );
  },
});

export const rulesApprove = command({
  words: ["rules", "approve"],
  summary: "Approve a rule",
  access: "write",
  scope: "full",
  arguments: [RULE],
  options: { notes: value("TEXT", "a note for the history") },
  async run({ client, args, options, signal, answer, rows }) {
    const query = { rule_id: args["RULE"] ?? "", notes: options.notes ?? null };
    const rule = await client.environment.approveRule(query, { signal });
    return answer(rule, () => rows([rule], { columns, none: "" }));
  },
});

export const rulesReject = command({
  words: ["rules", "reject"],
  summary: "Reject a rule",
  access: "write",
  scope: "full",
  arguments: [RULE],
  options: { reason: value("TEXT", "why (required)") },
  async run({ client, args, options, signal, answer, rows }) {
    if (!options.reason?.trim()) throw new Ended("usage", "Say why with --reason.");
    const query = { rule_id: args["RULE"] ?? "", reason: options.reason };
    const rule = await client.environment.rejectRule(query, { signal });
    return answer(rule, () => rows([rule], { columns, none: "" }));
  },
});
