import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const agent = "1c0e9a9e-0000-4000-8000-000000000002";
const config = {
  ...{ id, status: "pending", agent_id: agent, created_at: 1, created_by: agent, live_version: 2, digest: "abc" },
  modes: { leak: "enforce", pii: "shadow" },
  config_body: {
    "input-guards": ["pii"],
    "output-guards": [{ leak: { methods: ["prompt-leak"], mode: "enforce", action: "block" } }],
    pii: { methods: ["pii-structured"] },
  },
};
const CONFIGS = "/v1/guard-configs";
const answers = {
  [`GET ${CONFIGS}`]: { guard_configs: [config], count: 1, next_cursor: null },
  "GET /v1/agent-configurations/": { results: [{ id: agent, agent_name: "order\u001b[31m-bot" }], next_cursor: null },
  [`GET ${CONFIGS}/${id}`]: config,
  [`POST ${CONFIGS}/${id}/apply`]: { ...config, status: "applied" },
  [`POST ${CONFIGS}/${id}/rollback`]: config,
  [`GET ${CONFIGS}/${id}/diff`]: {
    ...{ from: 2, to: null },
    guards: [{ guard: "pii", change: "changed", keys: [{ key: "mode", from: "shadow", to: "enforce" }] }],
    settings: [{ key: "blocked-as", from: null, to: "error" }],
  },
};

test("lists configs with the names of their agents; --json is the API's own document", async () => {
  const piped = await runCli(["guard", "list"], { answers });
  expect(piped.out).toBe(`${id}\torder␛[31m-bot\tpending\t2\t1\t1\n`);
  const json = await runCli(["guard", "list", "--json"], { answers });
  expect(JSON.parse(json.out)).toEqual(answers[`GET ${CONFIGS}`]);
  const table = await runCli(["guard", "list"], { answers, columns: 80, environment: { NO_COLOR: "1" } });
  expect(table.out.split("\n")[0]).toMatch(/^ID +AGENT +STATUS +VERSION +ENFORCE +SHADOW$/);
});

test("shows a config by the start of its id, with the guards of each channel", async () => {
  const { out } = await runCli(["guard", "show", "0b0e9a"], { answers });
  expect(out).toContain("Live version\t2\n");
  expect(out).toContain("user\tpii\tpii-structured\tshadow\t–\n");
  expect(out).toContain("output\tleak\tprompt-leak\tenforce\tblock\n");
});

test("apply needs --yes off a terminal, and the typed name on one", async () => {
  const writes = (ran: Awaited<ReturnType<typeof runCli>>) => ran.sent.filter(({ method }) => method !== "GET");
  const silent = await runCli(["guard", "apply", id], { answers });
  expect(silent).toMatchObject({ ending: "usage", sent: [] });
  const wrong = await runCli(["guard", "apply", id], { answers, columns: 80, typed: "yes" });
  expect([wrong.ending, writes(wrong)]).toEqual(["refused", []]);
  const named = { answers, columns: 80, typed: "order\u001b[31m-bot" };
  expect(writes(await runCli(["guard", "apply", id], named))).toMatchObject([{ path: `${CONFIGS}/${id}/apply` }]);
  const sure = await runCli(["guard", "apply", id, "--yes", "--override-reason", "Reviewed by hand"], { answers });
  expect(writes(sure)).toMatchObject([{ body: { override_reason: "Reviewed by hand" } }]);
});

test("one guard is promoted, or put back into shadow, without the rest of the config", async () => {
  const path = `${CONFIGS}/${id}/guards/pii/mode`;
  const mode = { ...answers, [`PUT ${path}`]: config };
  const promoted = await runCli(["guard", "promote", id, "pii", "--yes"], { answers: mode });
  expect(promoted.sent).toEqual([{ method: "PUT", path, body: { mode: "enforce", override_reason: null } }]);
  const back = await runCli(["guard", "shadow", id, "pii"], { answers: mode, columns: 80, typed: "pii" });
  expect(back.sent).toMatchObject([{ body: { mode: "shadow" } }]);
});

test("a promotion without evidence names the guards that lack it", async () => {
  const { [`POST ${CONFIGS}/${id}/apply`]: _, ...without } = answers;
  const refused = { refusals: [{ guard: "pii", reason: "12 of 300 requests." }], code: "PROMOTION_NOT_PROVEN" };
  const ran = await runCli(["guard", "apply", id, "--yes"], { answers: without, refusal: refused });
  expect(ran).toMatchObject({ ending: "refused", err: expect.stringContaining("pii: 12 of 300 requests.") });
});

test("rolls back to a version, and compares versions key by key", async () => {
  const ran = await runCli(["guard", "rollback", id, "1", "--yes"], { answers });
  expect(ran.sent.at(-1)).toMatchObject({ path: `${CONFIGS}/${id}/rollback`, body: { version: 1 } });
  expect((await runCli(["guard", "rollback", id, "x", "--yes"], { answers })).ending).toBe("usage");
  const { out } = await runCli(["guard", "diff", id], { answers });
  expect(out).toBe("(config)\tblocked-as\t–\terror\npii\tmode\tshadow\tenforce\n");
});

test("starters need no console, and can be imported as they are printed", async () => {
  const listed = await runCli(["guard", "starters"]);
  expect([listed.out.split("\n").length, listed.sent]).toEqual([4, []]);
  const printed = await runCli(["guard", "starters", "strict"]);
  const ran = await runCli(["guard", "import", "-", "--agent", agent], {
    answers: { ...answers, [`POST ${CONFIGS}`]: config },
    stdin: printed.out,
  });
  expect(ran.sent.at(-1)).toMatchObject({ body: { agent_id: agent, config_body: JSON.parse(printed.out) } });
});

test("imports TOML, and says where a file is wrong", async () => {
  const toml = 'input-guards = ["pii"]\n[pii]\nmethods = ["pii-structured"]\n';
  const ran = await runCli(["guard", "import", "-", "--dry-run"], { answers, stdin: toml });
  expect(ran).toMatchObject({ ending: "rehearsed", out: `POST ${CONFIGS}` });
  const wrong = await runCli(["guard", "import", "-"], { answers, stdin: "a = \n" });
  expect(wrong).toMatchObject({ ending: "usage", err: expect.stringContaining("Line 1") });
});
