import { operation } from "../../../../kernel/operation.ts";
import { bool } from "../../../../kernel/shape/bool.ts";
import { required } from "../../../../kernel/shape/field.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";

const tag = "Protection";
const PATH = "/v1/gateway-routes/{route_id}/tools";
const params = model("PinnedToolsPath", { route_id: required(uuid()) });

const digestNote = { description: "SHA-256 of the tool's definition: its name, description, schemas and annotations." };

const pinFields = {
  tool: required(text()),
  digest: required(text(), digestNote),
  changed_digest: required(nullable(text()), {
    description:
      "Of the newest definition, if it is not the pinned one. The tool is hidden while guards on documents enforce.",
  }),
  changed_at: required(nullable(integer())),
  accepted_by: required(nullable(uuid()), {
    description: "Who accepted the pinned definition. Null: it was the first one seen.",
  }),
  created_at: required(integer()),
  seen_at: required(integer()),
};
const PinnedTool = model("PinnedTool", pinFields);

const ToolDefinition = model("ToolDefinition", {
  text: required(text(), { description: "The definition as JSON, one member per line." }),
  is_cut: required(bool(), {
    description: "True for a definition of more than 16,384 characters: the text is its beginning, as one line.",
  }),
});

const ToolDefinitionChange = model("ToolDefinitionChange", {
  path: required(list(text()), { description: "Names of members, and places in lists." }),
  before: required(nullable(text()), { description: "A text as it is, anything else as JSON. Null: not there." }),
  after: required(nullable(text())),
});

const PinnedToolDetails = model("PinnedToolDetails", {
  ...pinFields,
  pinned: required(nullable(ToolDefinition), {
    description: "Null until the tool is listed again, if it was pinned before definitions were stored.",
  }),
  changed: required(nullable(ToolDefinition), { description: "The newest definition, if it is not the pinned one." }),
  difference: required(
    nullable(
      model("ToolDifference", {
        changes: required(list(ToolDefinitionChange)),
        is_complete: required(bool(), { description: "False: there are more than 200 changes." }),
      }),
    ),
    { description: "What changed, member by member. Null unless both definitions are there and neither is cut." },
  ),
});

export const AcceptTool = model("AcceptTool", {
  tool: required(text({ min: 1, max: 200 })),
  digest: required(text({ min: 64, max: 64 }), {
    description: "`changed_digest` of the definition that you reviewed. A newer one is not accepted with it.",
  }),
});

const AcceptTools = model("AcceptTools", { tools: required(list(AcceptTool, { min: 1, max: 1000 })) });

const example = {
  ...{ tool: "read_file", digest: "5f".repeat(32), changed_digest: null, changed_at: null, accepted_by: null },
  ...{ created_at: 1_780_000_000_000, seen_at: 1_780_000_000_000 },
};

export const listPinnedToolsOp = operation({
  id: "protection.listPinnedTools",
  method: "GET",
  path: PATH,
  tag,
  access: "guard:read",
  summary: "List the pinned tools of a route",
  description: "Tools that the route's tool server listed, each pinned as it was first seen or last accepted.",
  params,
  responses: { 200: model("PinnedToolList", { results: required(list(PinnedTool)) }) },
  errors: ["GATEWAY_ROUTE_NOT_FOUND"],
  example: { response: { results: [example] } },
});

export const getPinnedToolOp = operation({
  id: "protection.getPinnedTool",
  method: "GET",
  path: `${PATH}/definition`,
  tag,
  access: "guard:read",
  summary: "Get a pinned tool",
  description: "What a tool says of itself: its pinned definition, the newest one if it is another, and what differs.",
  params,
  query: model("PinnedToolQuery", { tool: required(text({ min: 1, max: 200 })) }),
  responses: { 200: PinnedToolDetails },
  errors: ["GATEWAY_ROUTE_NOT_FOUND", "PINNED_TOOL_NOT_FOUND"],
  example: {
    response: {
      ...example,
      ...{ changed_digest: "6a".repeat(32), changed_at: 1_780_000_900_000 },
      pinned: { text: '{\n  "description": "Reads a file.",\n  "name": "read_file"\n}', is_cut: false },
      changed: { text: '{\n  "description": "Reads and sends a file.",\n  "name": "read_file"\n}', is_cut: false },
      difference: {
        changes: [{ path: ["description"], before: "Reads a file.", after: "Reads and sends a file." }],
        is_complete: true,
      },
    },
  },
});

export const acceptPinnedToolOp = operation({
  id: "protection.acceptPinnedTool",
  method: "POST",
  path: `${PATH}/accept`,
  tag,
  access: "guard:write",
  effect: "destructive",
  summary: "Accept a changed tool",
  description: "Pins the newest definition of a tool, so that the gateway offers the tool again.",
  params,
  body: AcceptTool,
  responses: { 200: PinnedTool },
  errors: ["GATEWAY_ROUTE_NOT_FOUND", "TOOL_CHANGE_NOT_FOUND"],
  example: { request: { tool: "read_file", digest: "5f".repeat(32) }, response: example },
});

export const acceptPinnedToolsOp = operation({
  id: "protection.acceptPinnedTools",
  method: "POST",
  path: `${PATH}/accept-all`,
  tag,
  access: "guard:write",
  effect: "destructive",
  summary: "Accept several changed tools",
  description:
    "Pins the newest definitions of these tools. Those that changed again since you reviewed them stay as they are and are named in `not_accepted`.",
  params,
  body: AcceptTools,
  responses: {
    200: model("AcceptedTools", {
      accepted: required(list(PinnedTool)),
      not_accepted: required(list(text())),
    }),
  },
  errors: ["GATEWAY_ROUTE_NOT_FOUND"],
  example: {
    request: { tools: [{ tool: "read_file", digest: "5f".repeat(32) }] },
    response: { accepted: [example], not_accepted: [] },
  },
});

export const pinnedToolOperations = [listPinnedToolsOp, getPinnedToolOp, acceptPinnedToolOp, acceptPinnedToolsOp];
