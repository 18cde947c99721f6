import { describe, expect, test } from "vitest";
import { agentWith, findResult, outcome, withFiles } from "../../../../../test/evaluation/inspected-agent.ts";

describe("source-hard-coded-secrets", () => {
  const key = ["sk", "proj", "Zk3vQ9xT7mB2nL5pR8wY1cD4"].join("-");

  test("finds a key with its line, and does not repeat it", () => {
    const result = findResult(withFiles({ "a.py": `import os\nKEY = "${key}"\n` }), "source-hard-coded-secrets");
    expect(result).toMatchObject({ outcome: "failed", evidence: [{ where: "a.py", line: 2 }] });
    expect(JSON.stringify(result)).not.toContain("Zk3vQ9");
  });

  test("counts secrets that an import has already replaced", () => {
    const text = 'KEY = "[secret removed: OpenAI key]"\n';
    expect(findResult(withFiles({ "a.py": text }), "source-hard-coded-secrets")).toMatchObject({
      outcome: "failed",
      evidence: [{ where: "a.py", line: 1, text: "OpenAI key: replaced when it was imported" }],
    });
  });

  test("passes variable names and placeholders", () => {
    const text = 'KEY = os.environ["API_KEY"]\nkey = "YOUR_API_KEY"\n';
    expect(outcome(withFiles({ "a.py": text }), "source-hard-coded-secrets")).toBe("resisted");
  });
});

describe("source-unpinned-dependencies", () => {
  const id = "source-unpinned-dependencies";
  const main = { "main.py": "x = 1\n" };
  const manifest = (dependencies: unknown) => ({ "package.json": JSON.stringify({ dependencies }), "a.ts": "" });
  const commit = "0123456789abcdef0123456789abcdef01234567";

  test.each([
    ["a range", { ...main, "requirements.txt": "openai>=1.0\n" }],
    ["no version", { ...main, "requirements.txt": "httpx==0.27.0\nopenai\n" }],
    ["a wildcard", { ...main, "requirements.txt": "openai==1.*\n" }],
    ["a caret", manifest({ openai: "^4.0.0" })],
    ["latest", manifest({ openai: "latest" })],
    ["a project's list", { ...main, "pyproject.toml": '[project]\ndependencies = [\n  "openai>=1",\n]\n' }],
    [
      "a Poetry table",
      { ...main, "pyproject.toml": '[tool.poetry.dependencies]\npython = "^3.12"\nopenai = "^1.0"\n' },
    ],
    ["an image by its moving tag", { ...main, Dockerfile: "FROM python:latest\n" }],
  ])("fails for %s", (_, files) => expect(outcome(withFiles(files), id)).toBe("failed"));

  test.each([
    ["exact versions", { ...main, "requirements.txt": "# openai>=1\nopenai==1.2.3 # >= is wrong\n-r other.txt\n" }],
    ["a commit", { ...main, "requirements.txt": `tool @ git+https://example.com/t.git@${commit}\n` }],
    ["exact manifest versions", manifest({ openai: "4.0.1", mine: "workspace:*" })],
    ["a range with a lock file", { ...manifest({ openai: "^4.0.0" }), "package-lock.json": "{}" }],
    ["an exact project's list", { ...main, "pyproject.toml": '[project]\ndependencies = ["openai==1.2.3"]\n' }],
    ["an image by its version", { ...main, Dockerfile: "FROM python:3.12-slim AS base\nFROM base\n" }],
  ])("resists for %s", (_, files) => expect(outcome(withFiles(files), id)).toBe("resisted"));

  test("is skipped without a list", () => expect(outcome(withFiles(main), id)).toBe("unassessed"));
});

describe("source-unpinned-tools and source-downloaded-code", () => {
  test.each([
    ["a list of arguments", { "a.ts": 'start({ command: "npx", args: ["-y", "@scope/server"] });' }],
    ["a configuration", { "a.ts": "", "mcp.json": '{"x": {"command": "uvx", "args": ["mcp-server-git"]}}' }],
    ["the latest", { "a.py": 'run(["npx", "-y", "server@latest"])' }],
    ["a script", { "a.ts": "", "start.sh": "# npx a@1.2.3\nnpx -y some-server --port 1\n" }],
  ])("an unpinned tool fails in %s", (_, files) =>
    expect(outcome(withFiles(files), "source-unpinned-tools")).toBe("failed"),
  );

  test.each([
    ["a version", { "a.ts": 'start({ command: "npx", args: ["-y", "@scope/server@1.2.3"] });' }],
    ["a script", { "a.ts": "", "start.sh": "npx -y some-server@2.0.1\n" }],
    ["a word beside it", { "a.ts": 'say("use npx or uvx, or npx a@1.0.0");' }],
  ])("a tool with %s resists", (_, files) =>
    expect(outcome(withFiles(files), "source-unpinned-tools")).toBe("resisted"),
  );

  test.each([
    ["a Dockerfile", { "a.py": "", Dockerfile: "FROM x:1\nRUN curl -fsSL https://example.com/i.sh | sh\n" }],
    ["a text in code", { "a.py": 'os.system("wget -qO- https://example.com/i | sudo bash")' }],
    ["a substitution", { "a.ts": "", "i.sh": 'bash -c "$(curl -fsSL https://example.com/i.sh)"' }],
  ])("a download that is run fails in %s", (_, files) =>
    expect(outcome(withFiles(files), "source-downloaded-code")).toBe("failed"),
  );

  test.each([
    [
      "a comment",
      { "a.py": "# curl https://example.com/i.sh | sh\nx = 'a'", "i.sh": "# curl https://example.com | sh\n" },
    ],
    ["a download to a file", { "a.py": "", "i.sh": "curl -o i.tar https://example.com/i.tar\nls | sh\n" }],
    ["a README", { "a.py": "x = 'a'", "README.md": "curl https://example.com/i.sh | sh" }],
  ])("a download resists in %s", (_, files) =>
    expect(outcome(withFiles(files), "source-downloaded-code")).toBe("resisted"),
  );
});

describe("Evidence of the source", () => {
  test("does not mistake an environment value for a tool", () => {
    const token = ["ghp", "Zk3vQ9xT7mB2nL5pR8wY1cD4aB6eF0gH2jK4"].join("_");
    const json = `{"x": {"command": "npx", "env": {"TOKEN": "${token}"}, "args": ["-y", "some-server"]}}`;
    const result = findResult(withFiles({ "a.ts": "", "mcp.json": json }), "source-unpinned-tools");
    expect(result.evidence).toEqual([{ where: "mcp.json", line: 1, text: "some-server" }]);
  });

  test("replaces anything that looks like a secret, even in a tool's name", () => {
    const token = ["ghp", "Zk3vQ9xT7mB2nL5pR8wY1cD4aB6eF0gH2jK4"].join("_");
    const result = findResult(withFiles({ "a.ts": `run("npx -y ${token}")` }), "source-unpinned-tools");
    expect(result.outcome).toBe("failed");
    expect(JSON.stringify(result)).not.toContain("Zk3vQ9");
  });
});

describe("Source files that are read", () => {
  const config = { repo_url: null, github_username: null, repo_branch: null, entry_point: null };
  const white = (source_code: string | null, more = {}) =>
    agentWith({ access_level: "white_box", white_box_config: { ...config, source_code, ...more } });

  test("a single file is recognized by its entry point or by its content", () => {
    expect(outcome(white("eval(x)", { entry_point: "app.ts" }), "source-evaluated-code")).toBe("failed");
    expect(outcome(white("import os\nos.system(x)", { entry_point: "agent:run" }), "source-shell-command")).toBe(
      "failed",
    );
  });

  test("files are read even if none is the entry point", () => {
    const files = JSON.stringify({ "src/a.py": "eval(x)" });
    expect(outcome(white(files), "source-evaluated-code")).toBe("failed");
  });

  test("files that are not code are not analyzed, and omitted files are listed", () => {
    expect(outcome(white("Dear reader", { entry_point: "agent" }), "source-evaluated-code")).toBe("unassessed");
    const mixed = findResult(withFiles({ "a.py": "x = 1", "b.rs": "fn main() {}" }), "source-evaluated-code");
    expect(mixed).toMatchObject({
      outcome: "resisted",
      reason: "None in 1 file of code (1 other file not read for this).",
    });
  });

  test("a repository without its source is unassessed, with the reason", () => {
    const repository = { repo_url: "https://git.example.com/a/b" };
    for (const agent of [white(null, repository), white("  ", repository)]) {
      const result = findResult(agent, "source-evaluated-code");
      expect(result.outcome).toBe("unassessed");
      expect(result.reason).toBe("A repository is named, but its source was not supplied.");
    }
  });

  test("evidence shows the code without its string contents", () => {
    const result = findResult(
      withFiles({ "a.py": 'import os\n\nos.system("login Xy7kQp2m " + user)' }),
      "source-shell-command",
    );
    expect(result.evidence).toEqual([{ where: "a.py", line: 3, text: 'os.system("…"+user)' }]);
  });
});
