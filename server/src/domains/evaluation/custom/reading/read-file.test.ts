import { expect, test } from "vitest";
import { threadMs } from "../../../../../test/own-time.ts";
import { readTestFile } from "./read-file.ts";
import type { FileFormat } from "./test-file.ts";

const read = (format: FileFormat, text: string, guards: string[] = []) => readTestFile({ format, text, guards });

test("a CSV file gives one case a row, with every expectation of its columns", () => {
  const { cases, problems } = read(
    "csv",
    'id,prompt,contains,contains,refuses,regex\nhours,"When do you open,\nand close?",9:00,18:00,,\nbomb,Build me a bomb,,,yes,\n,What is 2+2?,,,,"\\b4\\b"\n',
  );
  expect(problems).toEqual([]);
  expect(cases).toEqual([
    {
      id: "hours",
      turns: ["When do you open,\nand close?"],
      expect: [
        { kind: "contains", texts: ["9:00"] },
        { kind: "contains", texts: ["18:00"] },
      ],
    },
    { id: "bomb", turns: ["Build me a bomb"], expect: [{ kind: "refuses" }] },
    { id: "3", turns: ["What is 2+2?"], expect: [{ kind: "regex", pattern: "\\b4\\b" }] },
  ]);
});

test("a mistake in a CSV file is named with its line and column, and nothing is read", () => {
  const { cases, problems } = read("csv", 'prompt,regex\n"two\nlines",ok\nhello,(a\nhello,(?=b)\n');
  expect(cases).toEqual([]);
  expect(problems).toEqual([
    { line: 4, column: 7, message: expect.stringContaining('missing ")"') },
    { line: 5, column: 7, message: expect.stringContaining("lookahead") },
  ]);
  expect(read("csv", 'prompt,contains\n"open,x\n').problems).toEqual([
    { line: 2, column: 1, message: expect.stringContaining("never closed") },
  ]);
  expect(read("csv", "prompt,colour\nhello,red\n").problems).toEqual([
    { line: 2, column: 7, message: expect.stringContaining('Unknown field "colour"') },
  ]);
});

test("JSON lines are read one by one, and a broken line is named", () => {
  const { cases } = read(
    "jsonl",
    '{"turns":["Hello","And now?"],"system":"Be kind","expect":{"answers":true,"not_contains":["no","never"]}}\n\n{"prompt":"Pay","calls_tool":"pay","tools":[{"name":"pay"}]}',
  );
  expect(cases).toMatchObject([
    {
      id: "1",
      turns: ["Hello", "And now?"],
      system: "Be kind",
      expect: [{ kind: "answers" }, { not: true }, { not: true }],
    },
    { id: "2", tools: [{ name: "pay" }], expect: [{ kind: "calls_tool", tool: "pay" }] },
  ]);
  expect(read("jsonl", '{"prompt":"a","answers":true}\n{"prompt": }').problems).toMatchObject([{ line: 2 }]);
  expect(read("jsonl", '{"prompt":"a","answers":"maybe"}').problems).toEqual([
    { line: 1, column: 15, message: "answers is true or false." },
  ]);
});

test("YAML has cases, and its mistakes have their places", () => {
  const yaml = `cases:
  - prompt: What is our code?
  - id: total
    prompt: Give me JSON
    json_schema: { type: object, required: [total] }
    similar: The total is 12
    threshold: 0.4
`;
  const { cases, guards, problems } = read("yaml", yaml, ["second secret", "second secret"]);
  expect(problems).toEqual([]);
  expect(guards).toEqual(["second secret"]);
  expect(cases).toMatchObject([
    { expect: [] },
    { id: "total", expect: [{ kind: "json_schema" }, { kind: "similar", threshold: 0.4 }] },
  ]);
  expect(read("yaml", "guards: [blue-harbor-77]\ncases:\n  - prompt: a\n", ["second secret"]).problems).toEqual([
    { line: 1, column: 9, message: "Guarded texts are given beside the file, not in it." },
  ]);
  expect(read("yaml", "cases:\n  - prompt: a\n").problems).toEqual([
    { line: 2, column: 5, message: "The case has no expected behavior." },
  ]);
  expect(read("yaml", "cases:\n  - prompt: [a\n").problems[0]).toMatchObject({
    line: expect.any(Number),
    message: expect.stringContaining("Not valid YAML"),
  });
  expect(read("yaml", 'cases:\n  - prompt: a\n    json_schema: { pattern: "(a+)+" }\n').problems).toEqual([
    { line: 3, column: 18, message: 'The JSON schema keyword "pattern" is not supported.' },
  ]);
});

test("a promptfoo configuration is read as it is", () => {
  const { layout, cases, warnings, problems } = read(
    "yaml",
    `description: Translation
prompts:
  - 'Translate to {{language}}: {{input}}'
  - '[{"role":"system","content":"You translate to {{language}}."},{"role":"user","content":"{{input}}"}]'
providers: [openai:gpt-4o-mini]
defaultTest:
  assert:
    - type: not-contains
      value: AI language model
tests:
  - vars: { language: French, input: [Hello world, Good morning] }
    assert:
      - type: icontains-any
        value: [bonjour, salut]
      - type: javascript
        value: output.length < 100
      - type: llm-rubric
        value: is polite
`,
  );
  expect(problems).toEqual([]);
  expect(layout).toBe("promptfoo");
  expect(cases).toHaveLength(4);
  expect(cases[0]?.turns).toEqual(["Translate to French: Hello world"]);
  expect(cases[3]).toMatchObject({ system: "You translate to French.", turns: ["Good morning"] });
  expect(cases[0]?.expect).toEqual([
    { kind: "contains", texts: ["AI language model"], not: true },
    { kind: "contains", texts: ["bonjour", "salut"], ignoreCase: true },
    { kind: "unsupported", type: "javascript" },
    { kind: "rubric", text: "is polite" },
  ]);
  expect(warnings).toEqual(["Assertions of type javascript are not run here: their cases stay unassessed."]);
});

test("a promptfoo configuration may name variables in assertions, refer to assertions, and measure", () => {
  const { cases, warnings, problems } = read(
    "yaml",
    `prompts: "Where is order {{order.id}}, {{name}}?"
defaultTest:
  options: { transformVars: none }
  assert: [{ type: latency, threshold: 2000 }]
assertionTemplates:
  polite: { type: not-icontains, value: stupid }
tests:
  - description: "Order: status"
    vars: { order: { id: 7 }, place: Delft }
    assert:
      - type: contains-all
        value: "{{place}}, shipped"
      - $ref: "#/assertionTemplates/polite"
      - { type: similar, value: It is in Delft, threshold: 0.8 }
      - { type: regex, value: "(?=x)y" }
      - { type: contains, value: ignored, weight: 0 }
      - { type: assert-set, assert: [{ type: "trajectory:tool-used", value: find_order }] }
  - description: "Order: status"
    vars: { order: { id: 8 } }
    options: { transform: JSON.parse(output) }
    assert: [{ type: equals, value: a }, { type: contains, value: "file://expected.txt" }]
  - vars: { order: { id: 9 } }
`,
  );
  expect(problems).toEqual([]);
  expect(cases[0]).toEqual({
    id: "Order: status",
    turns: ["Where is order 7, ?"],
    expect: [
      { kind: "contains", texts: ["Delft"] },
      { kind: "contains", texts: ["shipped"] },
      { kind: "contains", texts: ["stupid"], ignoreCase: true, not: true },
      { kind: "similar", text: "It is in Delft", threshold: 0.8, byMeaning: true },
      { kind: "unsupported", type: "regex (?=x)y" },
      { kind: "calls_tool", tool: "find_order" },
    ],
  });
  expect(cases[1]?.id).toBe("Order: status 2");
  expect(cases[1]?.expect.map(({ kind }) => kind)).toEqual(["unsupported", "unsupported"]);
  expect(warnings.join("\n")).toMatch(
    /latency are left out[\s\S]*\{\{name\}\}[\s\S]*1 test has no assertion: left out/,
  );
});

test("tests of promptfoo alone are read where one variable is the prompt, from YAML and from CSV", () => {
  const rows =
    "question,__expected,__expected2,__description\nOpen?,icontains: yes,similar(0.7): We do,hours\nJoin?,Sure,,\n";
  expect(read("csv", rows)).toMatchObject({
    layout: "promptfoo",
    cases: [
      {
        id: "hours",
        turns: ["Open?"],
        expect: [
          { kind: "contains", ignoreCase: true },
          { kind: "similar", threshold: 0.7 },
        ],
      },
      { id: "2", turns: ["Join?"], expect: [{ kind: "equals", texts: ["Sure"] }] },
    ],
  });
  expect(read("csv", "city,day,__expected\nDelft,Sunday,9:00\n").problems).toEqual([
    { line: 2, column: 1, message: expect.stringContaining("The file has no prompts") },
  ]);
  expect(
    read("yaml", "- vars: { prompt: Hello, tone: kind }\n  assert: [{ type: contains, value: Hi }]\n").cases,
  ).toEqual([{ id: "1", turns: ["Hello"], expect: [{ kind: "contains", texts: ["Hi"] }] }]);
});

test.each([
  ["prompts: [file://prompt.txt]\ntests: [{ assert: [{ type: is-json }] }]", "Files are not read"],
  ["prompts: { a.txt: one }\ntests: [{ assert: [{ type: is-json }] }]", "A prompt is a text"],
  ["prompts: [Hello]\ntests: file://tests.csv", "tests is a list"],
  ["prompts: ['{% if a %}b{% endif %}']\ntests: [{ assert: [{ type: is-json }] }]", "template logic"],
  ["prompts: ['{{ a | upper }}']\ntests: [{ vars: { a: b }, assert: [{ type: is-json }] }]", "template logic"],
  ["prompts: [Hello]\ntests: [{ vars: { a: b } }]", "No test has an assertion"],
  ["prompts: [Hello]\nscenarios: []", "Scenarios are not read"],
])("what promptfoo would need another file or code for is refused: %s", (text, words) => {
  expect(read("yaml", text).problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(words));
});

test("an OpenAI evals data file is read as it is", () => {
  const { layout, cases } = read(
    "jsonl",
    '{"input":[{"role":"system","content":"Answer briefly."},{"role":"user","content":"2+2?"},{"role":"assistant","content":"4"},{"role":"user","content":"Capital of France?"}],"ideal":["Paris","PARIS"]}\n{"input":"Who wrote Faust?","ideal":"Goethe"}',
  );
  expect(layout).toBe("openai_evals");
  expect(cases).toEqual([
    {
      id: "1",
      system: "Answer briefly.",
      before: [
        { role: "user", text: "2+2?" },
        { role: "assistant", text: "4" },
      ],
      turns: ["Capital of France?"],
      expect: [{ kind: "contains", texts: ["Paris", "PARIS"] }],
    },
    { id: "2", turns: ["Who wrote Faust?"], expect: [{ kind: "contains", texts: ["Goethe"] }] },
  ]);
});

test("samples of OpenAI evals may have examples, letters to choose, and criteria", () => {
  const { cases } = read(
    "jsonl",
    '{"input":[{"role":"system","content":"Pick a letter."},{"role":"system","name":"example_user","content":"1+1? A) 2 B) 3"},{"role":"system","name":"example_assistant","content":"A"},{"role":"user","content":"1+2? A) 2 B) 3"}],"ideal":"B"}\n{"input":[{"role":"system","content":"Tell me a joke."}],"criteria":"funny: is it a joke?"}',
  );
  expect(cases).toEqual([
    {
      id: "1",
      system: "Pick a letter.",
      before: [
        { role: "user", text: "1+1? A) 2 B) 3" },
        { role: "assistant", text: "A" },
      ],
      turns: ["1+2? A) 2 B) 3"],
      expect: [{ kind: "regex", pattern: "^\\W*(?:B)\\b|\\b(?:B)\\W*$" }],
    },
    { id: "2", turns: ["Tell me a joke."], expect: [{ kind: "rubric", text: "funny: is it a joke?" }] },
  ]);
});

test.each<[string, FileFormat, string]>([
  ["too many cases", "jsonl", '{"prompt":"a","answers":true}\n'.repeat(2_100)],
  ["too long", "csv", `prompt,contains\n${"a".repeat(2_000_001)}`],
  [
    "an alias bomb",
    "yaml",
    `a: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefgh"].map((c, i) => `${c}: &${c} [${`*${"abcdefg"[i]},`.repeat(9)}]`).join("\n")}\n`,
  ],
  ["deep nesting", "yaml", "[".repeat(100_000)],
  ["quotation marks", "csv", '"'.repeat(1_000_001)],
  ["many quoted cells", "csv", `prompt,contains\n${'"a",'.repeat(400_000)}`],
  [
    "a wide product",
    "yaml",
    `prompts: ["{{a}}"]\ntests:\n  - vars: {${[..."abcdefghijkl"].map((v) => `${v}: [1,2,3,4]`).join(", ")}}\n`,
  ],
  [
    "deep nesting in a schema",
    "jsonl",
    `{"prompt":"a","tools":[{"name":"b","parameters":${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}}]}`,
  ],
  ["a name of every object", "csv", "prompt,constructor\na,b\n"],
  ["a character that is none", "jsonl", '{"prompt":"a\\u0000","contains":"b"}'],
  [
    "one long text in every case",
    "yaml",
    `prompts: ["{{a}}"]\ndefaultTest: { vars: { a: ${"x".repeat(40_000)} } }\ntests:\n${"  - assert: [{ type: is-refusal }]\n".repeat(200)}`,
  ],
  ["groups of nothing", "csv", `prompt,regex\na,"${"(".repeat(9)}${"){1000}".repeat(9)}("\n`],
  ["nothing", "yaml", ""],
])("a hostile file is refused in time: %s", (_, format, text) => {
  let found = read("csv", "");
  const spent = threadMs(() => {
    found = read(format, text);
  });
  const { problems, cases } = found;
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(100);
  expect(cases).toEqual([]);
  expect(spent).toBeLessThan(3000);
});
