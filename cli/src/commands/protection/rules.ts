import type { Api, GuardRule, TriedGuardRule } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { value, values } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { pages } from "../../names/pages.ts";
import { visible } from "../../output/visible.ts";
import { listByAgent, ofAgent } from "./list-by-agent.ts";
import { numberOf } from "./number-of.ts";

const CHANNELS = choices.NewGuardRuleChannels;
const ACTIONS = choices.NewGuardRuleAction.toReversed();
type Channel = (typeof CHANNELS)[number];

export const guardRulesList = command({
  words: ["guard", "rules", "list"],
  summary: "List guard rules with where they come from and when they expire",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: ofAgent,
  run: (call) =>
    listByAgent(call, {
      read: (agent_id) =>
        pages((cursor) =>
          call.client.protection.listGuardRules({ agent_id, limit: 200, cursor }, { signal: call.signal }),
        ),
      columns: (nameOf) => [
        { title: "ID", value: ({ id }) => id, whole: true },
        { title: "NAME", value: ({ name }) => name },
        { title: "AGENT", value: nameOf },
        { title: "GUARD", value: ({ guard }) => guard },
        { title: "MODE", value: modeOf },
        { title: "FROM", value: ({ provenance }) => provenance.kind },
        { title: "EXPIRES", value: ({ expires_at: at }) => (at === null ? "never" : dayOf(at)) },
        { title: "PATTERN", value: ({ pattern }) => pattern },
      ],
      none: "No guard rules. Create one with agent-console guard rules create AGENT --finding ID.",
    }),
});

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

function modeOf({ mode, ended_at }: GuardRule): string {
  if (ended_at !== null) return "expired";
  return mode ?? "not live";
}

/** What a rule is made from. */
const sourceOptions = {
  pattern: value("PATTERN", "what to find; default: the least common phrase of the text"),
  text: value("TEXT", "the text to stop, or - to read standard input"),
  finding: value("ID", "a finding, whose prompt is the text to stop"),
  detection: value("ID", "a guard event whose recorded text the rule should stop; opening it is audited"),
  channel: values("NAME", `where to look: ${CHANNELS.join(", ")}; can be repeated (default: where the text was found)`),
  action: value("ACTION", `once it enforces: ${ACTIONS.join(", ")} (default: block)`),
} as const;

interface Source {
  readonly pattern: string;
  readonly text: string | null;
  readonly channels: readonly Channel[];
  readonly action: (typeof ACTIONS)[number];
  readonly provenance: { readonly kind: "finding" | "detection" | "person"; readonly id: string | null };
  /** Of the rule, if the user gives none. */
  readonly name: string;
}

async function sourceOf({ client, library, options, signal, terminal }: Call<typeof sourceOptions>): Promise<Source> {
  const { pattern, text, finding, detection, action = "block" } = options;
  if ([text, finding, detection].filter((one) => one !== undefined).length > 1)
    throw new Ended("usage", "Use one of --text, --finding and --detection.");
  const from =
    finding !== undefined
      ? await fromFinding(client, finding, signal)
      : detection !== undefined
        ? await fromDetection(client, detection, { isTextNeeded: pattern === undefined, signal })
        : { ...written, text: text === "-" ? await terminal.input.read(LONGEST) : (text ?? null) };
  const [drafted] = pattern === undefined && from.text ? library.draftGuardRule(from.text) : [];
  const found = pattern ?? drafted?.pattern;
  if (found === undefined)
    throw new Ended("usage", from.text ? "No phrase of the text makes a pattern. Use --pattern." : NOTHING_GIVEN);
  const act = ACTIONS.find((one) => one === action);
  if (!act) throw new Ended("usage", `--action takes ${ACTIONS.join(", ")}, not "${action}".`);
  const channels = options.channel.length === 0 ? [from.channel] : options.channel.map(channelIn);
  return { ...from, channels, pattern: found, action: act };
}

const LONGEST = 100_000;
const NOTHING_GIVEN = "Say what to stop: --finding ID, --detection ID, --text TEXT or --pattern PATTERN.";
const written = { channel: "user", name: "Written rule", provenance: { kind: "person", id: null } } as const;

type From = Omit<Source, "pattern" | "channels" | "action"> & { readonly channel: Channel };

async function fromFinding(client: Api, finding_id: string, signal: AbortSignal): Promise<From> {
  const { id, title, transcript } = await client.evaluation.getFinding({ finding_id }, { signal });
  const { question } = transcript;
  const read = question?.before.flatMap(({ role, text }) => (role === "tool" && text ? [text] : [])) ?? [];
  const said = question?.turns.filter((turn) => turn !== "") ?? [];
  const texts = read.length > 0 ? read : said;
  if (texts.length === 0) throw new Ended("refused", "The transcript of this finding was deleted. Use --pattern.");
  return {
    ...{ text: texts.join("\n"), channel: read.length > 0 ? "tool_result" : "user", name: title.slice(0, 60) },
    provenance: { kind: "finding", id },
  };
}

async function fromDetection(
  client: Api,
  event_id: string,
  { isTextNeeded, signal }: { readonly isTextNeeded: boolean; readonly signal: AbortSignal },
): Promise<From> {
  const { event } = await client.protection.getGuardEvent({ event_id }, { signal });
  const from = {
    ...{ channel: event.channel, name: `Like ${event.guard || event.rule}`.slice(0, 60) },
    provenance: { kind: "detection", id: event.id },
  } as const;
  if (!isTextNeeded) return { ...from, text: null };
  if (event.hit_id === null) throw new Ended("refused", "The text of this event was not kept. Use --pattern.");
  const { texts } = await client.protection.openRecordedTraffic({ entry_id: event.hit_id }, { signal });
  return { ...from, text: texts[0]?.text ?? null };
}

function channelIn(given: string): Channel {
  const found = CHANNELS.find((name) => name === given);
  if (found) return found;
  throw new Ended("usage", `--channel takes ${CHANNELS.join(", ")}, not "${given}".`);
}

const agent = { name: "AGENT", summary: "an agent: its ID, the start of it, or its exact name" } as const;

export const guardRulesTry = command({
  words: ["guard", "rules", "try"],
  summary: "Try a rule on its text, on ordinary texts and on recorded traffic",
  details: [
    "Changes nothing. Ends with 1 if the rule misses its own text, or hits ordinary texts or legitimate requests.",
  ],
  access: "read",
  scope: "guards",
  arguments: [agent],
  options: sourceOptions,
  async run(call) {
    const { client, args, signal, answer, facts, rows } = call;
    const { pattern, text, channels, action } = await sourceOf(call);
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const body = { agent_id, pattern, channels: [...channels], action, text };
    const tried = await client.protection.tryGuardRule({ body }, { signal });
    answer({ pattern, ...tried }, () => {
      facts([
        ["Pattern", visible(pattern)],
        ["The text itself", tried.text === null ? null : tried.text.is_hit ? "hit" : "not hit"],
      ]);
      rows(figuresOf(tried), {
        columns: [
          { title: "TEXTS", value: ({ name }) => name },
          { title: "N", value: ({ n }) => n },
          { title: "HITS", value: ({ hits }) => hits },
          { title: "AT MOST", value: ({ high }) => (high === null ? null : `${(high * 100).toFixed(2)}%`) },
        ],
        none: "",
      });
    });
    const isClean = figuresOf(tried).every(({ hits, isWanted }) => isWanted || hits === 0);
    return tried.text?.is_hit !== false && isClean ? "passed" : "failed";
  },
});

const figuresOf = ({ hard_negatives: hard, ordinary, traffic }: TriedGuardRule) => [
  { name: "Ordinary texts with the words of attacks", ...hard, isWanted: false },
  { name: "Ordinary texts", ...ordinary, isWanted: false },
  { name: "Recorded legitimate requests", ...traffic.legitimate, isWanted: false },
  { name: "Labeled attacks", ...traffic.attacks, high: null, isWanted: true },
];

export const guardRulesCreate = command({
  words: ["guard", "rules", "create"],
  summary: "Create a guard rule, which begins in shadow",
  details: [
    "From a finding, a detection, a text or a pattern. To let it enforce, use agent-console guard promote with the agent and the guard that is printed.",
  ],
  access: "write",
  scope: "full",
  arguments: [agent],
  options: {
    ...sourceOptions,
    name: value("NAME", "to recognize it by"),
    note: value("TEXT", "why there is this rule"),
    "expires-in-days": value("DAYS", "default: never"),
  },
  async run(call) {
    const { client, args, options, signal, answer, facts } = call;
    const { provenance, text: _text, ...source } = await sourceOf(call);
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const days = numberOf("expires-in-days", options["expires-in-days"]);
    const body = {
      ...{ agent_id, name: options.name ?? source.name, pattern: source.pattern, action: source.action },
      ...{ channels: [...source.channels], provenance: { ...provenance, note: options.note ?? null } },
      expires_at: days === null ? null : Math.floor(Date.now() / 1000 + days * 86_400),
    };
    const rule = await client.protection.createGuardRule({ body }, { signal });
    return answer(rule, () =>
      facts([
        ["ID", rule.id],
        ["Guard", rule.guard],
        ["Mode", rule.mode],
        ["Pattern", visible(rule.pattern)],
        ["Config", rule.config_id],
      ]),
    );
  },
});
