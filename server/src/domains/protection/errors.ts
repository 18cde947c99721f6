import type { Catalog } from "../../kernel/errors.ts";

export const protectionErrors = {
  OTLP_REQUEST_INVALID: {
    status: 400,
    text: "The body can't be read.",
    remedy:
      "Send OTLP as your content type says: protobuf or JSON, gzip or not. An unmodified OpenTelemetry exporter does.",
  },
  OTLP_TYPE_UNSUPPORTED: {
    status: 415,
    text: "Send application/x-protobuf or application/json, with gzip or without any encoding.",
    remedy: "Set OTEL_EXPORTER_OTLP_PROTOCOL to http/protobuf or http/json; gRPC is not served.",
  },
  OTLP_BUSY: {
    status: 429,
    text: "Your team sends more telemetry than can be stored right now. Try again later.",
    remedy: "Exporters try again by themselves after Retry-After. If it lasts, sample traces or export less often.",
  },
  GUARD_CONFIG_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/guard-configs lists the guard configs of your team.",
  },
  AGENT_WITHOUT_GUARDS: {
    status: 409,
    text: "No guards are applied to this agent, so the gateway would pass nothing on.",
    remedy: "Apply a guard config to the agent first (POST /v1/guard-configs/{id}/apply).",
  },
  GUARD_RULE_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/guard-rules lists the guard rules of your team.",
  },
  GUARD_VERSION_NOT_FOUND: {
    status: 404,
    text: "The guard config has no version with this number.",
    remedy: "GET …/versions lists the versions that were applied.",
  },
  GUARD_NOT_LIVE: {
    status: 409,
    text: "This guard is not in the agent's live version of this guard config.",
    remedy: "GET /v1/guard-configs/{config_id} lists the guards of a config; apply it first.",
  },
  GUARD_CONFIG_LIVE: {
    status: 409,
    text: "An agent is protected by this guard config.",
    remedy:
      "Apply another guard config to the agent first. Admins can delete it with `force=true`, which leaves the agent unprotected.",
  },
  GUARD_CONFIG_WITHOUT_AGENT: {
    status: 409,
    text: "This guard config is a template: it has no agent.",
    remedy: "Create a guard config with the same body and the ID of the agent, and apply that one.",
  },
  GUARD_METHOD_UNAVAILABLE: {
    status: 409,
    text: "The guard config names methods that this console does not have.",
    remedy: "Remove the methods in `unavailable` from the config, or replace them with others (GET /v1/guard-methods).",
  },
  PROMOTION_NOT_PROVEN: {
    status: 409,
    text: "There is not enough evidence that these guards leave legitimate requests alone.",
    remedy:
      "Keep the guards in `refusals` in shadow until they have judged enough requests. Admins can override with `override_reason`.",
  },
  AGENT_NOT_GUARDED: {
    status: 409,
    text: "No guard config has been applied to this agent.",
    remedy: "Apply a guard config to the agent, or judge by `config_id` or `config_body`.",
  },
  GUARD_VERSION_UNUSABLE: {
    status: 503,
    text: "This console can't use the agent's live guard version.",
    remedy: "Apply a guard config again. The log of the console says what it lacks.",
  },
  GUARD_BLOCKED: {
    status: 400,
    text: "A guard blocked this request.",
    remedy: "Change the request. The Detections page of the agent shows the guard and the rule that blocked it.",
  },
  GUARD_UNAVAILABLE: {
    status: 503,
    text: "The guards of this agent could not judge the request, so nothing was passed on.",
    remedy:
      "Apply a guard config to the agent on its Guards page if it has none. Otherwise the Detections page shows the guard that could not judge.",
  },
  GATEWAY_PATH_NOT_SERVED: {
    status: 404,
    text: "The gateway does not serve this path.",
    remedy:
      "Use a path of the route's protocol, such as /v1/chat/completions. Admins can name further paths on the route; they pass unjudged.",
  },
  GATEWAY_REQUEST_INVALID: {
    status: 400,
    text: "The gateway can't read this request.",
    remedy:
      "Send JSON in UTF-8 without a byte order mark, plain or gzip: at most 10 MB, 64 levels deep and 100,000 values.",
  },
  GATEWAY_UPSTREAM_FAILED: {
    status: 502,
    text: "The agent or model behind the gateway could not be reached, or did not answer properly.",
    remedy: "Check the address of the agent or route. Redirects are not followed.",
  },
  GATEWAY_UPSTREAM_LATE: {
    status: 504,
    text: "The agent or model behind the gateway did not answer in time.",
    remedy: "Retry later, or raise the deadlines of the route.",
  },
  TELEMETRY_QUERY_INVALID: {
    status: 422,
    text: "The query can't be read, or asks for something that is not supported.",
    remedy:
      "`detail` has the position and the reason. docs/guides/telemetry/query-logs-and-traces.md lists what is supported.",
  },
  TRACE_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/telemetry/traces lists the traces of your team. Spans are deleted after 30 days.",
  },
  GUARD_HIT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET …/guard-hits lists the hits of a guard config. They are deleted after 7 days unless labeled.",
  },
  GUARD_EVENT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/guard-events lists the guard events of your team. They are deleted after 30 days.",
  },
  AGENT_NOT_SAMPLE: {
    status: 409,
    text: "Only a sample agent can have made-up traffic.",
    remedy: "Send the agent's own traffic through the gateway. Agents for trying things out have the tag `sample`.",
  },
  RECORDED_TRAFFIC_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/recorded-traffic lists what is recorded. It is deleted after 7 days.",
  },
  GUARD_REPLAY_RUNNING: {
    status: 409,
    text: "A replay of this guard config is running.",
    remedy: "GET …/replays lists it. Start another when it is completed, or cancel it.",
  },
  GUARD_REPLAY_ENDED: {
    status: 409,
    text: "The replay has already ended.",
    remedy: "GET the replay to read its status and result.",
  },
  GUARD_REPLAY_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET …/replays lists the last 20 replays of a guard config.",
  },
  COMMENT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy:
      "GET /v1/telemetry/traces/{trace_id}/annotations lists the comments of a trace. Only admins delete those of others.",
  },
  TRACE_ANNOTATIONS_FULL: {
    status: 409,
    text: "The trace has as many scores or comments as it can have.",
    remedy: "A trace has at most 100 scores and 200 comments. Delete some, or replace your own score.",
  },
  DETECTION_EXISTS: {
    status: 409,
    text: "A detection with this ID and another request already exists.",
    remedy: "Send another ID, or read the detection with GET.",
  },
  DETECTION_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "Check the ID and the team. Detections are kept for 30 days.",
  },
  EXTERNAL_GUARD_EXISTS: {
    status: 409,
    text: "Your team has a guard of this kind and name already.",
    remedy: "Choose another name, or delete the registered guard first.",
  },
  EXTERNAL_GUARD_STATE: {
    status: 409,
    text: "The measurement is running or complete.",
    remedy: "Only a measurement that paused or failed can be continued.",
  },
  EXTERNAL_GUARD_IN_USE: {
    status: 409,
    text: "An agent is protected by this guard.",
    remedy:
      "Apply a config without it to the agents first; `guard_configs` lists the configs. Admins can delete it with `force=true`: then the guard can't judge, and what follows is up to its `on-error`.",
  },
  ALARM_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/alarms lists the alarms of your team.",
  },
  REMOTE_GUARD_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/remote-guards lists the remote guards of your team.",
  },
  GUARD_MODEL_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/guard-models lists the guard models of your team.",
  },
  MODEL_FOLDER_MISSING: {
    status: 409,
    text: "This console has no folder for guard models.",
    remedy: "Operators: set CONSOLE_GUARD_MODELS to the folder that holds the model files, and restart the console.",
  },
  MODEL_RUNTIME_MISSING: {
    status: 409,
    text: "Guard models need a package that is not part of the console.",
    remedy: "Operators: install it in the folder for guard models; the message has the command.",
  },
  GATEWAY_KEY_INVALID: {
    status: 401,
    text: "The gateway key is missing, unknown, expired or revoked.",
    remedy:
      "Send a gateway key of this agent as `Authorization: Bearer gk_…`, `x-api-key` or `api-key`. API keys of the console do not work at the gateway.",
  },
  GATEWAY_KEY_FORBIDDEN: {
    status: 403,
    text: "The gateway key is not for this route.",
    remedy: "Use a key of this agent that names this leg, and send requests from an origin that the key allows.",
  },
  GATEWAY_ROUTE_NOT_FOUND: {
    status: 404,
    text: "The gateway has no such route.",
    remedy: "GET /v1/gateway-routes lists the routes of your team; the address of one is `/gateway/{route}`.",
  },
  GATEWAY_LIMITED: {
    status: 429,
    text: "A limit of the gateway key is reached.",
    remedy: "Retry after the time in `Retry-After`, or ask an admin to raise the limit of the key.",
  },
  GATEWAY_UNAVAILABLE: {
    status: 503,
    text: "The gateway can't check the key right now.",
    remedy: "Retry later. Operators: the log of the gateway says what it can't reach, most likely the database.",
  },
  GATEWAY_ROUTE_EXISTS: {
    status: 409,
    text: "The agent has a route for this leg already, or the slug is taken.",
    remedy: "Change the route that exists, or choose another slug. Slugs are unique in the console.",
  },
  GATEWAY_KEY_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/gateway-keys lists the gateway keys of your team.",
  },
  GATEWAY_KEY_REVOKED: {
    status: 409,
    text: "The gateway key is revoked.",
    remedy: "A revoked key never works again. Create another one.",
  },
  MODEL_PRICE_MISSING: {
    status: 409,
    text: "The model has no price, so a cost limit can't be enforced.",
    remedy: "Set a price for the model (POST /v1/model-prices), or remove the cost limit of the gateway key.",
  },
  PINNED_TOOL_NOT_FOUND: {
    status: 404,
    text: "The route has no pinned tool of this name.",
    remedy: "GET /v1/gateway-routes/{route_id}/tools lists the pinned tools of the route.",
  },
  TOOL_CHANGE_NOT_FOUND: {
    status: 404,
    text: "This tool has no such changed definition. It may have changed again, or match the pinned definition again.",
    remedy: "GET /v1/gateway-routes/{route_id}/tools lists the pinned tools of the route.",
  },
  MODEL_PRICE_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/model-prices lists the prices of your team.",
  },
  MODEL_PRICE_EXISTS: {
    status: 409,
    text: "There is a price for this pattern already.",
    remedy: "Change that price instead.",
  },
  FLOW_POLICY_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/flow-policies lists the flow policies of your team.",
  },
  FLOW_POLICY_EXISTS: {
    status: 409,
    text: "Your team has a flow policy with this name, or 100 of them.",
    remedy: "Choose another name, or delete a policy that is not attached to an agent.",
  },
  FLOW_POLICY_LIVE: {
    status: 409,
    text: "This flow policy is attached to an agent.",
    remedy: "Detach it from its agents first: apply it with the mode `off`.",
  },
  FLOW_POLICY_NOT_ATTACHED: {
    status: 409,
    text: "This flow policy is not attached to the agent.",
    remedy: "`attachments` of the policy lists its agents.",
  },
  FLOW_VERSION_NOT_FOUND: {
    status: 404,
    text: "The flow policy has no version with this number.",
    remedy: "GET …/versions lists the versions that were attached.",
  },
  FLOW_CASE_FAILED: {
    status: 409,
    text: "A case of the flow policy fails.",
    remedy: "`failing` lists the cases with what they expect and what they get. Change the text or the cases.",
  },
  FLOW_HIT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET …/hits lists the hits of a flow policy. They are deleted after 30 days unless labeled.",
  },
  FLOW_LIST_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/flow-lists lists the lists of your team.",
  },
  FLOW_LIST_IN_USE: {
    status: 409,
    text: "A flow policy uses this list.",
    remedy: "`policies` names them. Remove the list from their texts first.",
  },
  FLOW_LISTS_FULL: {
    status: 409,
    text: "Your team has 200 lists.",
    remedy: "Delete a list that no policy uses.",
  },
  TELEMETRY_UNAVAILABLE: {
    status: 502,
    text: "The telemetry backend did not answer properly.",
    remedy:
      "Retry later. Operators: check TELEMETRY_METRICS_URL, TELEMETRY_LOGS_URL, TELEMETRY_TRACES_URL and their headers, and whether the backend is up; the log of the console has the reason.",
  },
  ALERT_RULE_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/alert-rules lists the alert rules of your team.",
  },
  ALERT_RULES_FULL: {
    status: 409,
    text: "Your team has 50 alert rules.",
    remedy: "Delete a rule, or let one rule look at each agent.",
  },
  UNREGISTERED_AGENT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/telemetry/unregistered-agents lists them. One that was not seen for a week makes room for others.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof protectionErrors, true> {}
}
