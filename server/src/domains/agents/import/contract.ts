import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import { text } from "../../../kernel/shape/text.ts";
import { agentExample } from "../record/example.ts";
import { Agent } from "../record/shapes.ts";

const tag = "Agent Environment";
const orNull = (description: string) => optional(nullable(text()), { description });

const SourceCodeUpload = model("SourceCodeUpload", {
  files: required(mapOf(text()), { description: "File contents by path. They are parsed, never run." }),
  entry_point: withDefault(text(), "main.py", { description: "File where the agent starts." }),
  framework: withDefault(text(), "unknown"),
  agent_name: orNull("Overrides a name found in the source."),
  model_name: orNull("Overrides a model found in the source."),
  description: orNull("Overrides a description found in the source."),
  system_prompt: orNull("Overrides a system prompt found in the source."),
  tools: optional(nullable(list(text())), { description: "Overrides tools found in the source." }),
});

const ImportRequest = model("UnifiedImportRequest", {
  agent_url: orNull("URL of the agent or its card. Fetched if no card is given."),
  agent_card: optional(nullable(freeObject()), { description: "An A2A agent card, or an export from this console." }),
  source_code: optional(nullable(SourceCodeUpload)),
  framework: orNull("Framework of the source."),
  entry_point: orNull("File where the agent starts."),
  override_name: orNull("Name to give the agent."),
  rate_limit_requests_per_minute: withDefault(integer({ ge: 1 }), 100),
  api_key: optional(nullable(secret(text())), { description: "Key sent to the agent." }),
  external_id: orNull("The agent's id in another system. Returned unchanged."),
  identity_provider: orNull("The system that external_id belongs to."),
  idp_metadata: optional(nullable(freeObject()), { description: "Metadata from that system." }),
});

const sentences = (description: string) => withDefault(list(text()), [], { description });
const outcome = {
  warnings: sentences("What to check before you rely on the import, including secrets found in it."),
  external_id: orNull("As sent."),
  identity_provider: orNull("As sent."),
};
const card = { name: "Support", url: "https://agent.example/a2a", skills: [{ id: "bill", name: "Billing" }] };

export const validateImportOp = operation({
  id: "agents.validateImport",
  method: "POST",
  path: "/v1/agent-configurations/import/validate",
  tag,
  access: "agent:write",
  idempotent: false,
  effect: "read",
  summary: "Validate an import",
  body: ImportRequest,
  responses: {
    200: model("UnifiedValidationResponse", {
      valid: required(bool()),
      access_level: orNull("The access level that the import gives."),
      agent_card: optional(nullable(freeObject())),
      errors: sentences("Why it cannot be imported. Empty if it can."),
      ...outcome,
    }),
  },
  example: {
    request: { agent_card: card },
    response: {
      valid: true,
      access_level: "black_box",
      agent_card: card,
      errors: [],
      warnings: ["The card is not signed."],
    },
  },
});

export const importAgentOp = operation({
  id: "agents.import",
  method: "POST",
  path: "/v1/agent-configurations/import",
  tag,
  access: "agent:write",
  summary: "Import an agent",
  body: ImportRequest,
  responses: {
    201: model("UnifiedImportResponse", { agent: required(Agent), access_level: required(text()), ...outcome }),
  },
  example: {
    request: { agent_card: card, api_key: "sk-…" },
    response: { agent: agentExample, access_level: "black_box", warnings: [] },
  },
});

export const agentImportOperations = [validateImportOp, importAgentOp];
