import { describe, expect, test } from "vitest";
import { agentWith, withFiles } from "../../../../test/evaluation/inspected-agent.ts";
import { createDraw } from "../probes/probe/draw.ts";
import { inspect } from "./inspect.ts";

/** With the limit below, as telling as twice the size with four times the limit, in half the time. */
const SIZE = 25_000;
const filled = (unit: string): string => unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE);

/** Each would cost the square of its length, or more, if a pattern went back over it. */
const units = [
  ...[
    "a",
    " ",
    "\n",
    "(",
    "f(",
    "f(f(,",
    ")",
    "[{(",
    '"',
    "'''",
    '"""',
    "`${",
    "`${`",
    "/*",
    "/",
    "\\",
    "\0",
    "\u{1f600}",
    "\ud800",
  ],
  ...[
    "eval(",
    "eval(a,",
    "import ",
    "from a import b as c, ",
    "import { a as b, ",
    "} from 'x'; ",
    "x.y.z.",
    "@tool\ndef f(a\n",
  ],
  ...[
    "@tool\ndef f(a):\n",
    "tools=[f, ",
    "tool({ name: ",
    "tool(async ({ a }) => ",
    "def f(",
    " => ",
    "{{",
    "f'{a}",
    "SELECT * FROM ",
  ],
  ...[
    "db.query('SELECT ' + ",
    "npx ",
    "npx -y ",
    "npx --a ",
    '"npx",',
    "curl ",
    "curl a | ",
    "curl ||",
    "yaml.load(",
    "verify=",
    "innerHTML=",
  ],
  ...[
    "password ",
    "password is ",
    "password for a b ",
    "1 2 ",
    "12 ",
    "+1 (2) 34 ",
    "a@b.c",
    "a@",
    "a.b.",
    "DE12 ",
    "4111 ",
    "[secret removed:",
  ],
  ...[
    "never ",
    "no, ",
    "if not, ",
    "do not reveal ",
    "your instructions ",
    "treat as data ",
    "ne pas ",
    "- never:\n",
    "# not\n- a\n",
    "as a ",
    "harmful a ",
  ],
  ...[
    "a==",
    "a>=1\n",
    "==1*",
    "[project]\ndependencies = [\n",
    'dependencies = ["a',
    "FROM a\n",
    "FROM a AS a\n",
    "sk-",
    "bearer ",
    "://a:b@",
  ],
];

const paths = [
  "main.py",
  "main.ts",
  "requirements.txt",
  "pyproject.toml",
  "package.json",
  "Dockerfile",
  "a.sh",
  "mcp.json",
];

/** Of this thread's own work, so that a busy machine does not count; far below what a square of the length would take. */
const LIMIT_MS = 625;

function spent(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

describe("Hostile input", () => {
  test.each(units.map((unit) => [JSON.stringify(unit), unit] as const))(
    "%s, repeated, is read in bounded time",
    (_, unit) => {
      const text = filled(unit);
      const files = Object.fromEntries(paths.map((path) => [path, text.slice(0, SIZE / 4)]));
      const agent = {
        ...withFiles({ ...files, "main.py": text, "main.ts": text }),
        agent_system_prompt: text,
      };
      expect(spent(() => inspect(agent))).toBeLessThan(LIMIT_MS);
    },
  );

  test("mixed at random throws nothing, and every check returns a result", () => {
    for (let n = 0; n < 100; n += 1) {
      const draw = createDraw({ seed: 5, probe: "hostile", n, attempt: 0 });
      const text = Array.from({ length: 60 }, () => draw.pick(units)).join(draw.pick(["", " ", "\n"]));
      const agent = { ...withFiles(Object.fromEntries(paths.map((path) => [path, text]))), agent_system_prompt: text };
      const results = inspect(agent);
      expect(results.filter(({ reason }) => reason.includes("broke"))).toEqual([]);
      expect(results.every(({ reason }) => reason !== "")).toBe(true);
    }
  });

  test("in members of any shape throws nothing", () => {
    const odd = ["", "*", "http://", "http://[", "javascript:1", "\ud800", "http://a b"];
    for (const address of odd) {
      const results = inspect(
        agentWith({
          agent_url: address,
          api_key_url: address,
          mcp_config: { proxy_url: address, access_level: "admin", server_urls: [address] },
          delegated_agents: [{ url: address, agent_card_url: address, name: null, capabilities: null }],
          capabilities: { tools: "all" },
        }),
      );
      expect(results.filter(({ reason }) => reason.includes("broke"))).toEqual([]);
    }
  });
});
