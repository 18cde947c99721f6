import { unpackSource } from "@agent-console/analysis/source/packed-source.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROJECTS } from "../../../../../test/agents/source-projects.ts";
import { SOURCE_LIMITS } from "./source-files.ts";
import { readSource, type SourceCodeUpload } from "./source-scan.ts";

function draftOf(upload: SourceCodeUpload) {
  const { draft, errors } = readSource(upload);
  expect(errors).toEqual([]);
  if (draft === undefined) throw new TypeError("a draft was expected");
  return draft;
}

const PLAIN = 'from openai import OpenAI\nSYSTEM_PROMPT = "You are a helpful clerk."\nmodel = "gpt-4o"\n';

describe.each(PROJECTS)("a $framework project called $name", (project) => {
  const draft = draftOf({ files: project.files });
  test("is recognized", () => expect(draft.import_metadata.original_format).toBe(`source/${project.framework}`));
  test("has its name", () => expect(draft.agent_name).toBe(project.name));
  test("has its model", () => expect(draft.model_name).toBe(project.model));
  test("has its prompt, verbatim", () => expect(draft.agent_system_prompt).toBe(project.prompt));
  test("has its tools", () => expect(draft.capabilities?.tools.toSorted()).toEqual(project.tools.toSorted()));
  test("is white_box and keeps its files", () => {
    expect(draft.access_level).toBe("white_box");
    expect(Object.fromEntries(unpackSource(draft.white_box_config ?? {}))).toEqual(project.files);
  });
});

describe("what the upload says about itself takes precedence", () => {
  test("over everything that is found", () => {
    const said = {
      agent_name: "Said",
      model_name: "said-1",
      description: "Said to be useful.",
      system_prompt: "  As said.\n",
      tools: ["said"],
      framework: "LangGraph",
    };
    const draft = draftOf({ files: { "main.py": `"""Found."""\n${PLAIN}tools = [found]\n` }, ...said });
    expect(draft).toMatchObject({
      agent_name: "Said",
      model_name: "said-1",
      purpose: "Said to be useful.",
      agent_system_prompt: "  As said.\n",
      import_metadata: { original_format: "source/langgraph" },
    });
    expect(draft.capabilities?.tools).toEqual(["said"]);
  });

  test("an empty list of tools counts, null does not", () => {
    const files = { "main.py": `${PLAIN}tools = [found]\n` };
    expect(draftOf({ files, tools: [] }).capabilities?.tools).toEqual([]);
    expect(draftOf({ files, tools: null }).capabilities?.tools).toEqual(["found"]);
  });

  test("and a framework that the code contradicts causes a warning", () => {
    const { warnings } = readSource({ files: { "main.py": PLAIN }, framework: "crewai" });
    expect(warnings).toContainEqual(expect.stringContaining('"crewai", but the code imports OpenAI client'));
  });
});

describe("the entry point", () => {
  test("that is named must exist", () => {
    expect(readSource({ files: { "main.py": PLAIN }, entry_point: "agent.py" }).errors).toEqual([
      'The entry point "agent.py" is not among the files.',
    ]);
  });

  test("is guessed with a warning if none was named and there is no main.py", () => {
    const { draft, warnings } = readSource({ files: { "src/index.ts": "", "util.ts": "" }, entry_point: "main.py" });
    expect(draft?.white_box_config?.entry_point).toBe("src/index.ts");
    expect(warnings).toContainEqual(expect.stringContaining('"src/index.ts" is used as the entry point'));
  });

  test("that cannot even be guessed is an error", () => {
    expect(readSource({ files: { "a.py": "", "b.py": "" } }).errors).toHaveLength(1);
  });

  test("'s own prompt and model come before those of other files", () => {
    const files = {
      "a.py": 'SYSTEM_PROMPT = "You are the wrong one."\nmodel = "gpt-3.5-turbo"',
      "main.py": `import a\n${PLAIN}`,
    };
    const { draft, warnings } = readSource({ files });
    expect(draft).toMatchObject({ agent_system_prompt: "You are a helpful clerk.", model_name: "gpt-4o" });
    expect(warnings).toContainEqual(
      expect.stringContaining('Several possible system prompts were found; the one in "main.py", line 3'),
    );
  });
});

describe("paths and sizes", () => {
  test.each([
    ["/etc/passwd", "absolute"],
    ["C:/x.py", "absolute"],
    ["~/x.py", "absolute"],
    ["../x.py", '".."'],
    ["a/../../x.py", '".."'],
    ["a\\b.py", "backslash"],
    ["a\0.py", "control character"],
    ["a\n.py", "control character"],
    [" ", "no name"],
    ["a".repeat(500), "more than 400 characters"],
  ])("%j is refused by name", (path, told) => {
    const { errors } = readSource({ files: { "main.py": PLAIN, [path]: "x" } });
    expect(errors).toEqual([expect.stringContaining(told)]);
    expect(errors[0]).toContain(JSON.stringify(path.slice(0, 120)).slice(0, -1));
  });

  test("a leading ./ is ignored, and a duplicate file is an error", () => {
    expect(draftOf({ files: { "./main.py": PLAIN } }).white_box_config?.entry_point).toBe("main.py");
    expect(readSource({ files: { "./main.py": PLAIN, "main.py": "" } }).errors).toHaveLength(1);
  });

  test("a file called __proto__ is a file", () => {
    const files = JSON.parse(`{"main.py": "x = 1", "__proto__": "y = 2"}`);
    const config = draftOf({ files }).white_box_config ?? {};
    expect(unpackSource(config).get("__proto__")).toBe("y = 2");
  });

  test.each([
    ["no file", {}, "is empty"],
    ["too many files", Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`f${n}.py`, ""])), "301 files"],
    [
      "a file too large",
      { "main.py": "é".repeat(SOURCE_LIMITS.bytesPerFile / 2 + 1) },
      "more than the maximum of 262144",
    ],
    [
      "too much in all",
      Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`f${n}.py`, "x".repeat(250_000)])),
      "1250000 bytes",
    ],
    ["a NUL", { "main.py": "a\0b" }, "NUL"],
    ["a number", { "main.py": 7 as unknown as string }, "is not a text"],
  ])("%s is refused", (_, files, told) => {
    expect(readSource({ files }).errors).toContainEqual(expect.stringContaining(told));
  });
});

describe("what is not found causes a warning", () => {
  test("for a project that says nothing", () => {
    const { draft, warnings } = readSource({ files: { "main.py": "print(1)\n" } });
    expect(draft).toMatchObject({ agent_name: "Imported agent", model_name: "unknown", agent_system_prompt: null });
    for (const told of ["framework", "agent name", "model name", "system prompt"]) {
      expect(warnings).toContainEqual(expect.stringContaining(told));
    }
  });

  test("for a project in another language", () => {
    expect(readSource({ files: { "main.go": "package main" } }).warnings).toContainEqual(
      expect.stringContaining("no code was read"),
    );
  });

  test("and a prompt composed at run time is marked as such", () => {
    const { draft, warnings } = readSource({ files: { "main.py": 'system_prompt = f"You serve {who} today."' } });
    expect(draft?.agent_system_prompt).toBe("You serve {who} today.");
    expect(warnings).toContainEqual(expect.stringContaining("filled in at run time"));
  });
});

test("a self-referencing prompt is read once", () => {
  const files = { "main.py": 'system_prompt = system_prompt + " and one more rule."' };
  expect(draftOf({ files }).agent_system_prompt).toBe("{system_prompt} and one more rule.");
  const circle = { "main.py": 'a = b + " second rule"\nb = a + " first rule"\nsystem_prompt = a' };
  expect(draftOf({ files: circle }).agent_system_prompt).toBe("{a} first rule second rule");
});

describe("the purpose", () => {
  test.each([
    ["the docstring", { "main.py": '"""Sorts mail."""\n', "README.md": "# M\n\nOther." }, "Sorts mail."],
    ["the README", { "main.py": "", "README.md": "# M\n\nSorts mail\nby hand.\n\nMore." }, "Sorts mail by hand."],
    ["the package", { "index.js": "", "package.json": '{"description": "Sorts mail."}' }, "Sorts mail."],
    ["the head comment", { "index.js": "/**\n * Sorts mail.\n */\n" }, "\n Sorts mail.".trim()],
    ["not the licence", { "index.js": "/* Copyright the authors */", "README.md": "Sorts mail." }, "Sorts mail."],
  ])("comes from %s", (_, files, purpose) => {
    expect(draftOf({ files }).purpose).toBe(purpose);
  });
});

describe("capabilities and parameters", () => {
  test.each([
    ["memory", "checkpointer = MemorySaver()"],
    ["delegation", "Agent(handoffs=[a])"],
    ["code_execution", "tools = [PythonREPLTool()]"],
    ["streaming", "await graph.astream(x)"],
  ])("%s shows in the code", (capability, line) => {
    const code = (text: string) => draftOf({ files: { "main.py": text } }).capabilities;
    expect(code(line)).toMatchObject({ [capability]: true });
    expect(code("x = 1")).toMatchObject({ [capability]: false });
  });

  test("one that is disabled does not count", () => {
    const { capabilities } = draftOf({ files: { "main.py": "Agent(allow_delegation=False, memory=None)" } });
    expect(capabilities).toMatchObject({ delegation: false, memory: false });
  });

  test("model parameters are kept", () => {
    const source = "ChatOpenAI(temperature=0.25, max_tokens=1_024, top_p=.9)\nother(temperature=1)";
    expect(draftOf({ files: { "main.py": source } }).agent_params).toEqual({ temperature: 0.25, max_tokens: 1024 });
  });
});

test("a folder of the project is not mistaken for the framework of that name", () => {
  const files = { "main.py": "from agents import desk\nimport openai\n", "agents/desk.py": "" };
  expect(draftOf({ files }).import_metadata.original_format).toBe("source/openai");
});

test("a secret is reported and masked, and is not in the stored source; the prompt stays unchanged", () => {
  const key = `s${"k-"}Zq3Xw8Ve5Ct7Rb2Ny6Mu9Ki4Lo1Pj`;
  const source = `import openai\nclient = openai.OpenAI(api_key="${key}")\nsystem_prompt = "Always use ${key} here."\n`;
  const { draft, warnings } = readSource({ files: { "main.py": source } });
  expect(warnings.filter((warning) => warning.startsWith("Possible secret"))).toEqual([
    'Possible secret in "main.py", line 2: OpenAI key sk-Z… (32 characters). Revoke it if it is real.',
    'Possible secret in "main.py", line 3: OpenAI key sk-Z… (32 characters). Revoke it if it is real.',
  ]);
  expect(warnings.join()).not.toContain(key.slice(0, 8));
  expect(draft?.white_box_config?.source_code).not.toContain(key);
  expect(draft?.agent_system_prompt).toBe(`Always use ${key} here.`);
});

test("source_code entered by hand is the one file of its entry point", () => {
  expect(unpackSource({ source_code: '{"not": "files"}', entry_point: "a.json" })).toEqual(
    new Map([["a.json", '{"not": "files"}']]),
  );
  expect(unpackSource({ source_code: null })).toEqual(new Map());
});

test("no code makes the reader throw", () => {
  const scraps = [
    "tools",
    "=",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    '"system"',
    ",",
    '"x y z"',
    "+",
    "@tool",
    "def",
    "a",
    ":",
    "\n",
    "Agent",
    "name",
    ".",
    "SystemMessage",
    "system_prompt",
    "import",
    "from",
    "dedent",
  ];
  const code = fc.array(fc.constantFrom(...scraps), { maxLength: 60 }).map((all) => all.join(" "));
  fc.assert(
    fc.property(code, fc.constantFrom("main.py", "main.ts"), (text, path) => {
      expect(readSource({ files: { [path]: text }, entry_point: path }).errors).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

describe("hostile code takes time in proportion to its length", () => {
  const repeat = (text: string) => text.repeat(Math.floor(120_000 / text.length));
  test.each([
    ["lists in lists", repeat("tools=[")],
    ["open brackets", repeat("(")],
    ["decorators", repeat("@tool(")],
    ["makers", repeat("tool({")],
    ["quotes and backslashes", repeat("'\\")],
    ["slashes and backslashes", repeat("=/\\/")],
    ["templates", repeat("`${")],
    ["agents", repeat("Agent(name=")],
    ["prompts", repeat('system_prompt="a b c d e f g",')],
    [
      "constants of each other",
      Array.from({ length: 4_000 }, (_, n) => `a${n} = a${n + 1} + a${n + 1} + "x y"`).join("\n") +
        "\nsystem_prompt = a0",
    ],
    ["a constant of itself", `a = a + a + "x y"\n${repeat("system_prompt = a + a + a\n")}`],
    [
      "long texts joined",
      `a = "${"x ".repeat(50_000)}"\n${repeat("system_prompt = a + a + a + a\n").slice(0, 140_000)}`,
    ],
    ["types", repeat("a:a[a]|a:")],
    ["colons", repeat("a:")],
  ])("%s", (_, text) => {
    const started = process.cpuUsage();
    for (const path of ["main.py", "main.ts"]) readSource({ files: { [path]: text }, entry_point: path });
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
  });
});
