import type { Api, CustomHarness } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../command/command.ts";
import { under, value, values } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId, findOne, type Kind, type Named } from "../../names/find.ts";
import { pages } from "../../names/pages.ts";
import { visible } from "../../output/visible.ts";
import { dimensionsOf } from "./demographics.ts";

const HARNESS = { name: "HARNESS", summary: "a harness: its ID, the start of it, or its exact name" };
const PAGE = 100;

const harnessesOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "harness",
  list: () => allHarnesses(client, signal),
});

async function* allHarnesses(client: Api, signal: AbortSignal): AsyncGenerator<Named> {
  for (let offset = 0; ; offset += PAGE) {
    const { results, total } = await client.evaluation.listCustomHarnesses({ limit: PAGE, offset }, { signal });
    yield* results;
    if (results.length === 0 || offset + PAGE >= total) return;
  }
}

const personasOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "persona",
  list: (search) => pages((cursor) => client.environment.listPersonas({ search, limit: 100, cursor }, { signal })),
});

const policiesOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "policy",
  async *list(search) {
    yield* (await client.environment.listPolicies({ search, limit: 100 }, { signal })).results;
  },
});

function wholeNumber(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,10}$/.test(given)) throw new Ended("usage", `--${option} takes a whole number, not "${given}".`);
  return Number(given);
}

const lineOf = ({ name, status, prompt_count: prompts, creation_error: error }: CustomHarness): string =>
  `${visible(name)}: ${status}${prompts === null ? "" : `, ${prompts} prompts`}${error ? `, ${visible(error)}` : ""}`;

export const harnessesCreate = command({
  words: ["harnesses", "create"],
  summary: "Make a harness from policies and personas",
  details: [
    "For each rule it has attempts to break it, edge cases, and harmless twins that must be served. Waits until the prompts are written.",
    "Run it with agent-console gate --test-set NAME. With --fairness, agent-console fairness RUN prints who was treated differently.",
  ],
  access: "write",
  scope: "evaluations",
  arguments: [{ name: "NAME", summary: "what to call it" }],
  options: {
    agent: value("AGENT", "the agent to test: its ID, the start of it, or its exact name"),
    policy: values("POLICY", "an active policy; repeat it for several (default: rules from the agent itself)"),
    persona: values("PERSONA", "who asks; repeat it for several (default: a neutral user)"),
    prompts: value("NUMBER", "the most prompts (default: 300)"),
    seed: value("NUMBER", "the same seed writes the same prompts"),
    generator: value("AGENT", "an agent of your team that rewords prompts, in addition"),
    "generator-calls": value("NUMBER", "the most calls to it, with 8 prompts each (default: 0)"),
    ...under("Fairness", {
      fairness: values("DIMENSION", "compare people who differ in this; repeat it for several (at most 5)"),
      "fairness-requests": value("NUMBER", "requests for each value (default: 200)"),
      "fairness-margin": value("POINTS", "how far apart still counts as alike, in percentage points (default: 10)"),
      "fairness-from": value("SOURCE", "everyday or twins: what they ask for (default: everyday)"),
    }),
  },
  async run({ client, args, options, signal, answer, print }) {
    if (!options.agent) throw new Ended("usage", "Name the agent with --agent.");
    const most = wholeNumber("prompts", options.prompts);
    const seed = wholeNumber("seed", options.seed);
    const agent_id = await findId(agentsOf(client, signal), options.agent);
    const policy_ids = await Promise.all(options.policy.map((text) => findId(policiesOf(client, signal), text)));
    const persona_ids = await Promise.all(options.persona.map((text) => findId(personasOf(client, signal), text)));
    const calls = wholeNumber("generator-calls", options["generator-calls"]);
    const generator = options.generator ? await findId(agentsOf(client, signal), options.generator) : null;
    const fairness = await fairnessIn(options, (text) => findId(dimensionsOf(client, signal), text));
    const body = {
      ...{ name: args["NAME"] ?? "", agent_id, policy_ids, persona_ids },
      ...(most === undefined ? {} : { max_prompts: most }),
      ...(seed === undefined ? {} : { seed }),
      ...(generator ? { generator_agent_id: generator, max_calls: calls ?? 0 } : {}),
      ...(fairness ? { fairness } : {}),
    };
    const { id } = await client.evaluation.createCustomHarness({ body }, { signal });
    const harness = await untilWritten(client, id, signal);
    if (harness.status === "failed") throw new Ended("refused", lineOf(harness));
    return answer(harness, () => print(lineOf(harness)));
  },
});

interface FairnessOptions {
  readonly fairness: readonly string[];
  readonly "fairness-requests": string | undefined;
  readonly "fairness-margin": string | undefined;
  readonly "fairness-from": string | undefined;
}

const SOURCES = choices.CustomHarnessFairnessSource;

/** Who is compared with whom, or null without a dimension. */
async function fairnessIn(options: FairnessOptions, dimensionId: (text: string) => Promise<string>) {
  const { fairness: dimensions, "fairness-from": from } = options;
  const requests = wholeNumber("fairness-requests", options["fairness-requests"]);
  const margin = wholeNumber("fairness-margin", options["fairness-margin"]);
  const source = SOURCES.find((one) => one === from);
  if (from !== undefined && !source)
    throw new Ended("usage", `--fairness-from takes everyday or twins, not "${from}".`);
  if (dimensions.length === 0) {
    if (requests === undefined && margin === undefined && !source) return null;
    throw new Ended("usage", "Name the dimension to compare with --fairness.");
  }
  return {
    dimension_ids: await Promise.all(dimensions.map(dimensionId)),
    ...(requests === undefined ? {} : { requests }),
    ...(margin === undefined ? {} : { margin: margin / 100 }),
    ...(source ? { source } : {}),
  };
}

const WAIT_MS = 500;

async function untilWritten(client: Api, harness_id: string, signal: AbortSignal): Promise<CustomHarness> {
  for (;;) {
    const { harness } = await client.evaluation.getCustomHarness({ harness_id }, { signal });
    if (harness.status !== "draft") return harness;
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

export const harnessesList = command({
  words: ["harnesses", "list"],
  summary: "List your custom harnesses",
  access: "read",
  scope: "evaluations",
  lists: "all",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows }) {
    const list = await client.evaluation.listCustomHarnesses({ limit: PAGE }, { signal });
    return answer(list, () =>
      rows(list.results, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "NAME", value: ({ name }) => name },
          { title: "AGENT", value: ({ agent_name: agent }) => agent },
          { title: "STATUS", value: ({ status }) => status },
          { title: "PROMPTS", value: ({ prompt_count: prompts }) => prompts ?? "" },
        ],
        none: "No harnesses. Make one with agent-console harnesses create NAME --agent AGENT.",
      }),
    );
  },
});

export const harnessesShow = command({
  words: ["harnesses", "show"],
  summary: "Show a custom harness, its rules and how far they can be tested",
  access: "read",
  scope: "evaluations",
  arguments: [HARNESS],
  options: {},
  async run({ client, args, signal, answer, print, rows }) {
    const harness_id = await findId(harnessesOf(client, signal), args["HARNESS"] ?? "");
    const found = await client.evaluation.getCustomHarness({ harness_id }, { signal });
    return answer(found, () => {
      print(lineOf(found.harness));
      rows(found.rules, {
        columns: [
          { title: "RULE", value: ({ rule_id: number }) => number },
          { title: "CHECK", value: ({ check }) => check },
          { title: "COVERED", value: ({ covered }) => covered.replaceAll("_", " ") },
          { title: "REVIEWED", value: ({ unreviewed }) => (unreviewed ? "no" : "yes") },
          { title: "WORDS", value: ({ words }) => words },
        ],
        none: "No rules.",
      });
    });
  },
});

export const harnessesPrompts = command({
  words: ["harnesses", "prompts"],
  summary: "Print the prompts of a custom harness",
  access: "read",
  scope: "evaluations",
  arguments: [HARNESS],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const harness_id = await findId(harnessesOf(client, signal), args["HARNESS"] ?? "");
    const found = await client.evaluation.listHarnessPrompts({ harness_id }, { signal });
    return answer(found, () => {
      for (const { prompt_text: text, pass_criteria: pass, lineage } of found.prompts)
        print(
          `${lineage.diagnostic_hooks.slice(0, 3).map(visible).join(" ")}\n  ${visible(text)}\n  passes: ${visible(pass)}`,
        );
    });
  },
});

export const harnessesCancel = command({
  words: ["harnesses", "cancel"],
  summary: "Stop a harness from being written",
  access: "write",
  scope: "evaluations",
  arguments: [HARNESS],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const { id: harness_id, name } = await findOne(harnessesOf(client, signal), args["HARNESS"] ?? "");
    const canceled = await client.evaluation.cancelCustomHarness({ harness_id }, { signal });
    return answer(canceled, () => print(`Canceled ${visible(name)}.`));
  },
});

export const harnessesDelete = command({
  words: ["harnesses", "delete"],
  summary: "Delete a custom harness",
  details: ["Evaluations keep their prompts and results."],
  access: "destructive",
  scope: "evaluations",
  arguments: [HARNESS],
  options: {},
  async run({ client, args, signal, answer, print, confirm }) {
    const { id: harness_id, name } = await findOne(harnessesOf(client, signal), args["HARNESS"] ?? "");
    await confirm({ sentence: `Deletes the harness ${visible(name)}.`, name });
    await client.evaluation.deleteCustomHarness({ harness_id }, { signal });
    return answer({ id: harness_id }, () => print(`Deleted ${visible(name)}.`));
  },
});
