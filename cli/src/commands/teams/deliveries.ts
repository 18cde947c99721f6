import * as choices from "@agent-console/sdk/choices";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { findId } from "../../names/find.ts";
import { ENDPOINT, endpointsOf } from "./notifications.ts";

const STATUSES = choices.NotificationDeliveryStatus;
const PAGE = 50;

export const notificationsDeliveries = command({
  words: ["notifications", "deliveries"],
  summary: "List what was sent to a notification endpoint, the newest first",
  access: "read",
  scope: "full",
  arguments: [ENDPOINT],
  options: { status: value("STATUS", `only these: ${STATUSES.join(", ")}`) },
  async run({ client, args, options, signal, answer, rows }) {
    const status = STATUSES.find((one) => one === options.status) ?? null;
    if (options.status !== undefined && !status) throw new Ended("usage", `--status takes ${STATUSES.join(", ")}.`);
    const endpoint_id = await findId(endpointsOf(client, signal), args["ENDPOINT"] ?? "");
    const page = await client.teams.listNotificationDeliveries({ endpoint_id, status, limit: PAGE }, { signal });
    return answer(page, () =>
      rows(page.results, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "EVENT", value: ({ event }) => event },
          { title: "STATUS", value: ({ status: state }) => state },
          { title: "ATTEMPTS", value: ({ attempts }) => attempts },
          { title: "RESPONSE", value: ({ response_status: code, error }) => error ?? code },
          { title: "TITLE", value: ({ title }) => title },
        ],
        none: "Nothing was sent yet. Try agent-console notifications test ENDPOINT.",
      }),
    );
  },
});

export const notificationsRedeliver = command({
  words: ["notifications", "redeliver"],
  summary: "Send a delivery again, with the same ID and content",
  access: "write",
  scope: "full",
  arguments: [ENDPOINT, { name: "DELIVERY", summary: "the ID of the delivery" }],
  options: {},
  async run({ client, args, signal, answer, print }) {
    const endpoint_id = await findId(endpointsOf(client, signal), args["ENDPOINT"] ?? "");
    const delivery_id = args["DELIVERY"] ?? "";
    const delivery = await client.teams.redeliverNotification({ endpoint_id, delivery_id }, { signal });
    return answer(delivery, () => print("Waits to be sent again."));
  },
});
