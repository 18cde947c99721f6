import { expect, test } from "vitest";
import { openBed } from "../../../../test/evaluation/run-bed.ts";
import { apply, word } from "../../../../test/protection/guarded-agent.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";

holdStatementsToTheirTeam();

test("a run through the gateway shows what the guards change, and leaves the agent's own score and findings alone", async () => {
  // The agent gives in to every prompt; its guard blocks what it says.
  await using bed = await openBed({ prompts: 6, answer: () => "leak: sesame" });
  await bed.listen();
  bed.startWorker();
  const { world, agentId } = bed;
  const wish = { agent_id: agentId, harness_names: ["security"], seed: 1, through_gateway: true };
  const refused = await world.call("POST", "/v1/evaluations/", { body: wish });
  expect([refused.status, refused.body.code]).toEqual([409, "AGENT_WITHOUT_GUARDS"]);

  const direct = await bed.until(await bed.startRun(), "completed");
  const agentBefore = (await world.call("GET", `/v1/agent-configurations/${agentId}`)).body;
  const findingsBefore = (await world.call("GET", "/v1/findings")).body;
  const config_body = { "output-guards": ["one"], one: word("sesame") };
  const config = (await world.call("POST", "/v1/guard-configs", { body: { agent_id: agentId, config_body } })).body;
  await apply(world, config.id);

  const guarded = await bed.until(await bed.startRun({ through_gateway: true }), "completed");
  expect([direct.progress.failed, direct.gateway]).toEqual([6, null]);
  expect(guarded.gateway).toMatchObject({ config_id: config.id, version: 1 });
  // Blocked answers are what a client got: none of them shows that the agent gave in.
  expect(guarded.progress.failed).toBe(0);
  expect(bed.agent.heard.length).toBe(12);
  const agent = (await world.call("GET", `/v1/agent-configurations/${agentId}`)).body;
  expect(agent.overall_score).toEqual(agentBefore.overall_score);
  expect((await world.call("GET", "/v1/findings")).body).toEqual(findingsBefore);

  // The key is seen and can be revoked; what an evaluation sends is no traffic.
  const { results } = (await world.call("GET", `/v1/gateway-keys?agent_id=${agentId}`)).body;
  expect(results).toMatchObject([{ name: "Evaluations", legs: ["front"], status: "ACTIVE" }]);
  const events = (await world.call("GET", `/v1/guard-events?agent_id=${agentId}`)).body;
  expect(events.results).toEqual([]);
  await world.call("DELETE", `/v1/gateway-keys/${results[0].id}`);
  await bed.until(await bed.startRun({ through_gateway: true }), "completed");
  expect((await world.call("GET", `/v1/gateway-keys?agent_id=${agentId}`)).body.count).toBe(2);
});
