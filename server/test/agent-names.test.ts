import { afterAll, beforeAll, expect, test } from "vitest";
import { plantCompletedRun, plantFinding, plantGenome, plantProposal, type Scene } from "./scene.ts";
import { openWorld, type World } from "./world.ts";

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await openWorld();
  scene = { world, team: world.owner.who.teamId, owner: world.owner, caller: world.owner, self: world.owner };
});
afterAll(() => world[Symbol.asyncDispose]());

const NAME = "Support";
// biome-ignore lint/suspicious/noExplicitAny: an answer's body has whatever form the test then pins down
const read = async (path: string): Promise<any> => {
  const reply = await world.call("GET", path);
  expect([path, reply.status]).toEqual([path, 200]);
  return reply.body;
};

test("every row that refers to an agent includes its name, even with twelve hundred newer agents", async () => {
  const { agent_id, proposal_id } = await plantProposal(scene);
  const genome = await plantGenome(scene, { agent_id });
  const [finding, run] = [await plantFinding(scene), await plantCompletedRun(scene)];
  const other = await plantCompletedRun(scene, run);
  await world.behind.query(
    `insert into agents (id, team_id, created_by, created_at, updated_at, agent_name, model_name)
     select gen_random_uuid(), $1, $2, 4e9 + n, 4e9 + n, 'Newer ' || n, 'm' from generate_series(1, 1250) n`,
    [scene.team, scene.owner.who.userId],
  );
  const job = (await read(`/v1/agents/${agent_id}/evolutions`)).results[0];
  const rows = [
    ...(await read("/v1/evaluations/")).evaluations,
    await read(`/v1/evaluations/${run}`),
    await read(`/v1/evaluation-results/${run}/results`),
    await read(`/v1/evaluation-summaries/${run}`),
    ...(await read("/v1/evaluation-summaries/")).results,
    ...(await read("/v1/evaluation-summaries/latest-by-agent")).results,
    await read(`/v1/evaluations/${run}/compare?with=${other}`),
    ...(await read("/v1/findings")).results,
    await read(`/v1/findings/${finding}`),
    job,
    await read(`/v1/agents/${agent_id}/evolutions/${job.evolution_id}`),
    ...(await read(`/v1/agents/${agent_id}/evolution/proposals`)).items,
    await read(`/v1/proposals/${proposal_id}`),
    ...(await read("/v1/genomes/")).items,
    await read(`/v1/genomes/${genome}`),
    await read(`/v1/genomes/by-agent/${agent_id}`),
    ...(await read(`/v1/genomes/${genome}/ancestry`)).nodes,
    ...(await read("/v1/evolution/genome-map")).points,
    ...(await read(`/v1/genomes/${genome}/similar`)).items,
    ...(await read("/v1/audit-log?action=agent.created")).results,
  ];
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => row.agent_name !== NAME)).toEqual([]);
});

test("the name is the agent's current one, and never from another team", async () => {
  const [{ agent_id, evaluation_id }] = (await read("/v1/evaluations/")).evaluations;
  await world.call("PUT", `/v1/agent-configurations/${agent_id}`, { body: { agent_name: "Front desk" } });
  expect((await read(`/v1/evaluations/${evaluation_id}`)).agent_name).toBe("Front desk");
  const { services } = world;
  const stranger = await world.stranger();
  const named = await services.db.inTeam(stranger.who, (tx) =>
    services.agents.naming({ tx, who: stranger.who, origin: { requestId: "t", address: "t" }, now: 0 }, [{ agent_id }]),
  );
  expect(named).toEqual([{ agent_id, agent_name: null }]);
});
