import type { NotificationEndpoint } from "@agent-console/sdk";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { findId, type Named } from "../../names/find.ts";

type None = Record<never, never>;

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
        none: "No notification endpoints. Create one in the web console under Settings, Notifications.",
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
  arguments: [{ name: "ENDPOINT", summary: "an endpoint: its ID, the start of it, or its name" }],
  options: {},
  async run(call) {
    const { client, args, signal, answer, print } = call;
    const endpoint_id = await findId(
      { noun: "notification endpoint", list: () => named(call) },
      args["ENDPOINT"] ?? "",
    );
    const result = await client.teams.testNotificationEndpoint({ endpoint_id }, { signal });
    if (!result.delivered) throw new Ended("refused", `Not delivered. ${result.error ?? ""}`);
    return answer(result, () => print(`Delivered in ${result.elapsed_ms} ms.`));
  },
});

async function* named({ client, signal }: Call<None>): AsyncGenerator<Named> {
  const { results } = await client.teams.listNotificationEndpoints({}, { signal });
  for (const { id, name } of results) yield { id, name };
}
