import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const agent = "1c0e9a9e-0000-4000-8000-000000000002";
const key = {
  ...{ id, agent_id: agent, name: "Web shop", legs: ["front"], status: "ACTIVE", tokens_per_day: 1000 },
  ...{ requests_per_minute: null, tokens_per_minute: null, money_per_day: null, concurrency: null },
  spent_today: { requests: 2, input_tokens: 90, output_tokens: 10, money: 0, unpriced: 2 },
};
const route = {
  ...{ id, agent_id: agent, leg: "front", slug: "desk", path: "/gateway/desk", upstream_url: null, protocol: null },
  unscanned_paths: [],
};
const KEYS = "/v1/gateway-keys";
const answers = {
  "GET /v1/agent-configurations/": { results: [{ id: agent, agent_name: "desk" }], next_cursor: null },
  [`GET /v1/agent-configurations/${agent}`]: { id: agent, protocol: "chat_completions" },
  [`GET ${KEYS}`]: { results: [key], count: 1 },
  [`POST ${KEYS}`]: { ...key, secret: "gk_secret", path: "/gateway/desk" },
  [`DELETE ${KEYS}/${id}`]: null,
  "GET /v1/gateway-routes": { results: [route], count: 1 },
  "GET /v1/model-prices": { results: [{ id, pattern: "gpt-4o*", input: 1, output: 2, cached: null, updated_at: 1 }] },
  [`PATCH /v1/model-prices/${id}`]: { id },
};

test("lists keys with limits and spending, and routes with their paths", async () => {
  expect((await runCli(["gateway", "keys", "list"], { answers })).out).toBe(
    `${id}\tWeb shop\tdesk\tfront\tACTIVE\t1000 tokens/day\t2\t100\n`,
  );
  expect((await runCli(["gateway", "routes"], { answers })).out).toBe("/gateway/desk\tdesk\tfront\tthe agent\t–\n");
});

test("a new key is all that is printed off a terminal", async () => {
  const given = ["gateway", "keys", "create", "desk", "--name", "Web shop", "--tokens-per-day", "1000"];
  const ran = await runCli(given, { answers });
  expect(ran.out).toBe("gk_secret\n");
  expect(ran.sent.at(-1)).toMatchObject({ body: { agent_id: agent, legs: ["front"], tokens_per_day: 1000 } });
  for (const wrong of [
    ["--leg", "back"],
    ["--concurrency", "none"],
  ])
    expect((await runCli([...given, ...wrong], { answers })).ending).toBe("usage");
});

test("the secret of the gateway's signature is all that is printed off a terminal, and can be rotated", async () => {
  const signature = `/v1/agents/${agent}/gateway-signature`;
  const said = { agent_id: agent, header: "x-console-gateway", rotated_at: null, former_until: null };
  const more = {
    ...answers,
    [`GET ${signature}`]: { ...said, secret: "gs_old" },
    [`POST ${signature}/rotate`]: { ...said, secret: "gs_new", rotated_at: 1_760_000_000 },
  };
  expect((await runCli(["gateway", "signature", "show", "desk"], { answers: more })).out).toBe("gs_old\n");
  expect((await runCli(["gateway", "signature", "rotate", "desk"], { answers: more })).out).toBe("gs_new\n");
  const rehearsed = await runCli(["gateway", "signature", "rotate", agent, "--dry-run"], { answers: more });
  expect(rehearsed.ending).toBe("rehearsed");
});

test("revoking a key needs its name or --yes", async () => {
  expect(await runCli(["gateway", "keys", "revoke", id], { answers })).toMatchObject({ ending: "usage", sent: [] });
  const sure = await runCli(["gateway", "keys", "revoke", "Web shop", "--yes"], { answers });
  expect(sure.sent.at(-1)).toMatchObject({ method: "DELETE", path: `${KEYS}/${id}` });
});

test("the URL of an agent is whole, for the kind of its clients", async () => {
  const ran = await runCli(["gateway", "url", "desk", "--console", "https://console.example/"], { answers });
  expect(ran.out).toBe("https://console.example/gateway/desk/v1\n");
  expect((await runCli(["gateway", "url", "desk", "--leg", "model"], { answers })).ending).toBe("refused");
});

test("a changed tool is shown with its differences, and accepted as it was listed", async () => {
  const pin = { tool: "read", digest: "a", changed_digest: "b".repeat(64), changed_at: 1, seen_at: 0 };
  const TOOLS = `/v1/gateway-routes/${id}/tools`;
  const change = { path: ["description"], before: "Reads.", after: "Sends\u001b[31m." };
  const shown = { ...pin, pinned: null, changed: null, difference: { changes: [change], is_complete: true } };
  const tools = {
    ...{ ...answers, "GET /v1/gateway-routes": { results: [route, { ...route, leg: "tools" }], count: 2 } },
    [`GET ${TOOLS}`]: { results: [pin, { ...pin, tool: "write", changed_digest: null }] },
    [`GET ${TOOLS}/definition`]: shown,
    [`POST ${TOOLS}/accept-all`]: { accepted: [pin], not_accepted: [] },
  };
  const listed = await runCli(["gateway", "tools", "list", "desk", "--changed"], { answers: tools });
  expect(listed.out).toBe("read\tchanged\t1970-01-01T00:00:00.000Z\tbbbbbbbbbbbb\n");
  const seen = await runCli(["gateway", "tools", "show", "desk", "read"], { answers: tools });
  expect([seen.ending, seen.out]).toEqual(["failed", "description\tReads.\tSends␛[31m.\n"]);
  const accepted = await runCli(["gateway", "tools", "accept", "desk", "--yes"], { answers: tools });
  expect(accepted.sent.at(-1)).toMatchObject({ body: { tools: [{ tool: "read", digest: "b".repeat(64) }] } });
  expect((await runCli(["gateway", "tools", "accept", "desk", "write", "--yes"], { answers: tools })).ending).toBe(
    "refused",
  );
});

test("setting a price again changes it", async () => {
  const ran = await runCli(["prices", "set", "GPT-4o*", "--input", "2.5", "--output", "10"], { answers });
  expect(ran.sent.at(-1)).toMatchObject({ method: "PATCH", body: { input: 2.5, output: 10, cached: null } });
  expect((await runCli(["prices", "set", "x", "--input", "2.5"], { answers })).ending).toBe("usage");
  expect((await runCli(["prices", "list"], { answers })).out).toBe("gpt-4o*\t1\t2\t–\n");
});
