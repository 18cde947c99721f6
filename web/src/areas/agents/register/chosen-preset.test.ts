import type { AgentPreset } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { choosePreset, filledBy } from "./chosen-preset.ts";

const azure: AgentPreset = {
  ...{ id: "azure", title: "Azure", hub: "azure", protocol: "chat_completions", model_hint: "", note: null },
  url: "https://{resource}.azure.example/{resource}?api-version={version}",
  url_parts: [
    { name: "resource", hint: "", example: "my-resource" },
    { name: "version", hint: "", example: "2024-10-21" },
  ],
  key: { is_needed: true, header: "api-key", hint: "" },
};

test("a preset leaves the URL empty until its parts are entered, and starts with usual values", () => {
  const chosen = choosePreset(azure);
  expect(chosen.parts).toEqual({ resource: "", version: "2024-10-21" });
  expect(filledBy(chosen)).toEqual({ hub: "azure", protocol: "chat_completions", agent_url: "" });
  const whole = { ...chosen, parts: { ...chosen.parts, resource: " sea " } };
  expect(filledBy(whole).agent_url).toBe("https://sea.azure.example/sea?api-version=2024-10-21");
});
