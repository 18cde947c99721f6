import type { Api, FindingUpdate } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId, type Kind, type Named } from "../../names/find.ts";
import { pages } from "../../names/pages.ts";
import { day } from "../../output/dates.ts";
import { visibleLines } from "../../output/visible.ts";

const STATES = choices.FindingState;
const SEVERITIES = choices.FindingSeverity.toReversed();
const FINDING = { name: "FINDING", summary: "its ID, or the start of it" };

const findingsOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "finding",
  async *list(): AsyncGenerator<Named> {
    const read = (cursor: string | undefined) => client.evaluation.listFindings({ limit: 100, cursor }, { signal });
    for await (const { id } of pages(read)) yield { id, name: "" };
  },
});

function oneOf<const W extends string>(option: string, given: string | undefined, words: readonly W[]): W | undefined {
  const found = words.find((word) => word === given);
  if (given === undefined || found) return found;
  throw new Ended("usage", `${option} takes ${words.join(", ")}, not "${given}".`);
}

export const findingsList = command({
  words: ["findings", "list"],
  summary: "List findings: each is one weakness of an agent",
  access: "read",
  scope: "evaluations",
  lists: "pages",
  arguments: [],
  options: {
    agent: value("AGENT", "only those of this agent: its ID, the start of it, or its exact name"),
    severity: value("SEVERITY", `only these: ${SEVERITIES.join(", ")}`),
    state: value("STATE", `only these: ${STATES.join(", ")} (default: open; all for every state)`),
    search: value("TEXT", "part of the title or summary"),
  },
  async run({ client, options, signal, list }) {
    const severity = oneOf("--severity", options.severity, SEVERITIES);
    const state = options.state === "all" ? undefined : (oneOf("--state", options.state, STATES) ?? "open");
    const agent_id = options.agent ? await findId(agentsOf(client, signal), options.agent) : undefined;
    const { search } = options;
    return list({
      read: (at) => client.evaluation.listFindings({ agent_id, severity, state, search, ...at }, { signal }),
      rows: ({ results }) => results,
      columns: [
        { title: "ID", value: ({ id }) => id, whole: true },
        { title: "SEVERITY", value: (row) => row.severity },
        { title: "STATE", value: (row) => row.state },
        { title: "AGENT", value: ({ agent_name: name }) => name },
        { title: "FAILURES", value: ({ failures }) => failures },
        { title: "TITLE", value: ({ title }) => title },
      ],
      none: "No findings.",
    });
  },
});

export const findingsShow = command({
  words: ["findings", "show"],
  summary: "Show a finding and why it was found",
  details: ["Transcripts are printed with --json only: they are texts of others."],
  access: "read",
  scope: "evaluations",
  arguments: [FINDING],
  options: {},
  async run({ client, args, signal, answer, facts, print }) {
    const finding_id = await findId(findingsOf(client, signal), args["FINDING"] ?? "");
    const finding = await client.evaluation.getFinding({ finding_id }, { signal });
    return answer(finding, () => {
      facts([
        ["finding", finding.id],
        ["title", finding.title],
        ["severity", finding.severity],
        ["state", finding.state],
        ["agent", finding.agent_name],
        ["detector", finding.detector],
        ["failures", finding.failures],
        ["found", day(finding.found_at)],
        ["last seen", day(finding.last_seen_at)],
        ["due", finding.due_at === null ? null : day(finding.due_at)],
        ["evaluation", finding.evaluation_id],
      ]);
      print(`\n${visibleLines(finding.summary)}`);
      if (finding.reason) print(visibleLines(finding.reason));
    });
  },
});

export const findingsTriage = command({
  words: ["findings", "triage"],
  summary: "Set the state of a finding: open, fixed, false_positive or accepted",
  access: "write",
  scope: "evaluations",
  arguments: [FINDING, { name: "STATE", summary: STATES.join(", ") }],
  options: {
    reason: value("TEXT", "why; needed to accept a risk or to call it a false positive"),
    until: value("DATE", "accept the risk until this day, such as 2030-01-31"),
    due: value("DATE", "to be fixed by this day"),
  },
  async run({ client, args, options, signal, answer, print }) {
    const state = oneOf("STATE", args["STATE"], STATES);
    const finding_id = await findId(findingsOf(client, signal), args["FINDING"] ?? "");
    const body: FindingUpdate = {
      ...(state ? { state } : {}),
      ...(options.reason === undefined ? {} : { reason: options.reason }),
      ...(options.until === undefined ? {} : { accepted_until: secondsIn("--until", options.until) }),
      ...(options.due === undefined ? {} : { due_at: secondsIn("--due", options.due) }),
    };
    const { etag } = await client.evaluation.getFinding({ finding_id }, { signal }).withResponse();
    const finding = await client.evaluation.updateFinding(
      { finding_id, body, ...(etag ? { ifMatch: etag } : {}) },
      { signal },
    );
    return answer(finding, () => print(`Finding ${finding_id} is ${finding.state}.`));
  },
});

function secondsIn(option: string, given: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(`${given}T23:59:59Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new Ended("usage", `${option} takes a day such as 2030-01-31, not "${given}".`);
  return Math.floor(at / 1000);
}
