import { expect, test } from "vitest";
import { presets } from "../../presets/presets.ts";
import { endpointOf } from "./address.ts";

test("every preset, filled in with its examples, is an address that the driver calls as its makers document", () => {
  const called = presets.map(({ id, url, urlParts }) => {
    const filled = urlParts.reduce((text, { name, example }) => text.replaceAll(`{${name}}`, example), url);
    expect(filled).not.toMatch(/[{}]/);
    return [id, endpointOf(filled)];
  });
  expect(Object.fromEntries(called)).toEqual({
    openai: "https://api.openai.com/v1/chat/completions",
    "azure-openai": "https://my-resource.openai.azure.com/openai/v1/chat/completions",
    "azure-openai-deployment":
      "https://my-resource.openai.azure.com/openai/deployments/my-deployment/chat/completions?api-version=2024-10-21",
    anthropic: "https://api.anthropic.com/v1/chat/completions",
    ollama: "http://localhost:11434/v1/chat/completions",
    vllm: "http://localhost:8000/v1/chat/completions",
    litellm: "http://localhost:4000/v1/chat/completions",
  });
});
