/** A console with an agent on loopback, campaigns that are planted with a seed, and workers on request. */
import { createPacer } from "../../src/domains/agents/conversation/pacing/pacer.ts";
import type { CampaignSettings } from "../../src/domains/redteam/campaigns/store/campaign-row.ts";
import { insertCampaign } from "../../src/domains/redteam/campaigns/store/campaigns.ts";
import { insertGoals } from "../../src/domains/redteam/campaigns/store/goals.ts";
import { plan } from "../../src/domains/redteam/goals/plan.ts";
import type { AttackCategory } from "../../src/domains/redteam/model/categories.ts";
import { LIBRARY } from "../../src/domains/redteam/model/library.ts";
import { startCampaignWorker } from "../../src/domains/redteam/worker/worker.ts";
import { openJobContext } from "../../src/platform/work/context.ts";
import type { Worker, WorkerRules } from "../../src/platform/work/worker.ts";
import { type Answering, openAgent, type TestAgent } from "../evaluation/run-bed.ts";
import { openWorld, type World } from "../world.ts";

export const usualSettings: CampaignSettings = {
  ...{ goals: 2, strategies: ["auto"], custom: [], queriesPerGoal: 6 },
  caps: { requests: null, tokens: null, costMicros: null },
  ...{ prices: null, concurrency: 4, confirm: { k: 2, n: 3 }, isMinimizing: false },
  ways: ["chat", "tools", "memory"],
  ...{ attackerAgentId: null, judgeAgentId: null, mostModelCalls: 0, stopAfter: null, model: null },
};

export interface PlantedCampaign {
  readonly seed: number;
  readonly categories: readonly AttackCategory[];
  readonly settings?: Partial<CampaignSettings>;
}

export interface CampaignBed extends AsyncDisposable {
  readonly world: World;
  readonly agent: TestAgent;
  readonly agentId: string;
  startWorker(rules?: Partial<WorkerRules>): Worker;
  plant(campaign: PlantedCampaign): Promise<string>;
  /** Waits until the campaign is in this state; any other end is an error. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  until(id: string, status: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  rows(statement: string, id: string): Promise<any[]>;
}

export async function openCampaignBed(
  answer: Answering,
  options?: Parameters<typeof openWorld>[0],
): Promise<CampaignBed> {
  const agent = await openAgent(answer);
  const world = await openWorld(options);
  const { services } = world;
  const workers: Worker[] = [];
  const clock = { milliseconds: Date.now };
  const retries = { attempts: 2, firstDelayMs: 5, longestDelayMs: 20, longestRetryAfterMs: 60_000 };
  const { id: agentId } = (
    await world.call("POST", "/v1/agent-configurations/", {
      body: {
        ...{ agent_name: "Order desk", model_name: "small-chat-1", agent_url: agent.url },
        ...{ rate_limit_requests_per_minute: 6_000_000, agent_params: { max_tokens: 100, timeout: 5 } },
      },
    })
  ).body;
  const rows: CampaignBed["rows"] = async (statement, id) => (await world.behind.query(statement, [id])).rows;
  return {
    ...{ world, agent, agentId, rows },
    startWorker(more) {
      const rules = { everyMs: 20, graceMs: 2_000, places: 8, ...more };
      const worker = startCampaignWorker(
        { ...services, clock, retries, pacer: createPacer(services.db), lateMs: 0 },
        rules,
      );
      workers.push(worker);
      return worker;
    },
    async plant({ seed, categories, settings: more }) {
      const settings = { ...usualSettings, ...more };
      const { userId, teamId } = world.owner.who;
      const context = openJobContext(
        { ...services, clock },
        { id: "", teamId, userId },
        {
          prefix: "test",
          scopes: ["full"],
        },
      );
      const goals = plan({ seed, categories, goalsPerCategory: settings.goals, ways: settings.ways });
      const { id } = await context.transaction(async (act) => {
        const { revision } = await services.agents.get(act, agentId);
        const campaign = await insertCampaign(act, {
          ...{ agentId, agentRevision: revision, tool: "native", name: "Test", purpose: "Answers questions." },
          ...{ categories, settings, seed, library: LIBRARY },
        });
        await insertGoals(
          act,
          campaign.id,
          goals.map(({ id: key, category, family, goal }, place) => ({
            ...{ place, key, category, family: family.id, severity: family.severity, goal },
          })),
        );
        return campaign;
      });
      return id;
    },
    async until(id, status) {
      for (;;) {
        const [row] = await rows("select * from campaigns where id = $1", id);
        if (row?.status === status) return row;
        if (row?.status !== "running") throw new Error(`the campaign is ${row?.status}: ${row?.status_message}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async [Symbol.asyncDispose]() {
      for (const worker of workers) await worker.stop();
      await world[Symbol.asyncDispose]();
      await agent[Symbol.asyncDispose]();
    },
  };
}
