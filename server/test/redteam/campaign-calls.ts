import type { Call, Entry } from "../entry.ts";
import { ownScene, plantAgent, plantGuardConfig, type Scene } from "../scene.ts";

const BODY = {
  tool: "native",
  purpose: "Answers questions about orders.",
  categories: ["pii"],
  num_tests: 4,
  // Its plan has goals with planted secrets, which can be made again.
  provider_config: { seed: 7 },
};

/** A campaign without a worker. */
export async function plantCampaign(scene: Scene, then?: "pause" | "cancel"): Promise<string> {
  const { world, owner, team } = scene;
  // What a caller before has stopped.
  await world.behind.query("delete from redteam_stops where team_id = $1", [team]);
  const body = { ...BODY, agent_id: await plantAgent(scene) };
  const { campaign_id } = (await world.call("POST", "/v1/campaigns", { as: owner, body })).body;
  if (then) await world.call("POST", `/v1/campaigns/${campaign_id}/${then}`, { as: owner });
  return campaign_id;
}

/** What a worker would leave of the team's campaigns. */
export async function workOnCampaigns({ world, team }: Pick<Scene, "world" | "team">): Promise<void> {
  await world.behind.query(
    `insert into campaign_attempts (campaign_id, place, step, team_id, phase, strategy, engine, operators, draft, sent_at)
     select id, 0, 0, team_id, 'hunt', 'sweep', 'embedded', '{base64}', '{"wish":"w","turns":["{wish}"],"before":[],"carried":[],"operators":[]}', 1 from campaigns where team_id = $1
     on conflict do nothing`,
    [team],
  );
  await world.behind.query(
    `insert into campaign_effects (campaign_id, place, step, team_id, at, kind, name, detail)
     select id, 0, 0, team_id, 1, 'hit', 'collect', '' from campaigns where team_id = $1`,
    [team],
  );
  await world.behind.query(
    `insert into sandbox_tokens (team_id, campaign_id, place, step, agent_id, hash, play, opened_at)
     select team_id, id, 0, 0, agent_id, gen_random_uuid()::text, '{}', 1 from campaigns where team_id = $1`,
    [team],
  );
  await world.behind.query(
    `insert into sandbox_addresses (agent_id, team_id, hash, created_at)
     select gen_random_uuid(), $1, gen_random_uuid()::text, 1`,
    [team],
  );
  await world.behind.query(
    `with found as (
       insert into findings (id, team_id, agent_id, source, harness, scenario, probe, title, severity, rank, detector,
         campaign_id, dedup_key, found_at, seen_at)
       select gen_random_uuid(), team_id, agent_id, 'campaign', 'redteam', 'pii', 'door-code', 'Door code', 'high', 3, 'canary',
         id, id::text, 1, 1 from campaigns where team_id = $1
       on conflict do nothing
       returning *)
     insert into finding_attacks (campaign_id, place, team_id, finding_id, at, result, severity, attack_text, summary)
     select campaign_id, 0, team_id, id, 1, 'seen', 'high', '{wish}', 'Told.' from found`,
    [team],
  );
}

async function againstOwnAgent(scene: Scene): Promise<Partial<Call>> {
  await scene.world.behind.query("delete from redteam_stops where team_id = $1", [ownScene(scene).team]);
  return { body: { ...BODY, agent_id: await plantAgent(ownScene(scene)) } };
}

/** A campaign with an attack that can be made again. */
async function ofProven(scene: Scene, then?: "cancel"): Promise<Partial<Call>> {
  const campaign_id = await plantCampaign(scene, then);
  const form = { wording: "w", operators: [], isOpened: true, said: [], carried: [], gone: [] };
  const worked = { worked: 5, of: 5 };
  const attack = { step: 0, confirmed: worked, generalized: null, minimized: null, whole: { step: 0, form } };
  await scene.world.behind.query(
    "update campaign_goals set result = 'confirmed', state = 'done', attack = $2 where campaign_id = $1 and goal -> 'oracle' ->> 'kind' = 'canary'",
    [campaign_id, JSON.stringify(attack)],
  );
  return { params: { campaign_id }, body: {} };
}

export const campaignCalls: Readonly<Record<string, Entry>> = {
  "redteam.listTools": {},
  "redteam.listCampaigns": {},
  "redteam.createCampaign": { call: againstOwnAgent },
  "redteam.getCampaign": {},
  "redteam.deleteCampaign": {},
  "redteam.campaignLogs": {},
  "redteam.cancelCampaign": {},
  "redteam.pauseCampaign": {},
  "redteam.resumeCampaign": {
    call: async (scene) => ({ params: { campaign_id: await plantCampaign(scene, "pause") } }),
  },
  "redteam.campaignResults": {},
  "redteam.downloadResults": {},
  "redteam.compareCampaigns": {},
  "redteam.preflightCampaign": { call: againstOwnAgent },
  "redteam.listGoals": {},
  "redteam.getGoal": { call: async (scene) => ({ params: { campaign_id: await plantCampaign(scene), place: "0" } }) },
  "redteam.listAttempts": {},
  "redteam.getAttempt": {
    call: async (scene) => {
      const campaign_id = await plantCampaign(scene);
      await workOnCampaigns(scene);
      return { params: { campaign_id, place: "0", step: "0" } };
    },
  },
  // An ended one: the stream of any other would not end.
  "redteam.events": { call: async (scene) => ({ params: { campaign_id: await plantCampaign(scene, "cancel") } }) },
  // The plan is drawn: some of its goals can't be asked in a harness.
  "redteam.createRegressionPack": { call: (scene) => ofProven(scene) },
  "redteam.retestCampaign": { call: (scene) => ofProven(scene, "cancel") },
  "redteam.preflightRetest": { call: (scene) => ofProven(scene, "cancel") },
  "redteam.testGuard": {
    call: async (scene) => ({
      ...(await ofProven(scene)),
      body: { config_id: (await plantGuardConfig(scene)).config_id },
    }),
  },
  "redteam.importCampaign": {
    call: async (scene) => ({ query: `?agent_id=${await plantAgent(ownScene(scene))}`, file: '{"entry_type":"init"}' }),
  },
  "redteam.getStop": {},
  "redteam.stopAll": {},
  "redteam.liftStop": {},
  "redteam.getPolicy": {},
  "redteam.putPolicy": {},
};
