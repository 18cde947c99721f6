import type { GuardDecision } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { findConfigId } from "../../names/guard-configs.ts";
import type { Terminal } from "../../output/screen.ts";
import { visibleLines } from "../../output/visible.ts";

const CHANNELS = choices.GuardCheckRequestChannel;

const testOptions = {
  agent: value("AGENT", "judge by the version that protects this agent; counted as a request"),
  config: value("CONFIG", "judge by the saved body of this guard config"),
  channel: value("NAME", `where the text stands: ${CHANNELS.join(", ")} (default: user)`),
  question: value("TEXT", "what the user asked, for guards that judge a response in its context"),
} as const;

export const guardTest = command({
  words: ["guard", "test"],
  summary: "Judge a text and show what each guard says",
  details: [
    "Without --agent and --config, the default starter judges. The exit code is 0 if the text may go on, 1 if a guard stops it, and 3 if a guard could not judge and fails closed.",
  ],
  access: "read",
  scope: "guards",
  arguments: [{ name: "TEXT", summary: "the text, or - to read standard input" }],
  options: testOptions,
  async run({ client, library, args, options, signal, terminal, answer, facts, print, rows }) {
    if (options.agent !== undefined && options.config !== undefined)
      throw new Ended("usage", "Use either --agent or --config.");
    const text = await textOf(args["TEXT"] ?? "", terminal);
    const channel = channelIn(options.channel);
    const guards =
      options.agent !== undefined
        ? { agent_id: await findId(agentsOf(client, signal), options.agent) }
        : options.config !== undefined
          ? { config_id: await findConfigId(client, options.config, signal) }
          : { config_body: library.STARTERS.find(({ id }) => id === "default")?.body ?? {} };
    const question = options.question === undefined ? {} : { question: options.question };
    const body = { ...guards, text, channel, ...question };
    const decision = await client.protection.check({ body }, { signal });
    answer(decision, () => {
      facts([
        ["Decision", decision.decision],
        ["If shadow enforced", decision.would],
        ["Not covered", decision.not_covered.join(", ") || null],
        ["Time", `${(decision.elapsed_us / 1000).toFixed(1)} ms`],
      ]);
      if (decision.text !== null) print(`\n${visibleLines(decision.text)}`);
      print("");
      rows(decision.results, {
        columns: [
          { title: "GUARD", value: ({ guard }) => guard },
          { title: "METHOD", value: ({ method }) => method },
          { title: "MODE", value: ({ mode }) => mode },
          { title: "OUTCOME", value: ({ outcome }) => outcome },
          { title: "SCORE", value: ({ score }) => score?.toFixed(2) },
          { title: "RULE", value: ({ rule, why }) => rule ?? why },
          { title: "SPANS", value: ({ spans }) => spans.map(({ start, end }) => `${start}–${end}`).join(" ") || null },
        ],
        none: "No guard judges this channel.",
      });
    });
    return endingOf(decision);
  },
});

function endingOf({ decision }: GuardDecision): Ending {
  if (decision === "refuse") return "inconclusive";
  return decision === "block" || decision === "deny_call" ? "failed" : "passed";
}

function channelIn(given: string | undefined): (typeof CHANNELS)[number] {
  const found = CHANNELS.find((name) => name === (given ?? "user"));
  if (found) return found;
  throw new Ended("usage", `--channel takes ${CHANNELS.join(", ")}, not "${given}".`);
}

const LONGEST = 10_000_000;

async function textOf(given: string, { input }: Terminal): Promise<string> {
  return given === "-" ? input.read(LONGEST) : given;
}

const detectionOptions = {
  detector: value("ID", "a guard method, such as injection-user, or config: and the ID of a guard config"),
  id: value("ID", "your own, unique in the team (default: a new one)"),
  channel: value("NAME", `where the text stands: ${CHANNELS.join(", ")} (default: user)`),
} as const;

export const detectionsCreate = command({
  words: ["detections", "create"],
  summary: "Judge a text by one guard method and keep the result",
  access: "write",
  scope: "guards",
  arguments: [{ name: "TEXT", summary: "the text, or - to read standard input" }],
  required: "--detector ID",
  options: detectionOptions,
  async run({ client, args, options, signal, terminal, answer, facts }) {
    const detector = options.detector;
    if (detector === undefined) throw new Ended("usage", "Name the guard method with --detector.");
    const text = await textOf(args["TEXT"] ?? "", terminal);
    const channel = channelIn(options.channel);
    const input = { detection_method: channel, ...(channel === "output" ? { response: text } : { prompt: text }) };
    const body = { id: options.id ?? crypto.randomUUID(), detector_id: detector, detector_inputs: [input] };
    const made = await client.protection.createDetection({ body }, { signal });
    return answer(made, () => facts(detectionFacts(made)));
  },
});

export const detectionsShow = command({
  words: ["detections", "show"],
  summary: "Show a detection",
  access: "read",
  scope: "guards",
  arguments: [{ name: "ID", summary: "the detection's ID" }],
  options: {},
  async run({ client, args, signal, answer, facts }) {
    const found = await client.protection.getDetection({ detection_id: args["ID"] ?? "" }, { signal });
    return answer(found, () => facts(detectionFacts(found)));
  },
});

interface Detection {
  readonly id: string;
  readonly status: string;
  readonly error_message?: string | null;
  readonly detector_outputs?: readonly { readonly score?: number; readonly label?: string | null }[];
}

const detectionFacts = ({ id, status, error_message, detector_outputs: outputs = [] }: Detection) => [
  ["ID", id] as const,
  ["Status", status] as const,
  ...outputs.map(
    ({ label, score }, at) => [`Input ${at + 1}`, `${label ?? "–"} (${score?.toFixed(2) ?? "–"})`] as const,
  ),
  ...(error_message ? [["Error", error_message] as const] : []),
];
