import type { GoalResult, ProvenAttack } from "../../src/domains/redteam/course/next-send.ts";
import type { Draft } from "../../src/domains/redteam/model/draft.ts";
import { plantAgent } from "../scene.ts";
import type { World } from "../world.ts";

export interface PlantedGoal {
  readonly result: GoalResult | null;
  readonly queries?: number;
  readonly first_success?: number | null;
  readonly reason?: string | null;
  readonly attack?: Partial<ProvenAttack>;
  readonly attempts?: readonly PlantedAttempt[];
}

interface PlantedAttempt {
  readonly turns: readonly [string, ...string[]];
  readonly answer: string;
  readonly signal: number;
  readonly strategy?: string;
  readonly operators?: readonly string[];
  readonly from?: number | null;
  readonly phase?: string;
}

export interface PlantedCampaign {
  readonly goals: readonly PlantedGoal[];
  readonly agentId?: string;
  readonly seed?: number;
  readonly categories?: readonly string[];
  readonly status?: "running" | "completed";
}

/** A campaign as a worker would leave it. Goals that are not given stay as they were planned. */
export async function plantFinishedCampaign(
  world: World,
  planted: PlantedCampaign,
): Promise<{ id: string; agentId: string }> {
  const { goals, seed = 7, categories = ["injection"], status = "completed" } = planted;
  const agentId =
    planted.agentId ?? (await plantAgent({ world, owner: world.owner, team: world.owner.who.teamId } as never));
  const body = {
    ...{ tool: "native", purpose: "Answers questions about orders.", agent_id: agentId, categories },
    ...{ num_tests: Math.ceil(goals.length / categories.length), provider_config: { seed } },
  };
  const { campaign_id: id } = (await world.call("POST", "/v1/campaigns", { body })).body;
  await world.behind.query(
    `update campaigns set status = $2::text, seed = $3, completed_at = case when $2::text = 'completed' then created_at + 60 end where id = $1`,
    [id, status, seed],
  );
  for (const [place, goal] of goals.entries()) {
    const { result, queries = 30, first_success = null, reason = null, attack, attempts = [] } = goal;
    await world.behind.query(
      `update campaign_goals
       set state = case when $3::text is null then 'waiting' else 'done' end, result = $3, queries = $4, first_success = $5,
         reason = $6, attack = $7, best_signal = $8
       where campaign_id = $1 and place = $2`,
      [id, place, result, queries, first_success, reason, attack ? JSON.stringify(attack) : null, bestOf(attempts)],
    );
    for (const [step, attempt] of attempts.entries()) await plantAttempt(world, { id, place, step }, attempt);
  }
  return { id, agentId };
}

const bestOf = (attempts: readonly PlantedAttempt[]): number | null =>
  attempts.length === 0 ? null : Math.max(...attempts.map(({ signal }) => signal));

async function plantAttempt(
  world: World,
  { id, place, step }: { readonly id: string; readonly place: number; readonly step: number },
  { turns, answer, signal, strategy = "sweep", operators = [], from = null, phase = "hunt" }: PlantedAttempt,
): Promise<void> {
  const draft: Draft = { wish: turns[0], turns, before: [], carried: [], operators };
  const seen = {
    sent: turns,
    answers: [{ text: answer, toolCalls: [], finishReason: "stop" }],
    effects: [],
    refusal: null,
    error: null,
  };
  await world.behind.query(
    `insert into campaign_attempts (campaign_id, place, step, team_id, phase, strategy, engine, operators, from_step, draft, state,
       seen, signal, outcome, requests, tokens, sent_at)
     select id, $2, $3, team_id, $4, $5, 'embedded', $6, $7, $8, 'observed', $9, $10, $11, 1, 10, 1 from campaigns where id = $1`,
    [id, place, step, phase, strategy, operators, from, draft, seen, signal, signal >= 1 ? "broke" : "held"],
  );
}
