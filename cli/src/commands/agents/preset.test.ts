import type { AgentPreset } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { filledUrl, presetNamed } from "./preset.ts";

const preset: AgentPreset = {
  ...{ id: "azure", title: "Azure", hub: "azure", protocol: "chat_completions", model_hint: "", note: null },
  url: "https://{resource}.azure.example/?api-version={version}",
  url_parts: [
    { name: "resource", hint: "Name of the resource", example: "my-resource" },
    { name: "version", hint: "Version", example: "2024-10-21" },
  ],
  key: { is_needed: true, header: "api-key", hint: "" },
};

test("a preset is filled in with the parts that are given, and says which one is missing", () => {
  expect(filledUrl(preset, "resource=sea")).toBe("https://sea.azure.example/?api-version=2024-10-21");
  expect(filledUrl(preset, "resource=sea, version=1")).toBe("https://sea.azure.example/?api-version=1");
  expect(() => filledUrl(preset, undefined)).toThrow(/needs --parts resource=…: Name of the resource/);
  expect(() => presetNamed([preset], "other")).toThrow(/There are: azure/);
});
