import { expect, test } from "vitest";
import { callsModel, genAiOf } from "./genai.ts";

const CALL = { operation: "chat", model: "m-1", inputTokens: 12, outputTokens: 3 };

test.each([
  [
    "GenAI conventions",
    {
      ...{ "gen_ai.operation.name": "chat", "gen_ai.provider.name": "openai", "gen_ai.request.model": "m-1" },
      ...{ "gen_ai.usage.input_tokens": 12, "gen_ai.usage.output_tokens": 3, "gen_ai.conversation.id": "c-1" },
      "user.id": "u-1",
    },
  ],
  [
    "their older names",
    {
      ...{ "gen_ai.operation.name": "chat", "gen_ai.system": "openai", "gen_ai.response.model": "m-1" },
      ...{ "gen_ai.usage.prompt_tokens": 12, "gen_ai.usage.completion_tokens": 3, "session.id": "c-1" },
      "enduser.id": "u-1",
    },
  ],
  [
    "OpenInference",
    {
      ...{ "openinference.span.kind": "LLM", "llm.model_name": "m-1", "llm.token_count.prompt": 12 },
      ...{ "llm.token_count.completion": 3, "session.id": "c-1", "user.id": "u-1" },
    },
  ],
  [
    "OpenLLMetry",
    {
      ...{ "llm.request.type": "chat", "gen_ai.request.model": "m-1", "llm.usage.prompt_tokens": "12" },
      ...{ "llm.usage.completion_tokens": 3, "traceloop.association.properties.session_id": "c-1" },
      "traceloop.association.properties.user_id": "u-1",
    },
  ],
])("a call of a model is understood by %s", (_convention, attributes) => {
  const said = genAiOf(attributes, {});
  expect(said).toMatchObject({ ...CALL, conversationId: "c-1", userId: "u-1" });
  expect(callsModel(said)).toBe(true);
});

test("an agent around its calls is no call of a model, and unknown or absurd numbers of tokens are unknown", () => {
  const agent = genAiOf({ "gen_ai.operation.name": "invoke_agent", "gen_ai.request.model": "m-1" }, {});
  expect(callsModel(agent)).toBe(false);
  const absurd = { "gen_ai.usage.input_tokens": -1, "gen_ai.usage.output_tokens": "many" };
  expect(genAiOf(absurd, {})).toMatchObject({ inputTokens: null, outputTokens: null, model: null });
});
