import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";

const AGENT = "0b0e9a9e-0000-4000-8000-000000000001";
const event = {
  ...{
    id: "0b0e9a9e-0000-4000-8000-000000000002",
    agent_id: AGENT,
    agent_name: "Support",
    kind: "guard",
    guard: "injection",
  },
  ...{ channel: "user", leg: "front", rule: "score\u202E", outcome: "hit", enforced: false, action: "block" },
  created_at: 1_800_000_000,
};
const entry = { id: "0b0e9a9e-0000-4000-8000-000000000003", kind: "request", agent_id: AGENT };
const settings = { record_hits: true, sample_share: 0, reason: null };
const answers = {
  "GET /v1/guard-events": { results: [event], next_cursor: null },
  "GET /v1/recorded-traffic": { results: [entry], next_cursor: null },
  [`GET /v1/recorded-traffic/${entry.id}`]: { ...entry, texts: [{ channel: "user", text: "hello" }], flow: [] },
  [`GET /v1/agents/${AGENT}/traffic-settings`]: settings,
  [`PUT /v1/agents/${AGENT}/traffic-settings`]: { ...settings, sample_share: 0.1 },
};

test("detections tail prints a line for each event, and hidden characters as code points", async () => {
  const ran = await runCli(["detections", "tail", "--once"], { answers });
  expect(ran.ending).toBe("passed");
  expect(ran.out).toMatch(
    /^2027-01-15 08:00:00 {2}shadow block {2}Support {2}front {2}user {2}injection {2}score.*U\+202E/,
  );
  const json = await runCli(["detections", "tail", "--once", "--json"], { answers });
  expect(JSON.parse(json.out)).toMatchObject({ guard: "injection" });
});

test("traffic record changes one setting, and traffic export opens every entry", async () => {
  const ran = await runCli(["traffic", "record", AGENT, "on", "--share", "10%"], { answers });
  expect(ran.sent.at(-1)?.body).toEqual({ record_hits: true, sample_share: 0.1, reason: null });
  expect((await runCli(["traffic", "record", AGENT, "maybe"], { answers })).ending).toBe("usage");
  expect((await runCli(["traffic", "record", AGENT, "on", "--share", "much"], { answers })).ending).toBe("usage");
  const exported = await runCli(["traffic", "export", AGENT], { answers });
  expect(JSON.parse(exported.out)).toMatchObject({ kind: "request", texts: [{ text: "hello" }] });
});
