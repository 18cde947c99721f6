import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { ProtocolType } from "../record/shapes.ts";
import { presentPreset } from "./present.ts";
import { presets } from "./presets.ts";

const Preset = model(
  "AgentPreset",
  {
    id: required(text()),
    title: required(text()),
    hub: required(text(), { description: "Value for the agent's hub." }),
    protocol: required(ProtocolType),
    url: required(text(), { description: "Value for agent_url, with parts in braces to fill in." }),
    url_parts: required(
      list(
        model("AgentPresetUrlPart", {
          name: required(text(), { description: "As it stands in braces." }),
          hint: required(text()),
          example: required(text()),
        }),
      ),
    ),
    model_hint: required(text(), { description: "What to enter as model_name." }),
    key: required(
      model("AgentPresetKey", {
        is_needed: required(bool()),
        header: required(oneOf("authorization", "api-key"), {
          description: "authorization: enter it as api_key. Any other: set it as a further header of the agent.",
        }),
        hint: required(text()),
      }),
    ),
    note: required(nullable(text()), { description: "What does not go without saying." }),
  },
  { description: "How a kind of endpoint is called." },
);

export const listPresetsOp = operation({
  id: "agents.listPresets",
  method: "GET",
  path: "/v1/agent-presets",
  tag: "Agent Environment",
  access: "agent:read",
  summary: "List presets for new agents",
  description: "URL, protocol, model and key of well-known endpoints. The same for every team.",
  responses: { 200: model("AgentPresetList", { results: required(list(Preset)) }) },
  example: { response: { results: presets.slice(0, 2).map(presentPreset) } },
});

export const agentPresetOperations = [listPresetsOp];
