import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { defaultEvents, eventTypes, severities } from "./message/events.ts";

const tag = "Teams";
const PATH = "/v1/notifications/endpoints";
const access = "team:manage";

const Kind = named("NotificationKind", oneOf("webhook", "slack", "mail"));
const Event = named("NotificationEvent", oneOf(...eventTypes));
const Severity = named("NotificationSeverity", oneOf(...severities));
const DeliveryStatus = named("NotificationDeliveryStatus", oneOf("pending", "delivered", "dead"));

const name = text({ min: 1, max: 255 });
const address = text({ min: 1, max: 2083 });
const events = list(Event, { max: 50 });
const agentIds = list(uuid(), { max: 100 });
const told = {
  address: "An http or https URL for a webhook or slack (also Mattermost), an email address for mail.",
  events:
    "The events to send. Empty: all. Not given: what changed or needs someone, such as another verdict or a new finding.",
  agent_ids: "Only events of these agents. Empty: all, and events that concern no agent.",
  least_severity: "Only events that are at least this severe.",
};

export const NewNotificationEndpoint = model("NewNotificationEndpoint", {
  name: required(name, { example: "On-call channel" }),
  kind: required(Kind),
  address: required(address, { description: told.address }),
  events: withDefault(events, [...defaultEvents], { description: told.events }),
  agent_ids: withDefault(agentIds, [], { description: told.agent_ids }),
  least_severity: withDefault(Severity, "info", { description: told.least_severity }),
});

export const NotificationEndpointChange = model("NotificationEndpointChange", {
  name: optional(name),
  address: optional(address, { description: told.address }),
  events: optional(events, { description: told.events }),
  agent_ids: optional(agentIds, { description: told.agent_ids }),
  least_severity: optional(Severity, { description: told.least_severity }),
  enabled: optional(bool(), { description: "Events that happen while it is off are not sent later." }),
  rotate_secret: optional(bool(), {
    description: "Creates a new signing secret. For 24 hours, messages are signed with the previous one too.",
  }),
});

const shown = {
  id: required(uuid()),
  name: required(text()),
  kind: required(Kind),
  address: required(text()),
  events: required(list(Event)),
  agent_ids: required(list(uuid())),
  least_severity: required(Severity),
  enabled: required(bool()),
  disabled_reason: required(nullable(oneOf("by_admin", "gone", "failing")), {
    description: "Why it is off: an admin, a response with the status 410, or three days of failures.",
  }),
  failing_since: required(nullable(integer()), { description: "When the first failure since the last success was." }),
  waiting: required(integer(), { description: "Messages that are not delivered yet." }),
  delivered_at: required(nullable(integer()), { description: "When a message was last delivered." }),
  previous_secret_until: required(nullable(integer())),
  created_at: required(integer()),
  created_by: required(uuid()),
  updated_at: required(nullable(integer())),
} as const;

export const NotificationEndpoint = model("NotificationEndpoint", shown);
const EndpointWithSecret = model("NotificationEndpointWithSecret", {
  ...shown,
  secret: required(nullable(text()), {
    description:
      "The signing secret that this request created (docs/guides/get-notified.md). Shown only once: null for slack and mail, if no secret was created, and in a repeated response for an Idempotency-Key.",
  }),
});

const path = model("NotificationEndpointPath", { endpoint_id: required(uuid()) });
const example = {
  ...{ id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11", name: "On-call channel", kind: "webhook" },
  ...{ address: "https://hooks.example/console", events: ["finding.opened"], agent_ids: [], least_severity: "warning" },
  ...{ enabled: true, disabled_reason: null, failing_since: null, waiting: 0, delivered_at: 1760000300 },
  ...{ previous_secret_until: null, created_at: 1760000000, created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12" },
  updated_at: null,
};
const missing = ["ENDPOINT_NOT_FOUND"] as const;

export const createEndpointOp = operation({
  id: "teams.createNotificationEndpoint",
  method: "POST",
  path: PATH,
  tag,
  access,
  mcp: false,
  summary: "Create a notification endpoint",
  description:
    "Events are sent to it at least once and in order. A webhook is signed as Standard Webhooks describe it, retried for 24 hours, and never redirected. Messages contain IDs, names, figures and a link, never texts of agents or their users.",
  body: NewNotificationEndpoint,
  responses: { 201: EndpointWithSecret },
  errors: ["ENDPOINT_LIMIT", "MAIL_NOT_CONFIGURED"],
  example: {
    request: {
      ...{ name: "On-call channel", kind: "webhook", address: "https://hooks.example/console" },
      least_severity: "warning",
    },
    response: { ...example, delivered_at: null, secret: "whsec_…" },
  },
});

export const listEndpointsOp = operation({
  id: "teams.listNotificationEndpoints",
  method: "GET",
  path: PATH,
  tag,
  access,
  mcp: false,
  summary: "List notification endpoints",
  description: "All of the team's, at most 50.",
  responses: {
    200: model("NotificationEndpointList", {
      results: required(list(NotificationEndpoint)),
      mail_available: required(bool(), {
        description: "False if the operator has configured no mail server, so that mail can't be sent.",
      }),
    }),
  },
  example: { response: { results: [example], mail_available: true } },
});

export const changeEndpointOp = operation({
  id: "teams.updateNotificationEndpoint",
  method: "PATCH",
  path: `${PATH}/{endpoint_id}`,
  tag,
  access,
  mcp: false,
  summary: "Change a notification endpoint, switch it on or off, or rotate its secret",
  params: path,
  body: NotificationEndpointChange,
  responses: { 200: EndpointWithSecret },
  errors: missing,
  example: {
    request: { enabled: false },
    response: { ...example, enabled: false, disabled_reason: "by_admin", secret: null },
  },
});

export const deleteEndpointOp = operation({
  id: "teams.deleteNotificationEndpoint",
  method: "DELETE",
  path: `${PATH}/{endpoint_id}`,
  tag,
  access,
  mcp: false,
  summary: "Delete a notification endpoint and its deliveries",
  params: path,
  responses: { 204: null },
  errors: missing,
  example: {},
});

export const testEndpointOp = operation({
  id: "teams.testNotificationEndpoint",
  method: "POST",
  path: `${PATH}/{endpoint_id}/test`,
  tag,
  access,
  idempotent: false,
  mcp: false,
  summary: "Send a test message to a notification endpoint",
  description: "Sent now and not retried, also while the endpoint is off. Its type is `notification.test`.",
  params: path,
  responses: {
    200: model("NotificationTestResult", {
      delivered: required(bool()),
      response_status: required(nullable(integer()), { description: "Null for mail and if there was no response." }),
      response: required(nullable(text()), { description: "The first 1,024 bytes of the response." }),
      error: required(nullable(text())),
      elapsed_ms: required(integer()),
    }),
  },
  errors: missing,
  example: { response: { delivered: true, response_status: 204, response: null, error: null, elapsed_ms: 84 } },
});

const NotificationDelivery = model("NotificationDelivery", {
  id: required(uuid(), { description: "Sent as `webhook-id`, the same in every attempt." }),
  event: required(text()),
  title: required(text()),
  severity: required(Severity),
  status: required(DeliveryStatus, { description: "`dead`: not delivered within 24 hours, and not retried." }),
  attempts: required(integer()),
  created_at: required(integer()),
  last_attempt_at: required(nullable(integer())),
  next_attempt_at: required(nullable(integer())),
  response_status: required(nullable(integer())),
  response: required(nullable(text()), { description: "The first 1,024 bytes of the last response." }),
  error: required(nullable(text())),
});

const delivery = {
  ...{ id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b13", event: "guard.alarm_raised", severity: "critical" },
  ...{ title: "No traffic from Support bot for 2 hours", status: "delivered", attempts: 1 },
  ...{ created_at: 1760000299, last_attempt_at: 1760000300, next_attempt_at: null },
  ...{ response_status: 204, response: null, error: null },
};

export const listDeliveriesOp = operation({
  id: "teams.listNotificationDeliveries",
  method: "GET",
  path: `${PATH}/{endpoint_id}/deliveries`,
  tag,
  access,
  mcp: false,
  reads: "replica",
  summary: "List the deliveries of a notification endpoint",
  description: "The newest first. Kept for 30 days.",
  params: path,
  query: model("NotificationDeliveryQuery", {
    status: optional(nullable(DeliveryStatus)),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: {
    200: model("NotificationDeliveryList", {
      results: required(list(NotificationDelivery)),
      next_cursor: required(nullable(text())),
    }),
  },
  errors: missing,
  example: {
    response: {
      results: [delivery],
      next_cursor: null,
    },
  },
});

export const redeliverOp = operation({
  id: "teams.redeliverNotification",
  method: "POST",
  path: `${PATH}/{endpoint_id}/deliveries/{delivery_id}/redeliver`,
  tag,
  access,
  mcp: false,
  summary: "Send a delivery again",
  description:
    "It goes to the end of what waits at the endpoint, with the same ID and content, and is retried like a new one. A receiver that heeds `webhook-id` ignores what it has seen before.",
  params: model("NotificationDeliveryPath", {
    endpoint_id: required(uuid()),
    delivery_id: required(uuid()),
  }),
  responses: { 202: NotificationDelivery },
  errors: ["ENDPOINT_NOT_FOUND", "DELIVERY_NOT_FOUND", "ENDPOINT_OFF"],
  example: { response: { ...delivery, status: "pending", next_attempt_at: 1760000400 } },
});

export const notificationOperations = [
  createEndpointOp,
  listEndpointsOp,
  changeEndpointOp,
  deleteEndpointOp,
  testEndpointOp,
  listDeliveriesOp,
  redeliverOp,
] as const;
