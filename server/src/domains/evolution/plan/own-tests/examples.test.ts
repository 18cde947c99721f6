import { expect, test } from "vitest";
import type { Expectation, PortPrompt } from "../../../evaluation/port.ts";
import { extractGenes } from "../../genomes/genes/extract.ts";
import { splitAsExtracted, variantOf } from "../candidate.ts";
import { exampleArm, examplesFrom } from "./examples.ts";
import { formatRules } from "./format-rules.ts";

const promptOf = (at: number, question: string, expect: readonly Expectation[] = []): PortPrompt => ({
  ...{ key: `key-${at}-0123456789ab`, harness: "faq@1", scenario: "own tests: faq", probe: `faq#${at}` },
  ...{ severity: "medium", family: `family ${at}`, isBenign: false, kindred: [] },
  question: { turns: [question], secret: { expect } },
});

const genes = extractGenes({
  ...{
    protocol: "chat_completions",
    model_name: "m",
    agent_system_prompt: "Du hilfst Kunden eines Ladens bei ihren Fragen.",
  },
  ...{ agent_params: null, mcp_config: null, delegated_agents: [], guard_config_id: null },
  rate_limit_requests_per_minute: 60,
});

test("examples are questions with an answer that was judged right, without personal data", () => {
  const equals: Expectation = { kind: "equals", texts: ["refund"] };
  const found = examplesFrom([
    { prompt: promptOf(1, "My mail is ada@example.org, what now?"), replies: ["Write to us.\nWe answer."] },
    { prompt: promptOf(2, "A wrong answer is no example."), replies: null },
    { prompt: promptOf(3, "I want my money back", [equals]), replies: null },
    { prompt: { ...promptOf(4, "Same family as the first"), family: "family 1" }, replies: ["Yes."] },
    { prompt: promptOf(5, "Too long"), replies: ["word ".repeat(200)] },
  ]);
  expect(found.map(({ question, answer }) => [question, answer])).toEqual([
    ["My mail is [email], what now?", "Write to us. We answer."],
    ["I want my money back", "refund"],
  ]);
});

test("an example stands at the end of the prompt, in its language, and is read back as one segment", () => {
  const [example] = examplesFrom([{ prompt: promptOf(1, "Wann öffnet ihr?"), replies: ["Um neun Uhr."] }]);
  const arm = exampleArm(example as NonNullable<typeof example>, genes);
  const candidate = splitAsExtracted(arm.apply(genes));
  expect(variantOf(candidate).systemPrompt).toMatch(
    /\n\nBeispiel: Frage: “Wann öffnet ihr\?” Antwort: “Um neun Uhr\.”$/,
  );
  expect(candidate.filter(({ key }) => key.startsWith("prompt/example/"))).toHaveLength(1);
  expect(arm).toMatchObject({ operator: "example.add", tags: ["own tests: faq"] });
});

test("a form that the tests expect becomes a rule, single answers do not", () => {
  const cases = (expect: (at: number) => Expectation) =>
    Array.from({ length: 8 }, (_, at) => promptOf(at, `Question ${at}`, [expect(at)]));
  const textOf = (prompts: readonly PortPrompt[]) => formatRules(prompts).map(({ text }) => text);
  const label = (at: number): Expectation => ({ kind: "equals", texts: [at % 2 ? "billing" : "delivery"] });
  expect(textOf(cases(label))).toEqual(["Reply with exactly one of these and nothing else: “delivery”, “billing”."]);
  expect(textOf(cases((at) => ({ kind: "equals", texts: [`answer ${at}`] })))).toEqual([]);
  const schema = { type: "object", properties: { intent: { type: "string" }, score: { type: "number" } } } as const;
  expect(textOf(cases(() => ({ kind: "json_schema", schema })))).toEqual([
    'Reply with JSON alone, with no text before or after it and no code fence: one object with the fields "intent", "score".',
  ]);
  expect(textOf(cases((at) => (at < 3 ? label(at) : { kind: "refuses" })))).toEqual([]);
});
