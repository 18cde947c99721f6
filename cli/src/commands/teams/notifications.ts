import { readFile } from "node:fs/promises";
import type { Api, NotificationEndpoint } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../command/command.ts";
import { value, values } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId, findOne, type Kind, type Named } from "../../names/find.ts";
import type { Terminal } from "../../output/screen.ts";
import { visible } from "../../output/visible.ts";

export const ENDPOINT = { name: "ENDPOINT", summary: "an endpoint: its ID, the start of it, or its name" };

export const endpointsOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "notification endpoint",
  async *list(): AsyncGenerator<Named> {
    const { results } = await client.teams.listNotificationEndpoints({}, { signal });
    for (const { id, name } of results) yield { id, name };
  },
});

export const notificationsList = command({
  words: ["notifications", "list"],
  summary: "List where events are sent",
  access: "read",
  scope: "full",
  lists: "all",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows }) {
    const page = await client.teams.listNotificationEndpoints({}, { signal });
    return answer(page, () =>
      rows(page.results, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "NAME", value: ({ name }) => name },
          { title: "KIND", value: ({ kind }) => kind },
          { title: "STATE", value: stateOf },
          { title: "WAITING", value: ({ waiting }) => waiting },
          { title: "ADDRESS", value: ({ address }) => address },
        ],
        none: "No notification endpoints. Create one with agent-console notifications add NAME.",
      }),
    );
  },
});

const stateOf = ({ enabled, failing_since }: NotificationEndpoint): string => {
  if (!enabled) return "off";
  return failing_since === null ? "on" : "failing";
};

export const notificationsTest = command({
  words: ["notifications", "test"],
  summary: "Send a test message to a notification endpoint",
  access: "write",
  scope: "full",
  arguments: [ENDPOINT],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const endpoint_id = await findId(endpointsOf(client, signal), args["ENDPOINT"] ?? "");
    const result = await client.teams.testNotificationEndpoint({ endpoint_id }, { signal });
    if (!result.delivered) throw new Ended("refused", `Not delivered. ${result.error ?? ""}`);
    return answer(result, () => print(`Delivered in ${result.elapsed_ms} ms.`));
  },
});

const KINDS = choices.NotificationKind;
const SEVERITIES = choices.NotificationSeverity;
/** Longer than any address that the console takes. */
const MOST_ADDRESS = 4_096;

export const notificationsAdd = command({
  words: ["notifications", "add"],
  summary: "Add where events are sent",
  details: [
    "The address is read from a file or from standard input, because it often contains a token.",
    "Without --event, an endpoint gets what changed or needs someone: changed verdicts, new findings, alarms.",
  ],
  access: "write",
  scope: "full",
  arguments: [{ name: "NAME", summary: "what to call it" }],
  required: "--kind KIND --address-from FILE",
  options: {
    kind: value("KIND", `${KINDS.join(", ")}; slack is also for Mattermost`),
    "address-from": value("FILE", "a file with the URL or the email address; - for standard input"),
    event: values("EVENT", "only this event, such as finding.opened; may be repeated"),
    agent: values("AGENT", "only events of this agent: its ID, the start of it, or its exact name; may be repeated"),
    severity: value("SEVERITY", `at least this: ${SEVERITIES.join(", ")} (default: info)`),
  },
  async run({ client, args, options, signal, terminal, answer, facts }) {
    const kind = KINDS.find((one) => one === options.kind);
    const severity = SEVERITIES.find((one) => one === (options.severity ?? "info"));
    if (!kind) throw new Ended("usage", `--kind takes ${KINDS.join(", ")}.`);
    if (!severity) throw new Ended("usage", `--severity takes ${SEVERITIES.join(", ")}.`);
    const address = await readAddress(terminal, options["address-from"]);
    const agent_ids: string[] = [];
    for (const agent of options.agent) agent_ids.push(await findId(agentsOf(client, signal), agent));
    const chosen = options.event.length > 0 ? { events: [...options.event] as NotificationEndpoint["events"] } : {};
    const body = { name: args["NAME"] ?? "", kind, address, agent_ids, least_severity: severity, ...chosen };
    const created = await client.teams.createNotificationEndpoint({ body }, { signal });
    return answer(created, () =>
      facts([
        ["ID", created.id],
        ["Name", visible(created.name)],
        ["Signing secret, shown only now", created.secret],
      ]),
    );
  },
});

async function readAddress({ input }: Terminal, from: string | undefined): Promise<string> {
  if (from === undefined)
    throw new Ended("usage", "Say where the address is: --address-from FILE, or - for standard input.");
  try {
    return (from === "-" ? await input.read(MOST_ADDRESS) : await readFile(from, "utf8")).trim();
  } catch {
    throw new Ended("usage", `The file ${from} can't be read.`);
  }
}

export const notificationsRemove = command({
  words: ["notifications", "remove"],
  summary: "Remove a notification endpoint and its deliveries",
  access: "destructive",
  scope: "full",
  arguments: [ENDPOINT],
  options: {},
  async run({ client, args, signal, answer, print, confirm }) {
    const { id, name } = await findOne(endpointsOf(client, signal), args["ENDPOINT"] ?? "");
    await confirm({ sentence: `Removes the notification endpoint ${visible(name)} and what waits at it.`, name });
    await client.teams.deleteNotificationEndpoint({ endpoint_id: id }, { signal });
    return answer({ id, removed: true }, () => print("Removed."));
  },
});
