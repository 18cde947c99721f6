import { readFile } from "node:fs/promises";
import type { Api, FlowPolicyResponse } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId, findOne, type Kind } from "../../names/find.ts";

const policy = { name: "POLICY", summary: "a flow policy: its name, its ID, or the start of either" } as const;

const policiesOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "flow policy",
  async *list() {
    const { results } = await client.protection.listFlowPolicies({}, { signal });
    for (const { id, name } of results) yield { id, name };
  },
});

export const policyCheck = command({
  words: ["policy", "check"],
  summary: "Check the text of a flow policy",
  details: [
    "Needs no console. Prints each problem with line and column, and ends with 1 if there is one. Names of lists are checked when the policy is saved.",
  ],
  access: "read",
  scope: "guards",
  arguments: [{ name: "FILE", summary: "the file, or - for standard input" }],
  options: {},
  async run({ library, args, terminal, answer, print }) {
    const path = args["FILE"] ?? "";
    const text = path === "-" ? await terminal.input.read(LONGEST) : await textOf(path);
    const { policy: read, problems } = library.readFlowPolicy(text);
    await answer({ problems }, () => {
      for (const { line, column, message } of problems) print(`${path}:${line}:${column}: ${message}`);
      if (read) print(`${path}: ${read.rules.length} rules, no problems.`);
    });
    return problems.length === 0 ? "passed" : "failed";
  },
});

const LONGEST = 100_000;

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new Ended("usage", `${path} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

export const policyList = command({
  words: ["policy", "list"],
  summary: "List flow policies",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows }) {
    const list = await client.protection.listFlowPolicies({}, { signal });
    return answer(list, () =>
      rows(list.results, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "NAME", value: ({ name }) => name },
          { title: "RULES", value: ({ rules }) => rules },
          { title: "CASES", value: ({ cases }) => cases.length },
          { title: "ENFORCE", value: (one) => agentsIn(one, "enforce") },
          { title: "SHADOW", value: (one) => agentsIn(one, "shadow") },
        ],
        none: "No flow policies. Write one on the agent's Flow policies page.",
      }),
    );
  },
});

const agentsIn = ({ attachments }: FlowPolicyResponse, mode: string): number =>
  attachments.filter((one) => one.mode === mode).length;

export const policyTest = command({
  words: ["policy", "test"],
  summary: "Run the cases of a flow policy",
  details: ["Ends with 1 if a case fails. With --file, tries that text with the saved cases."],
  access: "read",
  scope: "full",
  arguments: [policy],
  options: { file: value("FILE", "try this text instead of the saved one") },
  async run({ client, args, options, signal, answer, rows }) {
    const policy_id = await findId(policiesOf(client, signal), args["POLICY"] ?? "");
    const body = options.file === undefined ? {} : { text: await textOf(options.file) };
    const result = await client.protection.testFlowPolicy({ policy_id, body }, { signal });
    await answer(result, () =>
      rows(result.cases, {
        columns: [
          { title: "CASE", value: ({ name }) => name },
          { title: "EXPECTED", value: ({ expected }) => expected },
          { title: "ACTUAL", value: ({ actual }) => actual },
          { title: "LINE", value: ({ line }) => line },
          { title: "RESULT", value: ({ passed }) => (passed ? "pass" : "fail") },
        ],
        none: "This policy has no cases.",
      }),
    );
    return result.passed ? "passed" : "failed";
  },
});

const modes = choices.ApplyFlowPolicyMode;

export const policyApply = command({
  words: ["policy", "apply"],
  summary: "Attach a flow policy to an agent, or detach it",
  details: ["Refused while a case of the policy fails. To enforce, the policy needs evidence from shadow."],
  access: "destructive",
  scope: "full",
  arguments: [policy, { name: "AGENT", summary: "an agent: its name, its ID, or the start of either" }],
  required: "--mode shadow|enforce|off",
  options: {
    mode: value("MODE", "shadow, enforce, or off to detach it"),
    version: value("NUMBER", "an earlier version, to roll back"),
    "override-reason": value("TEXT", "why it may enforce without evidence; for owners and admins, recorded"),
  },
  async run({ client, args, options, signal, answer, facts, confirm }) {
    const mode = modes.find((one) => one === options.mode);
    if (!mode) throw new Ended("usage", "--mode must be shadow, enforce or off.");
    const found = await findOne(policiesOf(client, signal), args["POLICY"] ?? "");
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    await confirm({
      sentence: `The flow policy ${found.name} will be in the mode "${mode}" for the agent.`,
      name: found.name,
    });
    const version = options.version === undefined ? null : Number(options.version);
    const override_reason = options["override-reason"] ?? null;
    const body = { agent_id, mode, version, override_reason };
    const applied = await client.protection.applyFlowPolicy({ policy_id: found.id, body }, { signal });
    const mine = applied.attachments.find((one) => one.agent_id === agent_id);
    return answer(applied, () =>
      facts([
        ["Policy", applied.name],
        ["Mode", mine?.mode ?? "off"],
        ["Version", mine?.version ?? null],
        ["Evidence", mine?.evidence.reason ?? null],
      ]),
    );
  },
});
