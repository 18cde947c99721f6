import { expect, test } from "vitest";
import { readConfigText } from "./read-config-text.ts";

const DOME = `
[guardrail]
input-guards = ["prompt-injection"]
output-guards = ["output-toxicity"]
input-early-exit = false

[prompt-injection]
type = "security"
early-exit = false
methods = ["security-llm"]

[prompt-injection.security-llm]
model_name = "gpt-4o"

[output-toxicity]
type = "moderation"
methods = ["moderations-oai-api"]
`;

test("a TOML file of Dome is read like the same config in JSON", () => {
  const toml = readConfigText(DOME);
  expect(toml.problems).toEqual([]);
  expect(toml.config?.channels.user[0]).toMatchObject({ name: "prompt-injection", type: "security", earlyExit: false });
  const json = readConfigText(JSON.stringify(toml.body));
  expect(json.config).toEqual(toml.config);
});

test("a file that is neither is one problem, which says where; a key in a wrong table is a problem in its place", () => {
  expect(readConfigText("{").problems[0]?.message).toMatch(/^The file is not valid JSON/);
  expect(readConfigText("[guardrail]\ninput-guards = [").problems).toEqual([
    { place: [], message: "Line 2, column 17: Expected a value." },
  ]);
  expect(readConfigText('[guardrail]\ninput-gaurds = ["a"]').problems).toEqual([
    { place: ["guardrail", "input-gaurds"], message: "A guard config has no such key. Did you mean “input-guards”?" },
  ]);
});
