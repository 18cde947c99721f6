import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const other = "1c0e9a9e-0000-4000-8000-000000000002";
const agent = (more: object = {}) => ({
  ...{
    id,
    agent_name: "order-bot",
    model_name: "m",
    agent_url: "http://a",
    purpose: null,
    protocol: "chat_completions",
  },
  ...{ status: "active", trust_stage: "REGISTERED", protection_status: "NONE", latest_evaluation: null },
  ...{
    last_evaluated_at: null,
    rate_limit_requests_per_minute: 60,
    agent_system_prompt: "Be\nkind\u001b",
    created_at: 0,
    updated_at: 0,
  },
  ...more,
});
const PATH = "/v1/agent-configurations/";
const twins = [
  agent(),
  agent({ id: other, agent_name: "twin" }),
  agent({ id: `2${other.slice(1)}`, agent_name: "twin" }),
];
const answers = {
  [`GET ${PATH}`]: { results: twins, next_cursor: null },
  [`GET ${PATH}${id}`]: agent(),
  [`PUT ${PATH}${id}`]: agent(),
  [`PUT ${PATH}${id}/archive`]: agent({ status: "archived" }),
  [`POST ${PATH}`]: agent(),
  [`POST ${PATH}${id}/revert`]: agent(),
  [`GET ${PATH}${id}/export`]: { format: "agent-console" },
  [`POST ${PATH}import`]: { agent: agent(), access_level: "black_box", warnings: ["w\u202e"] },
};

test("agents are listed as a table, as tabs, as IDs and as lines, and found by name, prefix and ID", async () => {
  const list = (...words: string[]) => runCli(["agents", "list", ...words], { answers });
  expect((await list()).out.split("\n")[0]).toBe(`${id}\torder-bot\tm\tREGISTERED\t–\tnever`);
  expect((await list("--quiet", "--limit", "1")).out).toBe(`${id}\n`);
  expect((await list("--columns", "name,agent_url")).out.split("\n")[0]).toBe("order-bot\thttp://a");
  expect((await list("--jsonl")).out.trimEnd().split("\n")).toHaveLength(3);
  for (const name of [id, "0b0e9a", "order-bot"]) {
    const ran = await runCli(["agents", "get", name, "--prompt"], { answers });
    expect([ran.ending, ran.out]).toEqual(["passed", "Be\nkind␛\n"]);
  }
  const twice = await runCli(["agents", "get", "twin"], { answers });
  expect([twice.ending, twice.err]).toEqual(["refused", expect.stringContaining(other)]);
});

test("a key of an agent never stands in an argument, and nothing is created twice", async () => {
  const made = await runCli(["agents", "create", "order-bot", "--model", "m", "--body", "-"], {
    ...{ answers, stdin: '{"api_key":"sk-1"}' },
  });
  expect(made.sent.at(-1)?.body).toEqual({ agent_name: "order-bot", model_name: "m", api_key: "sk-1" });
  const changed = await runCli(["agents", "update", "order-bot", "--purpose", "Orders", "--rate-limit", "5"], {
    answers,
  });
  expect(changed.sent.at(-1)).toMatchObject({
    method: "PUT",
    body: { purpose: "Orders", rate_limit_requests_per_minute: 5 },
  });
  expect((await runCli(["agents", "update", "order-bot"], { answers })).ending).toBe("usage");
  const imported = await runCli(["agents", "import", "-"], { answers, stdin: '{"name":"Card"}' });
  expect([imported.sent.at(-1)?.body, imported.out]).toEqual([
    { agent_card: { name: "Card" } },
    `Agent ${id} imported.\nWarning: w<U+202E>\n`,
  ]);
});

test("archiving and reverting ask for the name on a terminal and need --yes elsewhere", async () => {
  for (const words of [
    ["agents", "archive", "order-bot"],
    ["agents", "revert", "order-bot", "3"],
  ]) {
    expect((await runCli(words, { answers })).ending).toBe("usage");
    const wrong = await runCli(words, { answers, columns: 80, typed: "order" });
    expect([wrong.ending, wrong.sent.some(({ method }) => method !== "GET")]).toEqual(["refused", false]);
    expect((await runCli(words, { answers, columns: 80, typed: "order-bot" })).ending).toBe("passed");
    expect((await runCli([...words, "--yes"], { answers })).ending).toBe("passed");
  }
});
