import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Api, Policy, PolicyCategory, PolicyStatus } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import type { Fact } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { flag, value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { findId, findOne, type Kind } from "../../names/find.ts";
import { visible } from "../../output/visible.ts";

const categories = choices.PolicyCategory;
const policy = { name: "POLICY", summary: "a policy: its name, its ID, or the start of either" } as const;

const policiesOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "policy",
  async *list(search) {
    let cursor: string | null | undefined = null;
    do {
      const page = { limit: 100, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) };
      const { results, next_cursor } = await client.environment.listPolicies(page, { signal });
      for (const { id, name } of results) yield { id, name };
      cursor = next_cursor;
    } while (cursor);
  },
});

const open = ({ rule_counts: rules }: Policy): number => (rules?.draft ?? 0) + (rules?.modified ?? 0);

export const policiesList = command({
  words: ["policies", "list"],
  summary: "List the policies that your agents are held to",
  access: "read",
  scope: "read",
  lists: "all",
  arguments: [],
  options: {
    search: value("TEXT", "part of the name, the description or a tag"),
    status: value("STATUS", "draft, active or archived"),
  },
  async run({ client, options, signal, answer, rows }) {
    const { search, status } = options;
    const query = { ...(search ? { search } : {}), ...(status ? { status: statusOf(status) } : {}) };
    const list = await client.environment.listPolicies({ limit: 100, ...query }, { signal });
    return answer(list, () =>
      rows(list.results, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "NAME", value: ({ name }) => name },
          { title: "CATEGORY", value: ({ category }) => category },
          { title: "STATUS", value: ({ status: shown }) => shown },
          { title: "FILE", value: ({ file_name: file }) => file },
          { title: "OPEN", value: open },
          { title: "APPROVED", value: ({ rule_counts: rules }) => rules?.approved ?? 0 },
        ],
        none: "No policies. Create one with agent-console policies create NAME --category CATEGORY.",
      }),
    );
  },
});

function statusOf(text: string): PolicyStatus {
  const status = choices.PolicyStatus.find((one) => one === text);
  if (!status) throw new Ended("usage", "--status must be draft, active or archived.");
  return status;
}

export const policiesCreate = command({
  words: ["policies", "create"],
  summary: "Create a policy",
  details: ["As a draft. FILE is PDF, Word, HTML, Markdown or plain text, at most 10 MiB."],
  access: "write",
  scope: "full",
  arguments: [{ name: "NAME", summary: "its name" }],
  required: "--category CATEGORY",
  options: {
    category: value("CATEGORY", categories.join(", ")),
    description: value("TEXT", "what it is about"),
    file: value("FILE", "upload this file as its text"),
  },
  async run({ client, args, options, signal, answer, facts }) {
    const category = categories.find((one): one is PolicyCategory => one === options.category);
    if (!category) throw new Ended("usage", `--category must be one of ${categories.join(", ")}.`);
    // Before anything is created: the file may not be there.
    const file = options.file === undefined ? null : await fileAt(options.file);
    const body = { name: args["NAME"] ?? "", category, description: options.description ?? null };
    const created = await client.environment.createPolicy({ body }, { signal });
    const policy_id = created.id;
    const shown = file ? await client.environment.uploadPolicyFile({ policy_id, file }, { signal }) : created;
    return ended(
      shown,
      answer(shown, () => facts(factsOf(shown))),
    );
  },
});

export const policiesUpload = command({
  words: ["policies", "upload"],
  summary: "Upload a file as the text of a policy",
  details: [
    "Replaces an earlier file. Rules whose words still occur keep their status. Ends with 1 if the file can't be read.",
  ],
  access: "write",
  scope: "full",
  arguments: [policy, { name: "FILE", summary: "PDF, Word, HTML, Markdown or plain text, at most 10 MiB" }],
  options: {},
  async run({ client, args, signal, answer, facts }) {
    const file = await fileAt(args["FILE"] ?? "");
    const policy_id = await findId(policiesOf(client, signal), args["POLICY"] ?? "");
    const shown = await client.environment.uploadPolicyFile({ policy_id, file }, { signal });
    return ended(
      shown,
      answer(shown, () => facts(factsOf(shown))),
    );
  },
});

const ended = <E>({ conversion }: Policy, otherwise: E) =>
  conversion?.state === "failed" ? ("failed" as const) : otherwise;

async function fileAt(path: string): Promise<File> {
  try {
    return new File([await readFile(path)], basename(path));
  } catch (error) {
    throw new Ended("usage", `${path} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

function factsOf(shown: Policy): Fact[] {
  const { conversion, rule_counts: rules } = shown;
  return [
    ["ID", shown.id],
    ["Name", shown.name],
    ["Category", shown.category],
    ["Status", shown.status ?? "draft"],
    ["File", shown.file_name ?? null],
    ["Reading", conversion?.state ?? null],
    ["Pages", conversion?.pages ?? null],
    ["Characters", conversion?.characters ?? null],
    ["Problem", conversion?.problem ?? null],
    ...(conversion?.warnings ?? []).map((warning): Fact => ["Warning", warning]),
    ["Open rules", open(shown)],
    ["Approved rules", rules?.approved ?? 0],
  ];
}

export const policiesActivate = command({
  words: ["policies", "activate"],
  summary: "Activate a policy: from then on its approved rules count",
  access: "write",
  scope: "full",
  arguments: [policy],
  options: {},
  async run({ client, args, signal, answer, facts }) {
    const policy_id = await findId(policiesOf(client, signal), args["POLICY"] ?? "");
    const shown = await client.environment.activatePolicy({ policy_id }, { signal });
    return answer(shown, () => facts(factsOf(shown)));
  },
});

export const policiesShow = command({
  words: ["policies", "show"],
  summary: "Show a policy, or its text",
  access: "read",
  scope: "read",
  arguments: [policy],
  options: { text: flag("print the text that rules are read from") },
  async run({ client, args, options, signal, answer, facts, print }) {
    const policy_id = await findId(policiesOf(client, signal), args["POLICY"] ?? "");
    if (options.text) {
      const text = await client.environment.getPolicyText({ policy_id }, { signal });
      return answer(text, () => {
        for (const line of text.content.split("\n")) print(visible(line));
      });
    }
    const shown = await client.environment.getPolicy({ policy_id }, { signal });
    return answer(shown, () => facts(factsOf(shown)));
  },
});

export const policiesDelete = command({
  words: ["policies", "delete"],
  summary: "Delete a policy with its file, texts and rules",
  access: "destructive",
  scope: "full",
  arguments: [policy],
  options: {},
  async run({ client, args, signal, answer, print, confirm }) {
    const { id, name } = await findOne(policiesOf(client, signal), args["POLICY"] ?? "");
    await confirm({ sentence: `The policy ${name} and its rules will be deleted.`, name });
    await client.environment.deletePolicy({ policy_id: id }, { signal });
    return answer({ id }, () => print("Deleted."));
  },
});
