import { expect, test } from "vitest";
import { openWorld } from "../../../../../test/world.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { AgentRow } from "../../record/agent-row.ts";
import { presentAgent } from "../../record/agent-row.ts";
import { type AgentView, VIEW, viewJson } from "./view.ts";

const awkward = {
  agent_name: 'A "quoted" name, \\ and \u2028 and 😀',
  model_name: "m",
  agent_url: null,
  agent_system_prompt: "line\nline\ttab \u0007",
  agent_params: { temperature: 0.5, rag_params: { "": [1, { k: "é" }] } },
  delegated_agents: [{ url: "u" }],
  test_score: "0.850",
  evaluated_harnesses: ["a", "b"],
  last_evaluated_at: 1,
  guard_config_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
  api_key: "sk-0123456789abcdef",
};

test("what PostgreSQL writes is what we would have written, member for member and in the same order", async () => {
  await using world = await openWorld();
  await world.call("POST", "/v1/agent-configurations/", { body: awkward });
  await world.call("POST", "/v1/agent-configurations/", { body: { agent_name: "plain", model_name: "m" } });
  await world.behind.query(`update agents set ttt_days = 1.5, trusted_at = 7, capabilities = '{"tools":[]}',
    import_metadata = '{"source":"manual"}', skills = '[{"id":"s"}]', latest_evaluation = '{"overall_score":0.5}' where agent_name <> 'plain'`);
  const { who } = world.owner;
  const [rows, views] = await world.services.db.inTeam(who, async (tx) => [
    await tx.query(sql<AgentRow>`select * from agents order by id`),
    await tx.query(sql<AgentView>`select ${VIEW} from agents a order by a.id`),
  ]);
  expect(rows).toHaveLength(2);
  for (const how of [{}, { scores: true }, { apiKey: "shown" }, { apiKey: null }]) {
    const written = views.map((view) => viewJson(view, how));
    expect(written.map((text) => JSON.parse(text))).toEqual(
      rows.map((row) => JSON.parse(JSON.stringify(presentAgent(row, how)))),
    );
    expect(written.map((text) => Object.keys(JSON.parse(text)))).toEqual(
      rows.map((row) => Object.keys(presentAgent(row, how))),
    );
  }
});
